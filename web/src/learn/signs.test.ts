import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SYMBOLS as auztralia } from "../boards/auztralia/signs";
import { SYMBOLS as aurora } from "../boards/last-aurora/signs";
import { SYMBOLS as outlive } from "../boards/outlive/signs";

const DRAWN = { auztralia, aurora, outlive };

describe.each(["en", "ru", "pl"])("the reference cards in %s", (lang) => {
  const written = readFileSync(`../src/ashfall/lang/${lang}/learn.ftl`, "utf-8");
  const words = new Set([...written.matchAll(/^symbol-([a-z-]+) = ./gm)].map(([, word]) => word!));

  it.each(Object.entries(DRAWN))("have a word for every sign of %s", (_, signs) => {
    expect(Object.keys(signs).filter((sign) => !words.has(sign))).toEqual([]);
  });

  it("have no word without a sign", () => {
    const signs = new Set(Object.values(DRAWN).flatMap((one) => Object.keys(one)));
    expect([...words].filter((word) => !signs.has(word))).toEqual([]);
  });
});
