/** How the list of choices and the place of further sentences share one height. */

/** So high the place is where nothing speaks against it, and this part of the whole at most. */
const HIGH = 200;
const PART = 0.48;
/** A little higher or much lower it may be, so that no choice is cut in half behind its edge. */
const MORE = 16;
const LEAST = 0.55;
/** Between a choice and the place. */
const GAP = 5;

/** The height of the place in so much room, under choices that end there: all of them in sight, else only whole ones. */
export function shared(room: number, ends: readonly number[]): number {
  const usual = Math.min(HIGH, room * PART);
  const last = Math.max(0, ...ends);
  if (last + GAP + usual <= room) return usual;
  const left = ends.map((end) => room - end - GAP).filter((high) => high >= usual * LEAST && high <= usual + MORE);
  if (!left.length) return usual;
  if (left.includes(room - last - GAP)) return room - last - GAP;
  return left.reduce((best, high) => (Math.abs(high - usual) < Math.abs(best - usual) ? high : best));
}
