/** What the page speaks with, as text: its own words come with it, those of a game from the server. Each is fetched once. */

import { ask, askText, lasting } from "../wire/http";
import type { Components } from "../boards/board";
import type { Lang, Words } from "../wire/types";
import { FIRST } from "./languages";

const OWN = import.meta.glob<string>("../../../src/ashfall/lang/*/{table,server,page,learn}.ftl", {
  query: "?raw",
  import: "default",
});
const BOXES = import.meta.glob<string>("../../../src/ashfall/games/*/lang/*.ftl", {
  query: "?box",
  import: "default",
});

const kept = new Map<string, Promise<unknown>>();

/** Fetch once; what failed is tried again the next time. */
export function once<T>(key: string, get: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = get();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

/** The languages whose catalogues are needed: what is not said in one's own is said in the first. */
export const spoken = (lang: Lang): Lang[] => (lang === FIRST ? [lang] : [lang, FIRST]);

/** One of the catalogues that every table shares, or a game's. */
export const catalogue = (lang: Lang, name: string): Promise<string> =>
  once(
    `lang ${lang} ${name}`,
    () =>
      OWN[`../../../src/ashfall/lang/${lang}/${name}.ftl`]?.() ??
      askText(lasting(`/api/lang/${lang}/${name}`)).catch((error) => {
        if (error?.status === 404) return "";
        throw error;
      }),
  );

/** What stands on a game's box, without the rest of its catalogue; the whole of it where the page has no box. */
export const box = (lang: Lang, game: string): Promise<string> =>
  BOXES[`../../../src/ashfall/games/${game.replaceAll("-", "_")}/lang/${lang}.ftl`]?.() ?? catalogue(lang, game);

/** The names of a game's things in a language, which argument names what, and the forms of the names. */
export interface Names {
  words: Words;
  kinds: Record<string, string>;
  forms: Record<string, Record<string, Record<string, string>>>;
}

export const names = (lang: Lang, game: string): Promise<Names> =>
  once(`names ${lang} ${game}`, async () => {
    const [words, kinds, forms] = await Promise.all([
      ask<Words>(lasting(`/api/games/${game}/words?lang=${lang}`)),
      once(`kinds ${game}`, () => ask<Names["kinds"]>(lasting(`/api/games/${game}/names`))),
      ask<Names["forms"]>(lasting(`/api/games/${game}/forms?lang=${lang}`)),
    ]);
    return { words, kinds, forms };
  });

/** The printed data of a game's components. */
export const componentsOf = (game: string): Promise<Components> =>
  once(`components ${game}`, () => ask<Components>(lasting(`/api/games/${game}/components`)));

/** Everything that is said at a table of this game, or on a page of no game. */
export function texts(lang: Lang, game = ""): Promise<unknown> {
  const wanted = [...["table", "server", "page"], ...(game ? ["learn", game] : [])];
  return Promise.all([
    ...spoken(lang).flatMap((one) => wanted.map((name) => catalogue(one, name))),
    game ? names(lang, game) : undefined,
  ]);
}
