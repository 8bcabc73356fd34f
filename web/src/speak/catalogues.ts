/** The Fluent catalogues: the page's own come with the page, those of the table and the games from the server. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { ask, askText, lasting } from "../wire/http";
import type { Lang, Words } from "../wire/types";
import { declining, type Forms, type Named } from "./forms";
import { NO_WORDS, Speaker, type Lexicon } from "./speaker";

const OWN = import.meta.glob<string>("../../../src/ashfall/lang/*/{page,learn}.ftl", {
  query: "?raw",
  import: "default",
});

const own = (lang: Lang, name: string) => OWN[`../../../src/ashfall/lang/${lang}/${name}.ftl`];

const kept = new Map<string, Promise<unknown>>();

/** Fetch once; what failed is tried again the next time. */
function once<T>(key: string, get: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = get();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

const catalogue = (lang: Lang, name: string): Promise<string> =>
  once(
    `lang ${lang} ${name}`,
    () =>
      own(lang, name)?.() ??
      askText(lasting(`/api/lang/${lang}/${name}`)).catch((error) => {
        if (error?.status === 404) return "";
        throw error;
      }),
  );

const bundle = (lang: Lang, game: string, taught = true): Promise<FluentBundle> =>
  once(`bundle ${lang} ${game} ${taught}`, async () => {
    const names = ["table", "server", "page", ...(game && taught ? ["learn"] : []), ...(game ? [game] : [])];
    const texts = await Promise.all(names.map((name) => catalogue(lang, name)));
    const made = declining(lang);
    for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
    return made;
  });

export const lexicon = (lang: Lang, game: string): Promise<Lexicon> =>
  game
    ? once(`words ${lang} ${game}`, async () => {
        const [words, kinds, forms] = await Promise.all([
          once(`words ${game}`, () => ask<Words>(lasting(`/api/games/${game}/words`))),
          once(`names ${game}`, () => ask<Record<string, string>>(lasting(`/api/games/${game}/names`))),
          ask<Record<string, Record<string, Forms>>>(lasting(`/api/games/${game}/forms?lang=${lang}`)),
        ]);
        return { words, kinds, forms };
      })
    : Promise.resolve(NO_WORDS);

/** Everything needed to speak about a game in a language. */
export interface Tongue {
  lang: Lang;
  game: string;
  bundles: FluentBundle[];
  lexicon: Lexicon;
}

/** A voice that only tells of a game, without the names of its things: for lists of games. */
export const teller = async (lang: Lang, game: string): Promise<Speaker> =>
  new Speaker(lang, [await bundle(lang, game, false)], NO_WORDS, []);

export async function tongue(lang: Lang, game = ""): Promise<Tongue> {
  const [bundles, found] = await Promise.all([
    Promise.all((lang === "en" ? [lang] : [lang, "en" as const]).map((one) => bundle(one, game))),
    lexicon(lang, game),
  ]);
  return { lang, game, bundles, lexicon: found };
}

export const speaker = (found: Tongue, names: readonly (string | Named)[] = []): Speaker =>
  new Speaker(found.lang, found.bundles, found.lexicon, names);
