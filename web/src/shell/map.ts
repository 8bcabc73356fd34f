/** A map drawn in letters: its numbers are the names of places, so they can be lit and picked like things. */

import { parted } from "../speak/speaker";

export interface Bit {
  text: string;
  /** The number that a word of the map begins with. */
  number: number | null;
}

/** A row that keeps its columns is a drawing. */
export const drawn = (text: string): boolean => /\S {2,}\S/.test(text);

/** A line of a drawing, however little stands on it; what explains the drawing is text. */
export const letters = (text: string): boolean =>
  drawn(text) || /^ {2}|^$/.test(text) || bits(text).some((bit) => bit.number !== null);

/** A line of the map in pieces: numbers that begin a word, and what stands between them. */
export function bits(text: string): Bit[] {
  const found: Bit[] = [];
  let at = 0;
  for (const match of text.matchAll(/(?<![^\s])\d+(?=[^\s\d])/g)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), number: null });
    found.push({ text: match[0], number: Number(match[0]) });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), number: null });
  return found;
}

/** Numbers → the things of named kinds that have them in their names: 7 → `hex:7`, and both ends of `edge:7-12`. */
export function named(things: ReadonlySet<string>, kinds: Record<string, object>): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const thing of things) {
    const [kind, word] = parted(thing);
    // Kinds without names are plain numbers: amounts, not places.
    if (!Object.keys(kinds[kind] ?? {}).length) continue;
    if (!/^\d+(-\d+)*$/.test(word)) continue;
    for (const part of word.split("-")) found.set(Number(part), [...(found.get(Number(part)) ?? []), thing]);
  }
  return found;
}
