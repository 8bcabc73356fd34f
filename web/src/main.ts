import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";

/** The server was renewed under an open page: its parts have new names, so the page comes again, once in a while at most. */
const PATIENCE = 20_000;
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("ashfall.renewed") ?? 0);
  if (Date.now() - last < PATIENCE) return;
  sessionStorage.setItem("ashfall.renewed", String(Date.now()));
  event.preventDefault();
  location.reload();
});

mount(App, { target: document.getElementById("page")! });
