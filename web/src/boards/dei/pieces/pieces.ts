/** Drawings that are put together: candies, towers, signals. And the mark that a faction wears. */

import type { Drawing } from "../../../shell/icon";
import { piece } from "./drawings";

/** A candy: its wrapper with the action that it gives. */
export function candy(word: string): Drawing {
  const inside = `<circle cx="12" cy="12" r="5.6" fill="var(--pale, var(--paper-high))"/><g transform="translate(7.2 7.2) scale(.4)">${piece(word).body}</g>`;
  return { ...piece("candy"), name: `dei-candy-${word}`, body: piece("candy").body + inside };
}

/** The tower of an outpost, and a signal by its symbols. */
export const outpost = (colour: string): Drawing => piece(`outpost-${colour}`);
export const signal = (symbols: number): Drawing => piece(`signal${symbols}`);
