/** Which drawing stands for what. */

import type { Drawing } from "../../shell/icon";
import { piece } from "./pieces/drawings";

const ACTIONS = [
  "move",
  "collect",
  "enlist",
  "build",
  "build-refuge",
  "build-elevator",
  "build-bridge",
  "strike",
  "buy",
  "drone",
  "tolstoy",
  "altar",
  "machine",
  "den",
  "region-majority-bonus",
  "push-one-unit-each",
  "swap-resources",
];

/** Everything that is drawn as a sign and has no name beside it, for the reference card. */
export const SYMBOLS: Record<string, Drawing> = Object.fromEntries(ACTIONS.map((symbol) => [symbol, piece(symbol)]));
