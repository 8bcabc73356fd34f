/** Puts the page into the document, once its styles are there. */

import { mount } from "svelte";
import App from "./App.svelte";

const show = () => void mount(App, { target: document.getElementById("page")! });
if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
else show();
