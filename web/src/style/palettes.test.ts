import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SHAPES } from "../shell/marks.svelte";
import { contrast, distance, type Sight } from "./vision";

const sheet = (name: string) => readFileSync(resolve("src/style", name), "utf-8");
const [tokens, palettes] = [sheet("tokens.css"), sheet("palettes.css")];

const THEMES = ["light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];
type Palette = "usual" | "red-green" | "blue-yellow";

/** Who each palette is for. */
const FOR: Record<Palette, readonly Sight[]> = {
  usual: ["typical"],
  "red-green": ["typical", "protanopia", "deuteranopia"],
  "blue-yellow": ["typical", "tritanopia"],
};
/** Below this two colours beside each other are easily taken for one. */
const APART = 20;

/** The values of a block of a style sheet, by its selector. */
function block(text: string, selector: string): Record<string, string> {
  const at = text.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`no block ${selector}`);
  const inside = text.slice(text.indexOf("{", at) + 1, text.indexOf("}", at));
  return Object.fromEntries([...inside.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]));
}

const themed = (theme: Theme) => block(tokens, theme === "light" ? ":root" : `:root[data-theme="${theme}"]`);
/** In the file the themes of a palette stand in one order: light, dark (with the stage), contrast. */
function seats(palette: Palette, theme: Theme): string[] {
  const root = `:root[data-palette="${palette}"]`;
  const where = { light: root, dark: `${root} .stage`, contrast: `${root}[data-theme="contrast"]` }[theme];
  const found = palette === "usual" ? themed(theme) : block(palettes, where);
  return SHAPES.map((_, mark) => found[`seat-${mark}`]!);
}

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(0, at).map((other): [T, T] => [other, one]));
const cases = (Object.keys(FOR) as Palette[]).flatMap((palette) => THEMES.map((theme) => ({ palette, theme })));

describe.each(cases)("the colours of the sides, $palette in $theme", ({ palette, theme }) => {
  const colours = seats(palette, theme);

  it.each(FOR[palette])("lie apart for %s eyes", (sight) => {
    expect(colours.every((one) => /^#/.test(one))).toBe(true);
    const least = Math.min(...pairs(colours).map(([a, b]) => distance(a, b, sight)));
    expect(least).toBeGreaterThanOrEqual(APART);
  });

  it("can be seen on the paper and written upon", () => {
    const base = themed(theme);
    for (const colour of colours) {
      expect(contrast(colour, base["paper-high"]!), colour).toBeGreaterThanOrEqual(3);
      expect(contrast(colour, base["on-strong"]!), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("colour is never alone", () => {
  it("no two sides have one shape", () => {
    expect(new Set(SHAPES).size).toBe(SHAPES.length);
  });

  it("other palettes are needed: with the usual one some sides look alike to other eyes", () => {
    const worst = (sight: Sight) => Math.min(...pairs(seats("usual", "dark")).map(([a, b]) => distance(a, b, sight)));
    for (const sight of ["protanopia", "deuteranopia", "tritanopia"] as const) expect(worst(sight)).toBeLessThan(APART);
  });
});
