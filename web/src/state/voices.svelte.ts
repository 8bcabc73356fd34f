/** The words of several games at once, for screens that list them. Call inside a component. */

import { teller } from "../speak/catalogues";
import type { Speaker } from "../speak/speaker";
import { settings } from "./settings.svelte";

export function voicesOf(games: () => readonly string[]): { of(game: string): Speaker | undefined } {
  let voices: Record<string, Speaker> = $state.raw({});
  $effect(() => {
    const lang = settings.lang;
    const wanted = [...new Set(games())];
    void Promise.all(wanted.map(async (game) => [game, await teller(lang, game)] as const)).then(
      (found) => (voices = Object.fromEntries(found)),
    );
  });
  return { of: (game) => voices[game] };
}
