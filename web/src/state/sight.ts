/** How somebody looks at a game's board: how near, and whether what lies on the map is pale. This browser keeps it. */

import { settings } from "./settings.svelte";

const STEPS: readonly number[] = [1, 1.25, 1.5, 2, 3];

export const nearness = (game: string): number => (STEPS.includes(settings.zoom[game]!) ? settings.zoom[game]! : 1);

/** True: only the map, and what can be chosen now. */
export const bare = (game: string): boolean => settings.bare[game] === true;

/** One step nearer (1) or farther (-1); 0: all of it. */
export function step(game: string, by: 1 | -1 | 0): void {
  const at = STEPS.indexOf(nearness(game)) + by;
  settings.zoom[game] = by ? STEPS[Math.min(Math.max(at, 0), STEPS.length - 1)]! : 1;
}

/** What a key changes in it; false where the key is none of these. */
export function look(key: string, game: string): boolean {
  if (key === "+" || key === "=") step(game, 1);
  else if (key === "-") step(game, -1);
  else if (key === "0") step(game, 0);
  else if (key === "h") settings.bare[game] = !bare(game);
  else return false;
  return true;
}
