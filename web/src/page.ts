/** Puts the page into the document, once its styles are there. */

import { mount } from "svelte";
import App from "./App.svelte";

/** The name that stands there from the first moment goes when there is something to read. */
function makeWay(page: HTMLElement): void {
  const opening = document.getElementById("opening");
  const watch = new MutationObserver(() => {
    if (!page.textContent?.trim()) return;
    watch.disconnect();
    opening?.remove();
  });
  watch.observe(page, { childList: true, subtree: true, characterData: true });
}

function show(): void {
  const page = document.getElementById("page")!;
  makeWay(page);
  mount(App, { target: page });
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
else show();
