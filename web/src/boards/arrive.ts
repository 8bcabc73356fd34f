/** Goods fly to the store: where a number grows, its sign comes from where somebody pointed last or something happened. */

import { moves } from "../state/settings.svelte";

const TIME = 420;
const APART = 60;
const MOST = 6;
/** So long a click is where things come from. */
const RECENT = 4000;

let pointed: { x: number; y: number; at: number } | null = null;
if (typeof addEventListener === "function")
  addEventListener("pointerdown", (event) => (pointed = { x: event.clientX, y: event.clientY, at: Date.now() }), true);

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function origin(to: { x: number; y: number }): { x: number; y: number } {
  if (pointed && Date.now() - pointed.at < RECENT) return pointed;
  const touched = document.querySelector("[data-board] .thing.touched");
  return touched ? middle(touched.getBoundingClientRect()) : { x: to.x, y: to.y - 90 };
}

function fly(node: HTMLElement, count: number): void {
  const sign = node.querySelector("svg");
  const box = (sign ?? node).getBoundingClientRect();
  if (!sign || !box.width || typeof node.animate !== "function") return;
  const to = middle(box);
  const from = origin(to);
  for (let k = 0; k < Math.min(MOST, count); k += 1) {
    const one = document.createElement("span");
    one.dataset.flying = "";
    one.setAttribute("aria-hidden", "true");
    Object.assign(one.style, {
      position: "fixed",
      left: `${box.x}px`,
      top: `${box.y}px`,
      pointerEvents: "none",
      zIndex: "60",
    });
    one.append(sign.cloneNode(true));
    document.body.append(one);
    const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(1.4)`;
    const flight = one.animate(
      [
        { transform: way, opacity: 0.9 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: TIME,
        delay: k * APART,
        easing: "ease-in-out",
        fill: "backwards",
      },
    );
    flight.onfinish = flight.oncancel = () => one.remove();
  }
}

/** `<span use:arrives={2}>`: when the number grows, as many of its signs fly here. */
export function arrives(node: HTMLElement, count: number) {
  let before = count;
  return {
    update(now: number) {
      if (now > before && moves()) fly(node, now - before);
      before = now;
    },
  };
}
