/** The Fluent catalogues, read: speakers of a language for a game, for a list of games, and for no game. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { Lang } from "../wire/types";
import { declining, type Named } from "./forms";
import { NO_WORDS, Speaker, type Lexicon } from "./speaker";
import { box, catalogue, names as namesOf, once, spoken } from "./texts";

const read = (lang: Lang, texts: readonly string[]): FluentBundle => {
  const made = declining(lang);
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
};

const shared = (lang: Lang): Promise<string[]> =>
  Promise.all(["table", "server", "page"].map((name) => catalogue(lang, name)));

const bundle = (lang: Lang, game: string, taught = true): Promise<FluentBundle> =>
  once(`bundle ${lang} ${game} ${taught}`, async () => {
    const own = [...(game && taught ? ["learn"] : []), ...(game ? [game] : [])];
    const [common, more] = await Promise.all([shared(lang), Promise.all(own.map((name) => catalogue(lang, name)))]);
    return read(lang, [...common, ...more]);
  });

export const lexicon = (lang: Lang, game: string): Promise<Lexicon> =>
  game ? namesOf(lang, game) : Promise.resolve(NO_WORDS);

/** Everything needed to speak about a game in a language. */
export interface Tongue {
  lang: Lang;
  game: string;
  bundles: FluentBundle[];
  lexicon: Lexicon;
}

/** A voice that only tells of a game, without the names of its things: for what is chosen before it is played. */
export const teller = async (lang: Lang, game: string): Promise<Speaker> =>
  new Speaker(lang, [await bundle(lang, game, false)], NO_WORDS, []);

/** A voice that knows no more than what stands on the box: for lists of games. */
export const crier = (lang: Lang, game: string): Promise<Speaker> =>
  once(`crier ${lang} ${game}`, async () => new Speaker(lang, [read(lang, [await box(lang, game)])], NO_WORDS, []));

export async function tongue(lang: Lang, game = ""): Promise<Tongue> {
  const [bundles, found] = await Promise.all([
    Promise.all(spoken(lang).map((one) => bundle(one, game))),
    lexicon(lang, game),
  ]);
  return { lang, game, bundles, lexicon: found };
}

export const speaker = (found: Tongue, names: readonly (string | Named)[] = []): Speaker =>
  new Speaker(found.lang, found.bundles, found.lexicon, names);
