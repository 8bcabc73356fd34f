import { describe, expect, it } from "vitest";
import { bits, drawn, letters, named } from "./map";

describe("a map in letters", () => {
  it("has numbers where words begin with one", () => {
    const line = "  85~   86~ a 1.1 ?2 c3i2  44.1";
    expect(
      bits(line)
        .filter((bit) => bit.number !== null)
        .map((bit) => bit.number),
    ).toEqual([85, 86, 1, 44]);
    expect(
      bits(line)
        .map((bit) => bit.text)
        .join(""),
    ).toBe(line);
  });

  it("is known by its columns", () => {
    expect(drawn("53~   54~")).toBe(true);
    expect(drawn("~ coast, ^ hills, .1 outback")).toBe(false);
    expect(["                    o", "", "85~"].every(letters)).toBe(true);
    expect(letters("~ coast, ^ hills, .1 outback")).toBe(false);
  });

  it("lights the places that things are named after", () => {
    const kinds = { hex: { "7": {} }, edge: { "7-12": {} }, unit: { infantry: {} }, count: {} };
    expect(named(new Set(["hex:7", "edge:7-12", "unit:infantry", "seat:1", "count:3"]), kinds)).toEqual(
      new Map([
        [7, ["hex:7", "edge:7-12"]],
        [12, ["edge:7-12"]],
      ]),
    );
  });
});
