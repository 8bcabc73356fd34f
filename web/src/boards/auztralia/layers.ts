/** What the map can bring forward. A layer draws its own kinds as they are, adds what they mean, and dims the others. */

import { settings } from "../../state/settings.svelte";
import type { Components } from "../board";
import type { AuztraliaView, Hex } from "./view";

export const LAYERS = ["all", "terrain", "rail", "farms", "goods", "old-ones"] as const;
export type Layer = (typeof LAYERS)[number];

export type Kind = "terrain" | "level" | "track" | "port" | "site" | "farm" | "lode" | "tile" | "old-one";

const FORWARD: Record<Layer, readonly Kind[]> = {
  all: ["terrain", "level", "track", "port", "site", "farm", "lode", "tile", "old-one"],
  terrain: ["terrain"],
  rail: ["track", "port", "site"],
  farms: ["farm", "port"],
  goods: ["lode"],
  // Farms and ports are what the Old Ones make for.
  "old-ones": ["tile", "old-one", "level", "farm", "port"],
};

const GAME = "auztralia";

/** The layer that this browser looks at; it stays so for the next game. */
export const layers = {
  get now(): Layer {
    return LAYERS.find((one) => one === settings.layers[GAME]) ?? "all";
  },
  set now(layer: Layer) {
    settings.layers[GAME] = layer;
  },
};

/** The class of a drawing of this kind: `far` dims it, unless it is lit. */
export const depth = (layer: Layer, kind: Kind): "near" | "far" => (FORWARD[layer].includes(kind) ? "near" : "far");

/** What a terrain asks and takes: the least printed Time of laying track there, and the farm that stands there. */
export function meaning(
  view: AuztraliaView,
  components: Components,
  terrain: Hex["terrain"],
): { time: number; farm: string } {
  const { track, farm } = view.terrain[terrain];
  const times = track.map((box) => Number(components.components?.action?.[box.replaceAll("-", "_")]?.time ?? 0));
  return { time: Math.min(...times), farm };
}
