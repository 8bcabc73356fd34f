import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Drawing } from "../shell/icon";
import { LANGUAGES } from "../speak/languages";

const FOUND = import.meta.glob<Record<string, Drawing>>("../boards/*/signs.ts", { eager: true, import: "SYMBOLS" });
const DRAWN = Object.entries(FOUND).map(([path, signs]) => [path.split("/")[2]!, Object.keys(signs).sort()] as const);

describe.each(LANGUAGES)("the reference cards in %s", (lang) => {
  it.each(DRAWN)("of %s have a word for every sign and no word without a sign", (game, signs) => {
    const written = readFileSync(`../src/ashfall/games/${game.replaceAll("-", "_")}/lang/${lang}.ftl`, "utf-8");
    const words = [...written.matchAll(/^symbol-([a-z-]+) = ./gm)].map(([, word]) => word!);
    expect(words.sort()).toEqual(signs);
  });
});
