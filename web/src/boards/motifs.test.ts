import { describe, expect, it } from "vitest";

const drawings = import.meta.glob("./motifs/*.svg", { eager: true, query: "?raw", import: "default" });
const files = Object.keys(drawings);
const sources = import.meta.glob("./**/pictures.ts", { eager: true, query: "?raw", import: "default" });
const used = new Set(Object.values(sources).flatMap((text) => String(text).match(/(?<="motif:)[\w-]+/g) ?? []));

describe("the motifs", () => {
  it("are some 25 to 40 drawings, each used by a board", () => {
    expect(files.length).toBeGreaterThanOrEqual(25);
    expect(files.length).toBeLessThanOrEqual(40);
    expect(
      files.map((name) => name.slice("./motifs/".length, -".svg".length)).filter((name) => !used.has(name)),
    ).toEqual([]);
  });

  it.each(files)("%s has the size of a picture and only the tones of its hue", (name) => {
    const text = String(drawings[name]);
    expect(text).toContain('viewBox="0 0 160 100"');
    expect(text).not.toMatch(/style=|#[0-9a-f]{3}|rgb\(|<text|<script/i);
    const tones = [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, found]) => found!.split(" "));
    const known = ["t0", "t1", "t2", "t3", "t4", "ta", "l1", "l2", "l3", "l4", "la", "ink", "firm", "bold"];
    expect(tones.filter((tone) => !known.includes(tone))).toEqual([]);
    expect(tones).toContain("t0");
  });
});
