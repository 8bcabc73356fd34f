/**
 * The land under a board, drawn like an old printed map: contour rings, hachured peaks, pines, ice.
 * Everything follows from the coordinates, so the same board always lies on the same land.
 */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
export type Line = readonly [Point, Point];

/** A number from 0 to 1 that belongs to a place: the land looks random and never changes. */
export function noise(a: number, b: number, c = 0): number {
  let n =
    (Math.imul(Math.round(a), 374761393) + Math.imul(Math.round(b), 668265263) + Math.imul(c + 1, 2147483647)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

export function distance(p: Point, [a, b]: Line): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

/** How far a place is from the nearest of the lines and boxes; 0 inside a box. */
export function room(p: Point, lines: readonly Line[], boxes: readonly Box[]): number {
  let least = Infinity;
  for (const line of lines) least = Math.min(least, distance(p, line));
  for (const box of boxes) {
    const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.width);
    const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.height);
    least = Math.min(least, Math.hypot(dx, dy));
  }
  return least;
}

/** So near to each other that no road passes between two of them unseen. */
const EVENLY = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** The box among several that has most room around it, and how much. */
export function roomiest(
  boxes: readonly Box[],
  lines: readonly Line[],
  taken: readonly Box[],
): { box: Box; free: number } {
  let best = { box: boxes[0]!, free: -1 };
  for (const box of boxes) {
    const samples = EVENLY.flatMap((k) => EVENLY.map((l) => ({ x: box.x + k * box.width, y: box.y + l * box.height })));
    const free = Math.min(...samples.map((p) => room(p, lines, taken)));
    if (free > best.free + 1) best = { box, free };
  }
  return best;
}

/** Places for words around a point: beside it, above, below; those inside the frame, or all moved into it where none is. */
export function around(
  { x, y }: Point,
  out: number,
  { width, height }: { width: number; height: number },
  frame: Box,
): Box[] {
  const boxes: Box[] = [
    { x: x + out, y: y - height / 2, width, height },
    { x: x - out - width, y: y - height / 2, width, height },
    { x: x - width / 2, y: y + out, width, height },
    { x: x - width / 2, y: y - out - height, width, height },
  ];
  const moved = boxes.map((box) => ({
    ...box,
    x: Math.max(frame.x, Math.min(box.x, frame.x + frame.width - width)),
    y: Math.max(frame.y, Math.min(box.y, frame.y + frame.height - height)),
  }));
  const inside = boxes.filter((box, k) => box.x === moved[k]!.x && box.y === moved[k]!.y);
  return inside.length ? inside : moved;
}

