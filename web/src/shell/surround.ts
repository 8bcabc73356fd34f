/** What the things of a scene need around them, whatever they are drawn on. */

import type { Surroundings } from "../boards/board";
import { speech } from "../state/speech.svelte";
import type { Scene } from "./scene";

const NOTHING: ReadonlySet<string> = new Set();

export const around = (scene: () => Scene): Surroundings => ({
  get lit() {
    return scene().lit;
  },
  get chosen() {
    return scene().chosen;
  },
  get hovered() {
    return scene().hovered;
  },
  get touched() {
    return scene().touched;
  },
  get foretold() {
    return scene().foretold ?? NOTHING;
  },
  get live() {
    return scene().live;
  },
  get speak() {
    return speech.now;
  },
  pick: (thing, from) => scene().pick(thing, from),
  inspect: (thing) => scene().inspect(thing),
  hover: (thing) => scene().hover(thing),
  get later() {
    return scene().later;
  },
});
