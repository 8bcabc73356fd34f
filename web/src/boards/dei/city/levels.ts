/** The three views of the city: all of it, the ground, the roofs. What is asked decides first, then the person. */

import type { Envelope } from "../../../wire/types";
import type { DeiView } from "../view";

export const LEVELS = ["all", "ground", "roofs"] as const;
/** The setting that strews the holder's shape over the ground, for eyes to which two colours are one. */
export const SHAPES = "dei-shapes";
export type Level = (typeof LEVELS)[number];

/** Questions about one level only, if what they light is all on it. */
const FOCUSED = new Set(["build-place", "machine-move", "machine-deploy", "eal-target", "choose-way", "tolstoy-move"]);

/** The view that a question asks for. */
export function asked(view: DeiView, table: Envelope, lit: ReadonlySet<string>): Level {
  if ([...lit].some((thing) => thing.startsWith("site:"))) return "roofs";
  if (!table.choices.some(({ question }) => FOCUSED.has(question.replaceAll("_", "-")))) return "all";
  const levels = new Set(view.regions.filter((one) => lit.has(`region:${one.region}`)).map((one) => one.level));
  if (levels.size !== 1) return "all";
  return levels.has("roof") ? "roofs" : "ground";
}
