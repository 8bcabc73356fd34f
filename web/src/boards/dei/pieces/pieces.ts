/** Which drawing stands for a word of the game, and which of the house's marks a faction wears. */

import type { Drawing } from "../../../shell/icon";
import { BODIES } from "./bodies";

const drawn = (name: string, body: string): Drawing => ({ name, size: 24, stroke: false, body });

/** Words that have the drawing of another one. */
const ALIKE: Record<string, keyof typeof BODIES> = {
  "build-refuge": "refuge",
  "build-elevator": "elevator",
  "build-bridge": "bridge",
  "region-majority-bonus": "stronger",
  "leader-majority-bonus": "stronger",
  "push-one-unit-each": "push",
  "swap-resources": "swap",
  "change-level-without-elevator": "climb",
  "altar-of-gaia": "altar",
  machine: "ripley",
  blizzard: "blizzard",
  "gusty-wind": "wind",
  "acid-rain": "rain",
  "black-ice": "ice",
  "heavy-snowfall": "snow",
  "solar-flare": "sun",
};
for (const leader of ["grim", "marlowe", "goliath", "swift", "nikita", "lilith"]) ALIKE[leader] = "leader";

const DRAWN = new Map<string, Drawing>(Object.entries(BODIES).map(([name, body]) => [name, drawn(name, body)]));
for (const [word, body] of Object.entries(ALIKE)) DRAWN.set(word, drawn(word, BODIES[body]));

/** The drawing of a symbol, unit, construction, resource or sign; a plain cube for what has none. */
export const piece = (word: string): Drawing => DRAWN.get(word) ?? DRAWN.get("cube")!;
export const hasPiece = (word: string): boolean => DRAWN.has(word);

/** A candy: its wrapper with the action that it gives. */
export function candy(word: string): Drawing {
  const { body } = piece(word);
  const inside = `<circle cx="12" cy="12" r="5.6" fill="var(--pale, var(--paper-high))"/><g transform="translate(7.2 7.2) scale(.4)">${body}</g>`;
  return drawn(`candy-${word}`, BODIES.candy + inside);
}

/** The tower of an outpost, and a signal by its symbols. */
export const outpost = (colour: string): Drawing => piece(`outpost-${colour}`);
export const signal = (symbols: number): Drawing => piece(`signal-${symbols}`);

/** Triangle, square, circle, cross, star, diamond, pentagon: bound to the faction, whoever leads it (`SeatMark` has the shapes). */
const MARKS: Record<string, number> = {
  ravagers: 0,
  "refuge-42": 1,
  "farm-z": 2,
  fauns: 3,
  psionics: 4,
  auxilia: 5,
  wild: 7,
};

/** The mark that a side wears: before it has a faction the one mark that no faction has. */
export const markOf = (faction: string): number => MARKS[faction] ?? 6;
export const colourOf = (faction: string): string => `var(--seat-${markOf(faction)})`;
