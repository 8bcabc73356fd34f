/** What lies in a region, in a row at its head: towers, buildings, dens, drones, who waits; at the right what can be collected. */

import { worn, type DeiView, type Region } from "../view";

export interface Item {
  kind: "outpost" | "neutral" | "built" | "drone" | "pad" | "waiting";
  /** The name of its drawing. */
  drawing: string;
  /** Its name for people: a thing of the game. */
  thing: string;
  /** What its owner wears; of an outpost whoever has its cube. */
  owner: number | null;
  /** Its width and how much of it is the drawing, in units of which a pill is 16 high. */
  wide: number;
  size: number;
}

export const TALL = 19;
const SMALL = 12;
/** A resource with its number. */
export const GOOD = 21.5;

export function itemsOf(view: DeiView, region: Region): Item[] {
  const holder = region.holder === null ? null : worn(view, region.holder);
  const found: Item[] = region.outposts.map((colour) => ({
    kind: "outpost",
    drawing: `outpost-${colour}`,
    thing: `colour:${colour}`,
    owner: holder,
    wide: TALL + (holder === null ? 0 : 2),
    size: TALL,
  }));
  for (const name of region.neutral)
    found.push({
      kind: "neutral",
      drawing: name,
      thing: `construction:${name}`,
      owner: null,
      wide: 15.5,
      size: 15.5,
    });
  for (const { construction, seat } of region.built)
    found.push({
      kind: "built",
      drawing: construction,
      thing: `construction:${construction}`,
      owner: worn(view, seat),
      wide: 18.5,
      size: 15.5,
    });
  for (const drone of region.drones)
    found.push({ kind: "drone", drawing: drone, thing: `drone:${drone}`, owner: null, wide: TALL, size: TALL });
  if (region.drone_start && !region.drones.length)
    found.push({ kind: "pad", drawing: "", thing: "", owner: null, wide: SMALL, size: SMALL });
  for (const figure of region.mercenaries)
    found.push({ kind: "waiting", drawing: figure, thing: `figure:${figure}`, owner: null, wide: 17, size: 17 });
  return found;
}

export interface Line {
  items: { item: Item; x: number }[];
  y: number;
}

/** Items in lines of a width; where a line ends. */
export function inLines(items: readonly Item[], width: number): { lines: Line[]; end: number } {
  const lines: Line[] = [];
  let x = 0;
  for (const item of items) {
    if (!lines.length || (x > 0 && x + item.wide > width + 2)) {
      lines.push({ items: [], y: lines.length * TALL });
      x = 0;
    }
    lines.at(-1)!.items.push({ item, x });
    x += item.wide + 1.5;
  }
  return { lines, end: x };
}
