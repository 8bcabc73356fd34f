/** The geometry of the map: where hexes lie, their corners and sides, the coast, and where pieces stand in a hex. */

import type { Point } from "../terrain";

/** From the middle of a hex to its corners, in units of the drawing. */
export const RADIUS = 40;
export const WIDTH = Math.sqrt(3) * RADIUS;

interface Place {
  hex: number;
  q: number;
  r: number;
}

/** Pointy-top hexes: q grows east, r south-east. */
export const centre = ({ q, r }: { q: number; r: number }): Point => ({ x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r });

/** The frame around all hexes. */
export function frame(
  hexes: readonly Place[],
  margin: number,
): { x: number; y: number; width: number; height: number } {
  const middles = hexes.map(centre);
  const [xs, ys] = [middles.map((p) => p.x), middles.map((p) => p.y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - margin, Math.min(...ys) - RADIUS - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

const CORNERS = [0, 1, 2, 3, 4, 5].map((k) => {
  const angle = ((60 * k - 90) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const f = (n: number) => n.toFixed(1);

/** The outline of a hex around its own middle, or around another point. */
export const outline = (radius: number, at: Point = { x: 0, y: 0 }): string =>
  `M${CORNERS.map((c) => `${f(at.x + c.x * radius)} ${f(at.y + c.y * radius)}`).join("L")}Z`;

/** `edge:7-12` or `7-12` → 7 and 12. */
export function ends(edge: string): [number, number] {
  const [a, b] = edge
    .slice(edge.indexOf(":") + 1)
    .split("-")
    .map(Number);
  return [a ?? 0, b ?? 0];
}

/** The sides between these hexes, each once, named as things are: the lower number first. */
export function borders(hexes: readonly Place[]): string[] {
  const at = new Map(hexes.map(({ hex, q, r }) => [`${q} ${r}`, hex]));
  return hexes.flatMap(({ hex, q, r }) =>
    [
      [1, 0],
      [0, 1],
      [1, -1],
    ].flatMap(([dq, dr]) => {
      const other = at.get(`${q + dq!} ${r + dr!}`);
      return other === undefined ? [] : [`edge:${Math.min(hex, other)}-${Math.max(hex, other)}`];
    }),
  );
}

/** The hexes that lie in or beside some of these, as far as the sides tell. */
export function beside(hexes: ReadonlySet<number>, sides: readonly string[]): Set<number> {
  return new Set([
    ...hexes,
    ...sides
      .map(ends)
      .filter((pair) => pair.some((hex) => hexes.has(hex)))
      .flat(),
  ]);
}

export interface Spot extends Point {
  size: number;
}

/** Where so many pieces stand in a hex, side by side, in rows of three at most; `low`: something is written under them. */
export function spots(count: number, low: boolean): Spot[] {
  const wide = count <= 2 ? Math.max(count, 1) : count === 4 ? 2 : 3;
  const rows = Math.ceil(count / wide);
  const size = count === 1 ? (low ? 27 : 34) : count === 2 ? 27 : rows === 1 ? 20 : rows === 2 ? 19 : 14;
  const middle = low ? -4 : 5;
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / wide);
    const here = Math.min(wide, count - row * wide);
    return { x: ((k % wide) - (here - 1) / 2) * (size + 1.5), y: middle + (row - (rows - 1) / 2) * (size + 2), size };
  });
}

/**
 * Gives back the object of the time before wherever nothing in it has changed: every view is new from end to end,
 * and what stayed the same need not be drawn again.
 */
export function steady<T extends { hex: number }>(): (now: readonly T[]) => T[] {
  let before = new Map<number, { text: string; one: T }>();
  return (now) => {
    const found = now.map((one) => {
      const [old, text] = [before.get(one.hex), JSON.stringify(one)];
      return old?.text === text ? old : { text, one };
    });
    before = new Map(found.map((kept) => [kept.one.hex, kept]));
    return found.map(({ one }) => one);
  };
}

/** So many letters of a place's name stand beside each other; longer words are written smaller. */
const ACROSS = 11;

/** The name of a place on its hex, in one line or two: what fits between its sides. */
export function written(name: string): { lines: string[]; size: number } {
  const words = name.split(" ");
  let lines = [name];
  if (name.length > ACROSS && words.length > 1) {
    const cuts = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(" "), words.slice(k + 1).join(" ")]);
    const longest = (cut: string[]) => Math.max(...cut.map((line) => line.length));
    lines = cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
  }
  const most = Math.max(...lines.map((line) => line.length));
  return { lines, size: most > ACROSS ? Math.max(6.6, (9 * ACROSS) / most) : 9 };
}
