/** Who is how strong in a region, as pills: a mark, a number and who is there. One for each faction, in seat order. */

import { worn, type DeiView, type Region } from "../view";

export interface Pill {
  side: number;
  /** The mark and the colour that the side wears. */
  worn: number;
  strength: number;
  /** After the move that is considered; null: as now. */
  after: number | null;
  /** Has the majority (after the move). */
  holds: boolean;
  /** Shares the top: nobody has the majority. */
  ties: boolean;
  /** Drawings of who is there besides scrappers, and whether some of the strength ends with the phase. */
  signs: string[];
}

/** What a considered move makes of a region: the strength of one side, and who holds it then. */
export interface Change {
  side: number;
  strength: number;
  holder: number | null;
}

const LEADERS = new Set(["grim", "marlowe", "goliath", "swift", "nikita", "lilith"]);
/** Drawings have names of their own. */
const DRAWN: Record<string, string> = { "altar-of-gaia": "altar" };

function signsOf(view: DeiView, region: Region, side: number, figures: readonly string[]): string[] {
  const found = figures.map((figure) => (LEADERS.has(figure) ? "crown" : (DRAWN[figure] ?? figure)));
  if (view.signals?.seat === side) {
    const here = view.signals.regions.find((one) => one.region === region.region)?.signals ?? [];
    const highest = Math.max(0, ...here.map((count, level) => (count > 0 ? level + 1 : 0)));
    if (highest) found.push(`signal${highest}`);
  }
  const parts = view.strengths.find((one) => one.region === region.region && one.seat === side)?.parts ?? [];
  if (parts.some((part) => part.kind.endsWith("_now"))) found.push("until");
  return found;
}

export function pillsOf(view: DeiView, region: Region, change: Change | null): Pill[] {
  const there = new Map(region.units.map((units) => [units.seat, units]));
  if (change && !there.has(change.side))
    there.set(change.side, { seat: change.side, scrappers: 0, figures: [], strength: 0 });
  const strongest = Math.max(0, ...region.units.map((units) => units.strength));
  const tied = !change && region.holder === null && strongest > 0;
  const holder = change ? change.holder : region.holder;
  return [...there.values()]
    .sort((a, b) => a.seat - b.seat)
    .map((units) => ({
      side: units.seat,
      worn: worn(view, units.seat),
      strength: units.strength,
      after: change?.side === units.seat && change.strength !== units.strength ? change.strength : null,
      holds: holder === units.seat,
      ties: tied && units.strength === strongest,
      signs: signsOf(view, region, units.seat, units.figures),
    }));
}

export const HIGH = 16;
const SIGN = 11;
const LETTER = 7.2;

export const written = (pill: Pill): string => `${pill.strength}${pill.ties ? "=" : ""}`;
export const writtenAfter = (pill: Pill): string => (pill.after === null ? "" : `›${pill.after}`);

/** How wide a pill is, in units of which its height has 16; where its signs and the number after begin. */
export function measures(pill: Pill): { signs: number; after: number; width: number } {
  const signs = 17 + LETTER * written(pill).length + 2.5;
  const after = signs + SIGN * pill.signs.length + (pill.signs.length ? 1 : 0);
  const more = writtenAfter(pill).length;
  return { signs, after, width: after + (more ? LETTER * more + 1 : 0) + 2.5 };
}

export interface Flowed {
  rows: { pill: Pill; x: number }[][];
  /** How many found no room. */
  more: number;
  /** Where the "+2" stands in the last row. */
  moreAt: number;
}

const MORE = 20;

function fill(pills: readonly Pill[], width: number, more: boolean): Flowed {
  const rows: Flowed["rows"] = [[]];
  let x = 0;
  const room = (wide: number): number => {
    if (x > 0 && x + wide > width + 1) {
      rows.push([]);
      x = 0;
    }
    const at = x;
    x += wide + 2;
    return at;
  };
  for (const pill of pills) {
    const at = room(measures(pill).width);
    rows.at(-1)!.push({ pill, x: at });
  }
  return { rows, more: 0, moreAt: more ? room(MORE) : 0 };
}

/**
 * Pills in rows, as many as there is room for: mine and the strongest stay, the others are counted.
 * Width and height in units of which a pill is 16 high.
 */
export function flow(pills: readonly Pill[], width: number, rows: number, mine: number | null): Flowed {
  const whole = fill(pills, width, false);
  if (!pills.length) return { rows: [], more: 0, moreAt: 0 };
  if (whole.rows.length <= rows) return whole;
  const kept = [...pills].sort(
    (a, b) => Number(b.side === mine) - Number(a.side === mine) || b.strength - a.strength || a.side - b.side,
  );
  for (let count = kept.length - 1; count > 0; count--) {
    const stay = new Set(kept.slice(0, count).map((pill) => pill.side));
    const found = fill(
      pills.filter((pill) => stay.has(pill.side)),
      width,
      true,
    );
    if (found.rows.length <= rows || count === 1) return { ...found, more: pills.length - count };
  }
  return whole;
}
