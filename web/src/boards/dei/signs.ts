/** Which drawing stands for what. */

import type { Drawing } from "../../shell/icon";
import { piece } from "./pieces/drawings";

const ACTIONS: Record<string, string> = {
  move: "move",
  collect: "collect",
  enlist: "enlist",
  build: "build",
  "build-refuge": "refuge",
  "build-elevator": "elevator",
  "build-bridge": "bridge",
  strike: "strike",
  buy: "buy",
  drone: "drone",
  tolstoy: "tolstoy",
  altar: "altar",
  machine: "ripley",
  den: "den",
  "region-majority-bonus": "until",
  "push-one-unit-each": "back",
  "swap-resources": "tech",
};

/** The sign of an action on a card. */
export const sign = (symbol: string): Drawing => piece(ACTIONS[symbol] ?? symbol);

/** Everything that is drawn as a sign and has no name beside it, for the reference card. */
export const SYMBOLS: Record<string, Drawing> = Object.fromEntries(
  Object.keys(ACTIONS).map((symbol) => [symbol, sign(symbol)]),
);
