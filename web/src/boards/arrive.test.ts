import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../state/settings.svelte";
import { arrives } from "./arrive";

function store() {
  const node = document.createElement("span");
  node.innerHTML = "<svg></svg>";
  document.body.append(node);
  const flight = {} as Animation;
  const animate = vi.fn(() => flight);
  for (const one of [node, HTMLElement.prototype]) Object.assign(one, { animate });
  node.querySelector("svg")!.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  return { node, flight };
}
const flying = () => document.querySelectorAll("[data-flying]").length;

afterEach(() => document.body.replaceChildren());

it("as many signs fly as the number grew, at most six, and are gone when they are there", () => {
  settings.motion = "on";
  const { node, flight } = store();
  const action = arrives(node, 1);
  action.update(3);
  expect(flying()).toBe(2);
  flight.onfinish!(new Event("finish") as AnimationPlaybackEvent);
  expect(flying()).toBe(1);
  action.update(40);
  expect(flying()).toBe(7);
});

it("nothing flies away, and nothing at all without motion", () => {
  settings.motion = "on";
  const action = arrives(store().node, 3);
  action.update(1);
  settings.motion = "off";
  action.update(5);
  expect(flying()).toBe(0);
});
