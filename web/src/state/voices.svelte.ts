/** The words of several games at once, for screens that list them. Call inside a component. */

import { crier, teller } from "../speak/catalogues";
import type { Speaker } from "../speak/speaker";
import { settings } from "./settings.svelte";

export interface Voices {
  /** What stands on the box of a game. */
  of(game: string): Speaker | undefined;
}

function voices(games: () => readonly string[], make: typeof crier): Voices {
  let found: Record<string, Speaker> = $state.raw({});
  $effect(() => {
    const lang = settings.lang;
    const wanted = [...new Set(games())];
    void Promise.all(wanted.map(async (game) => [game, await make(lang, game)] as const)).then(
      (made) => (found = Object.fromEntries(made)),
    );
  });
  return { of: (game) => found[game] };
}

/** What stands on the boxes of the games. */
export const voicesOf = (games: () => readonly string[]): Voices => voices(games, crier);

/** All that is said before a game is played, its settings too. */
export const tellersOf = (games: () => readonly string[]): Voices => voices(games, teller);
