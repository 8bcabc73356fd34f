/** Everything written in a region: what lies in it at its head, the strengths at its foot. */

import type { DeiView } from "../view";
import { GOOD, inLines, itemsOf, TALL, type Line } from "./contents";
import { WALL, type Box, type Place } from "./geometry";
import { flow, HIGH, pillsOf, type Change, type Flowed, type Pill } from "./pills";

export interface Label {
  scale: number;
  items: { x: number; y: number; lines: Line[] };
  goods: { x: number; y: number; list: [kind: "technology" | "energy", count: number][] };
  pills: { x: number; y: number; flowed: Flowed };
}

const STEP = HIGH + 1.2;
/** A tile of this size is drawn at scale 1; smaller ones not below what can be read. */
const USUAL = 146;

/** How large things are drawn in a tile of this size. */
export const scaleOf = (side: number): number => Math.min(1.25, Math.max(0.78, side / USUAL));

/** From afar only towers and the pill of the holder, or of those who share the top. */
function afar(pills: readonly Pill[]): Pill[] {
  const top = pills.find((pill) => pill.holds) ?? pills.find((pill) => pill.ties);
  return top ? [{ ...top, signs: [] }] : [];
}

export function label(
  view: DeiView,
  place: Place,
  side: number,
  mine: number | null,
  change: Change | null,
  far = false,
): Label {
  const scale = scaleOf(side);
  const { region, box } = place;
  const spare = far ? null : place.spare;
  const pad = 3 * scale;
  const width = (one: Box): number => (one.right - one.left - 2 * pad) / scale;
  const high = (box.bottom - box.top - pad) / scale;
  const items = itemsOf(view, region).filter((item) => !far || item.kind === "outpost");
  const list = far
    ? []
    : (["technology", "energy"] as const)
        .filter((kind) => region.goods[kind] > 0)
        .map((kind): [typeof kind, number] => [kind, region.goods[kind]]);
  const goods = list.length * GOOD;
  const all = pillsOf(view, region, change);
  const pills = far ? afar(all) : all;

  const laid = inLines(items, width(box));
  // Beside the things if they leave room, else below them.
  const beside = laid.lines.length <= 1 && laid.end + goods <= width(box) + 4;
  const head = Math.max(laid.lines.length * TALL, list.length ? 14 : 0) + (beside || !list.length ? 0 : 14);
  const over = region.level === "roof" ? (side * WALL * 0.55) / scale : 0;
  const rowsBeside = Math.max(1, Math.floor((high - head + over + 1) / STEP));
  const needed = flow(pills, width(box), 9, mine).rows.length;
  const spread = spare !== null && items.length + list.length > 0 && (needed > rowsBeside || !beside);
  const flowed = flow(pills, width(box), spread ? Math.max(1, Math.floor((high + 1) / STEP)) : rowsBeside, mine);

  const top = (one: Box): number => one.top + pad * 0.6;
  const at = spread ? spare : box;
  const lines = spread ? inLines(items, width(spare)) : laid;
  const room = spread ? lines.lines.length <= 1 && lines.end + goods <= width(spare) + 4 : beside;
  const drop = room ? 1.5 : lines.lines.length * TALL + (lines.lines.length ? 0 : 1.5);
  const hang = region.level === "roof" && flowed.rows.length > 1 ? side * WALL * 0.55 : 0;
  return {
    scale,
    items: { x: at.left + pad, y: top(at), lines: lines.lines },
    goods: { x: at.right - pad - goods * scale + 2 * scale, y: top(at) + drop * scale, list },
    pills: {
      x: box.left + pad,
      y: box.bottom - pad - STEP * scale * flowed.rows.length + scale + hang,
      flowed,
    },
  };
}
