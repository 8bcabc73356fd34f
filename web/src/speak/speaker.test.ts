/** The page says what Python says: the same sentences from the same catalogues. */

import { readFileSync } from "node:fs";
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Lang, Values } from "../wire/types";
import stored from "./fixtures/sentences.json";
import { declining, type Forms } from "./forms";
import { LANGUAGES } from "./languages";
import { Speaker, type Lexicon } from "./speaker";

interface Sentence {
  message: string;
  values: Values;
  said: Record<Lang, string>;
}

const fixture = stored as unknown as {
  names: string[];
  games: ({
    game: string;
    sentences: Sentence[];
    forms: Record<Lang, Record<string, Record<string, Forms>>>;
  } & Omit<Lexicon, "forms">)[];
};

function bundle(lang: Lang, game: string): FluentBundle {
  const made = declining(lang);
  for (const path of [`lang/${lang}/table.ftl`, `games/${game.replaceAll("-", "_")}/lang/${lang}.ftl`]) {
    const text = readFileSync(`../src/ashfall/${path}`, "utf-8");
    made.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return made;
}

describe.each(fixture.games)("$game", ({ game, words, kinds, forms, sentences }) => {
  describe.each(LANGUAGES)("%s", (lang) => {
    const bundles = (lang === "en" ? [lang] : [lang, "en" as const]).map((one) => bundle(one, game));
    const speak = new Speaker(lang, bundles, { words, kinds, forms: forms[lang] }, fixture.names);
    it.each(sentences)("$message", ({ message, values, said }) => {
      expect(speak.say(message, values)).toBe(said[lang]);
    });
  });
});

it("names the players of a list", () => {
  const speak = new Speaker("en", [bundle("en", "last-aurora")], undefined, fixture.names);
  expect(speak.listed(["a, b", "c"])).toBe("a, b; c");
  expect(fixture.games.some((game) => game.sentences.some((one) => "seats" in one.values))).toBe(true);
});
