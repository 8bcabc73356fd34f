/** What differs between two text boards: the rows that came, went or read differently. */

import type { Speaker } from "../speak/speaker";
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

function rowChanges(before: readonly Row[], after: readonly Row[], speak: Speaker): Omit<Change, "section" | "seat">[] {
  const gone = before.map((row) => ({ row, text: speak.row(row) }));
  const come = after.map((row) => ({ row, text: speak.row(row) }));
  for (const one of [...gone]) {
    const same = come.findIndex((other) => other.text === one.text && other.row.thing === one.row.thing);
    if (same >= 0) {
      come.splice(same, 1);
      gone.splice(gone.indexOf(one), 1);
    }
  }
  const found: Omit<Change, "section" | "seat">[] = [];
  for (const one of gone) {
    const other =
      come.findIndex((c) => one.row.thing !== "" && c.row.thing === one.row.thing) ;
    const place = other >= 0 ? other : come.findIndex((c) => c.row.message === one.row.message && c.row.thing === one.row.thing);
    const next = place >= 0 ? come.splice(place, 1)[0] : undefined;
    found.push({ thing: one.row.thing || (next?.row.thing ?? ""), before: one.text, after: next?.text ?? "" });
  }
  for (const one of come) found.push({ thing: one.row.thing, before: "", after: one.text });
  return found;
}
