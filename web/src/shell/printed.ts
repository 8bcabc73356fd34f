/** What is printed on a thing: its row in the component data, as fields with names and as text. */

import type { Components } from "../boards/board";
import { dashed, parted, type Speaker } from "../speak/speaker";
import type { Value } from "../wire/types";

export type Row = Record<string, unknown>;

export interface Field {
  name: string;
  value: string;
}

/** The row that prints a thing (`crew:hermit`, `waypoint:3`); of several maps the one that is played on. */
export function rowOf(
  thing: string,
  components: Components,
  english: string,
  options: Record<string, Value | Value[]>,
): Row | null {
  const [kind, word] = parted(thing);
  if (!word) return null;
  const played = new Set(Object.values(options).filter((value) => typeof value === "string"));
  let best: { row: Row; score: number } | null = null;
  for (const [file, kinds] of Object.entries(components)) {
    const ours = [...played].some((value) => file.endsWith(`_${value}`)) ? 1 : 0;
    for (const [name, rows] of Object.entries(kinds)) {
      for (const [i, [id, row]] of Object.entries(rows).entries()) {
        const score = fits(kind, word, english, name, id, i, row);
        if (score && (!best || score * 2 + ours > best.score)) best = { row, score: score * 2 + ours };
      }
    }
  }
  return best?.row ?? null;
}

/** How surely a row is meant; 0: it is not. */
function fits(kind: string, word: string, english: string, name: string, id: string, i: number, row: Row): number {
  const own = dashed(id);
  if (/^\d+$/.test(word)) {
    const number = Number(word);
    if (row[kind] === number) return 5;
    if (own.endsWith(`${kind}-${word}`)) return 4;
    if (name !== kind && name !== `${kind}_card`) return 0;
    const counted = row.number ?? row.index;
    return counted === number ? 5 : counted === undefined && i === number - 1 ? 2 : 0;
  }
  if (own === word || (typeof row.key === "string" && dashed(row.key) === word)) return name === kind ? 6 : 5;
  if (own.endsWith(`${kind}-${word}`)) return 4;
  if (own.startsWith(`${kind}-`) && alike(own.slice(kind.length + 1), word)) return 4;
  return english && row.name === english ? 3 : 0;
}

/** The same words in another order; a letter behind a number tells copies apart: `1-zombie` and `zombie-1b`. */
function alike(id: string, word: string): boolean {
  const sorted = (text: string) => text.split("-").sort().join("-");
  return sorted(id) === sorted(word.replace(/(\d)[a-z]$/, "$1"));
}

const KINDS = ["token", "resource", "zone", "equipment", "movers"];

/** The fields of a row that the game's catalogue has a name for (`field-skill`). */
export function fieldsOf(row: Row, speak: Speaker): Field[] {
  const found: Field[] = [];
  for (const [field, value] of Object.entries(row)) {
    const message = `field-${dashed(field)}`;
    if (!speak.has(message)) continue;
    const text = spoken(field, row[`${field}_${speak.lang}`] ?? value, speak);
    if (text) found.push({ name: speak.say(message), value: text });
  }
  return found;
}

/** A printed value in words; "" when there are none for it. */
function spoken(field: string, value: unknown, speak: Speaker): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? speak.say("yes") : "";
  if (typeof value === "string") return wordFor(field, value, speak) ?? "";
  if (Array.isArray(value)) {
    const texts = value.map((one) => (typeof one === "string" ? wordFor(field, one, speak) : null));
    return texts.length && texts.every((text) => text !== null) ? texts.join(", ") : "";
  }
  if (value && typeof value === "object") {
    const parts = Object.entries(value).map(([word, count]) => ({ text: wordFor(field, word, speak), count }));
    if (!parts.length || parts.some(({ text, count }) => text === null || typeof count !== "number")) return "";
    return parts.map(({ text, count }) => speak.counted(text!, count as number)).join(", ");
  }
  return "";
}

function wordFor(field: string, word: string, speak: Speaker): string | null {
  if (/^[A-Z]$/.test(word)) return word;
  const kinds = [field, field.replace(/s$/, ""), field.replace(/_/g, "-"), ...KINDS];
  for (const kind of kinds) {
    const found = speak.label(kind, dashed(word));
    if (found) return found;
  }
  // A text in the reader's own language needs no name.
  return /[^a-z_\d]/.test(word) ? word : null;
}

/** What the card says, where a catalogue or the data has words for it. */
export function textOf(thing: string, row: Row | null, speak: Speaker): string {
  const [, word] = parted(thing);
  const own = speak.label("effect", dashed(word)) ?? speak.label("does", dashed(word));
  if (own) return own;
  return typeof row?.effect === "string" ? (speak.label("ability", dashed(row.effect)) ?? "") : "";
}