/** Groups of some width in a row, each as near to its wish as the ones before it and the frame let it. */
export function inARow(wishes: readonly { at: number; width: number }[], from: number, to: number): number[] {
  const places: number[] = [];
  let free = from;
  for (const { at, width } of wishes) {
    places.push(Math.max(free, at));
    free = places.at(-1)! + width;
  }
  let end = to;
  for (let k = places.length - 1; k >= 0; k -= 1) {
    places[k] = Math.max(from, Math.min(places[k]!, end - wishes[k]!.width));
    end = places[k]!;
  }
  return places;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where a label of this size stands freest among the places allowed: its upper left corner, or null where all is full. */
export function freest(
  size: { width: number; height: number },
  inside: Box,
  lines: readonly Line[],
  boxes: readonly Box[],
  allowed: (p: Point) => boolean = () => true,
): Point | null {
  let best: Point | null = null;
  let most = 3;
  for (let y = inside.y; y + size.height <= inside.y + inside.height; y += 14) {
    for (let x = inside.x; x + size.width <= inside.x + inside.width; x += 18) {
      const samples = [0, 0.5, 1].flatMap((k) => [
        { x: x + k * size.width, y },
        { x: x + k * size.width, y: y + size.height },
      ]);
      if (!samples.every(allowed) || boxes.some((box) => meet({ x, y, ...size }, box))) continue;
      const free = Math.min(...samples.map((p) => room(p, lines, boxes)), 60);
      if (free > most) [best, most] = [{ x, y }, free];
    }
  }
  return best;
}

const f = (n: number) => n.toFixed(1);

/** A closed line around a hill, a little different each time. */
export function ring(centre: Point, radius: number, flat: number): string {
  const corners = Array.from({ length: 11 }, (_, k) => {
    const angle = (k / 11) * Math.PI * 2;
    const r = radius * (0.82 + 0.36 * noise(centre.x, centre.y, k));
    return { x: centre.x + Math.cos(angle) * r * 1.25, y: centre.y + Math.sin(angle) * r * flat };
  });
  const middle = (k: number) => {
    const [a, b] = [corners[k % 11]!, corners[(k + 1) % 11]!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(10);
  const bends = corners.map((c, k) => `Q${f(c.x)} ${f(c.y)} ${f(middle(k).x)} ${f(middle(k).y)}`);
  return `M${f(start.x)} ${f(start.y)}${bends.join("")}Z`;
}

export const pine = ({ x, y }: Point, s: number): string =>
  `M${f(x)} ${f(y)}v${f(-s * 0.3)}M${f(x - s * 0.34)} ${f(y - s * 0.3)}l${f(s * 0.34)} ${f(-s * 0.42)} ${f(s * 0.34)} ${f(s * 0.42)}Z` +
  `M${f(x - s * 0.25)} ${f(y - s * 0.62)}l${f(s * 0.25)} ${f(-s * 0.42)} ${f(s * 0.25)} ${f(s * 0.42)}`;

/** A peak with its shaded side hatched. */
export function peak({ x, y }: Point, s: number): string {
  const outline = `M${f(x - s)} ${f(y)}l${f(s * 0.62)} ${f(-s * 0.74)} ${f(s * 0.16)} ${f(s * 0.12)} ${f(s * 0.3)} ${f(-s * 0.5)} ${f(s * 0.92)} ${f(s * 1.12)}`;
  const hatch = [0.12, 0.3, 0.48, 0.66, 0.84].map(
    (k) => `M${f(x + s * (0.08 + k * 0.92))} ${f(y - s * 1.12 * (1 - k))}l${f(-s * 0.2)} ${f(s * (0.62 - 0.5 * k))}`,
  );
  return outline + hatch.join("");
}

export function floe({ x, y }: Point, s: number): string {
  const corners = Array.from({ length: 6 }, (_, k) => {
    const angle = (k / 6) * Math.PI * 2 + 0.3;
    const r = s * (0.7 + 0.5 * noise(x, y, k + 20));
    return `${f(x + Math.cos(angle) * r * 1.3)} ${f(y + Math.sin(angle) * r * 0.62)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const waves = ({ x, y }: Point, s: number): string =>
  `M${f(x - s)} ${f(y)}q${f(s * 0.35)} ${f(-s * 0.4)} ${f(s * 0.7)} 0t${f(s * 0.7)} 0M${f(x - s * 0.4)} ${f(y + s * 0.5)}q${f(s * 0.3)} ${f(-s * 0.36)} ${f(s * 0.6)} 0t${f(s * 0.6)} 0`;

export type Kind = "pine" | "peak" | "floe" | "waves";
const DRAW: Record<Kind, (p: Point, s: number) => string> = { pine, peak, floe, waves };

/**
 * Signs of the land in the open parts of a box, one path for each kind. `kindAt` says what grows at a place
 * (null: nothing); wide open places get larger signs.
 */
export function scatter(
  box: Box,
  lines: readonly Line[],
  boxes: readonly Box[],
  kindAt: (p: Point, chance: number) => Kind | null,
  step = 30,
  salt = 0,
): Record<Kind, string> {
  const found: Record<Kind, string> = { pine: "", peak: "", floe: "", waves: "" };
  for (let row = 0; row * step * 0.8 < box.height; row += 1) {
    for (let column = 0; column * step < box.width; column += 1) {
      const chance = noise(column, row, salt + 7);
      if (chance > 0.62) continue;
      const p = {
        x: box.x + (column + noise(column, row, salt + 1)) * step,
        y: box.y + (row + noise(column, row, salt + 2)) * step * 0.8,
      };
      const free = room(p, lines, boxes);
      const kind = kindAt(p, chance / 0.62);
      if (!kind) continue;
      const size = kind === "peak" ? 17 + 12 * noise(column, row, salt + 3) : 9 + 6 * noise(column, row, salt + 3);
      if (free < size + (kind === "peak" ? 16 : 10)) continue;
      found[kind] += DRAW[kind](p, size);
    }
  }
  return found;
}

/** Hills: rings around the most open places, as wide as the lines let them be. */
export function hills(box: Box, lines: readonly Line[], boxes: readonly Box[], count: number): string {
  const taken: Box[] = [...boxes];
  let path = "";
  for (let k = 0; k < count; k += 1) {
    let best: Point | null = null;
    let most = 26;
    for (let y = box.y + 12; y < box.y + box.height; y += 18)
      for (let x = box.x + 12; x < box.x + box.width; x += 20) {
        const free = room({ x, y }, lines, taken);
        if (free > most) [best, most] = [{ x, y }, free];
      }
    if (!best) break;
    const wide = Math.min(most, 84);
    for (let r = wide * 0.86; r > 9; r -= 10) path += ring(best, r, 0.72);
    taken.push({ x: best.x - wide * 0.7, y: best.y - wide * 0.5, width: wide * 1.4, height: wide });
  }
  return path;
}
