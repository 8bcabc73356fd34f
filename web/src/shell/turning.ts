/** The moments at which a game turned, told by how far the winner was ahead; exact to the choice. */

/** The points of every side after so many choices. */
export interface Standing {
  at: number;
  points: readonly number[];
}

export interface Turn {
  /** The choice that turned it. */
  at: number;
  /** How far the winner got ahead by it, or fell behind. */
  by: number;
  /** The lead changed hands. */
  lead: boolean;
}

/** By how much a side is ahead of the best of the others; negative: behind. */
export function ahead({ points }: Standing, side: number): number {
  const others = points.filter((_, other) => other !== side);
  return points[side]! - (others.length ? Math.max(...others) : 0);
}

const between = (before: Standing, after: Standing, side: number): Turn => {
  const [was, is] = [ahead(before, side), ahead(after, side)];
  return { at: after.at, by: is - was, lead: was <= 0 !== is <= 0 };
};

const weight = ({ by, lead }: Turn) => Math.abs(by) + (lead ? 1000 : 0);

/** So many stretches between known standings in which the most happened, each narrowed down to one choice. */
export async function turningPoints(
  known: readonly Standing[],
  side: number,
  look: (at: number) => Promise<Standing>,
  most = 3,
): Promise<Turn[]> {
  const stretches = known
    .slice(1)
    .map((after, k) => ({ before: known[k]!, after, turn: between(known[k]!, after, side) }))
    .filter(({ turn }) => turn.by !== 0)
    .sort((a, b) => weight(b.turn) - weight(a.turn))
    .slice(0, most);
  const found: Turn[] = [];
  for (const { before, after } of stretches) found.push(await narrowed(before, after, side, look));
  return found.sort((a, b) => a.at - b.at);
}

async function narrowed(
  before: Standing,
  after: Standing,
  side: number,
  look: (at: number) => Promise<Standing>,
): Promise<Turn> {
  if (after.at - before.at <= 1) return between(before, after, side);
  const middle = await look(Math.floor((before.at + after.at) / 2));
  const first = between(before, middle, side);
  return weight(first) >= weight(between(middle, after, side))
    ? narrowed(before, middle, side, look)
    : narrowed(middle, after, side, look);
}

/** Some moments spread over a game, its beginning and its end among them. */
export function moments(last: number, most = 20): number[] {
  const step = Math.max(1, Math.ceil(last / most));
  return [...new Set([...Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step), last])];
}
