/** Many events as a few steps of a film: each ends with something that changed on the board. */

import type { LogLine, Section } from "../wire/types";
import type { Told } from "./log";

export interface Step {
  told: readonly Told[];
  lines: readonly LogLine[];
  /** The event that the step is about: the last one that changed something. */
  main: LogLine;
}

/** More steps than this nobody wants to press through. */
export const MOST_STEPS = 5;

export function scenes(
  told: readonly Told[],
  sheet: (one: Told) => readonly Section[] | null,
  before: readonly Section[],
): Step[] {
  const groups: Told[][] = [];
  let open: Told[] = [];
  let last = JSON.stringify(before);
  for (const one of told) {
    open.push(one);
    const now = sheet(one);
    const text = now === null ? last : JSON.stringify(now);
    if (text === last) continue;
    last = text;
    groups.push(open);
    open = [];
  }
  // What was only said at the end belongs to what happened last.
  if (open.length) groups.push([...(groups.pop() ?? []), ...open]);
  return few(groups).map((group) => made(group, sheet, before));
}

/** The two neighbours that are shortest together become one, until few are left. */
function few(groups: readonly Told[][]): Told[][] {
  const left = [...groups];
  while (left.length > MOST_STEPS) {
    let best = 0;
    for (let i = 1; i < left.length - 1; i++) {
      if (cost(left, i) < cost(left, best)) best = i;
    }
    left.splice(best, 2, [...left[best]!, ...left[best + 1]!]);
  }
  return left;
}

/** Steps of different sides stay apart as long as they can. */
function cost(groups: readonly Told[][], at: number): number {
  const [one, other] = [groups[at]!, groups[at + 1]!];
  return one.length + other.length + (one.at(-1)!.side === other[0]!.side ? 0 : 100);
}

function made(
  told: readonly Told[],
  sheet: (one: Told) => readonly Section[] | null,
  before: readonly Section[],
): Step {
  const texts = told.map((one) => JSON.stringify(sheet(one) ?? before));
  const changing = told.filter((_, i) => i > 0 && texts[i] !== texts[i - 1]);
  return { told, lines: told.map((one) => one.line), main: (changing.at(-1) ?? told.at(-1)!).line };
}
