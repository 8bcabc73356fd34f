/** What differs between two text boards: the rows that came, went or read differently. */

import type { Speaker } from "../speak/speaker";
import { drawn } from "./map";
import type { Row, Section } from "../wire/types";

export interface Change {
  section: string;
  seat: number | null;
  thing: string;
  before: string;
  after: string;
}

const nameOf = (section: Section): string => `${section.message} ${section.seat ?? ""}`;

export function changes(before: readonly Section[], after: readonly Section[], speak: Speaker): Change[] {
  const found: Change[] = [];
  const keys = [...new Set([...after.map(nameOf), ...before.map(nameOf)])];
  for (const key of keys) {
    const old = before.filter((section) => nameOf(section) === key);
    const now = after.filter((section) => nameOf(section) === key);
    for (let i = 0; i < Math.max(old.length, now.length); i++) {
      const title = speak.section((now[i] ?? old[i])!);
      const seat = (now[i] ?? old[i])!.seat;
      for (const change of rowChanges(old[i]?.rows ?? [], now[i]?.rows ?? [], speak)) {
        found.push({ section: title, seat, ...change });
      }
    }
  }
  return found;
}

/** A row that reckons ahead says nothing that has changed; it stands beside the choices. */
export const foretold = (row: Row): boolean => row.message.startsWith("forecast-");

function rowChanges(before: readonly Row[], after: readonly Row[], speak: Speaker): Omit<Change, "section" | "seat">[] {
  // Lines of a drawing say nothing one by one; what they draw stands in the lists too.
  const read = (rows: readonly Row[]) => {
    const all = rows.filter((row) => !foretold(row)).map((row) => ({ row, text: speak.row(row) }));
    return all.some(({ text }) => drawn(text)) ? [] : all;
  };
  const [gone, come] = [read(before), read(after)];
  for (const one of [...gone]) {
    const same = come.findIndex((other) => other.text === one.text && other.row.thing === one.row.thing);
    if (same >= 0) {
      come.splice(same, 1);
      gone.splice(gone.indexOf(one), 1);
    }
  }
  const found: Omit<Change, "section" | "seat">[] = [];
  for (const one of gone) {
    const other = come.findIndex((c) => one.row.thing !== "" && c.row.thing === one.row.thing);
    const place =
      other >= 0 ? other : come.findIndex((c) => c.row.message === one.row.message && c.row.thing === one.row.thing);
    const next = place >= 0 ? come.splice(place, 1)[0] : undefined;
    found.push({ thing: one.row.thing || (next?.row.thing ?? ""), before: one.text, after: next?.text ?? "" });
  }
  for (const one of come) found.push({ thing: one.row.thing, before: "", after: one.text });
  return found;
}

export interface Bit {
  text: string;
  kind: "same" | "gone" | "come";
}

/** Two readings of one row word by word, or null when they have so little in common that both are better read whole. */
export function woven(before: string, after: string): Bit[] | null {
  const [old, now] = [before.split(" "), after.split(" ")];
  const same = lengths(old, now);
  if (!before || !after || same[0]![0]! * 2 < Math.min(old.length, now.length)) return null;
  const bits: Bit[] = [];
  const put = (kind: Bit["kind"], text: string) => {
    const last = bits.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else bits.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      put("same", old[i]!);
      i++;
      j++;
    } else if (i < old.length && (j === now.length || same[i + 1]![j]! >= same[i]![j + 1]!)) put("gone", old[i++]!);
    else put("come", now[j++]!);
  }
  return bits;
}

/** The length of the longest common row of words from each pair of places on. */
function lengths(old: readonly string[], now: readonly string[]): number[][] {
  const made = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      made[i]![j] = old[i] === now[j] ? made[i + 1]![j + 1]! + 1 : Math.max(made[i + 1]![j]!, made[i]![j + 1]!);
    }
  }
  return made;
}
