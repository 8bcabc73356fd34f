import { describe, expect, it } from "vitest";
import type { Section } from "../wire/types";
import type { Told } from "./log";
import { MOST_STEPS, scenes } from "./scenes";

const told = (kind: string, nth: number, side: number | null = 1): Told => ({
  line: { version: 1, choice: 1, kind, rule: "", values: {} },
  nth,
  side,
  titled: false,
});
const sheet = (count: number): Section[] => [{ message: "m", values: { count }, seat: null, rows: [] }];

describe("a film", () => {
  it("ends each step with something that changed, and keeps what was only said with it", () => {
    const all = ["looks", "finds", "takes", "looks", "passes"].map((kind, i) => told(kind, i));
    const positions = [0, 0, 1, 1, 2];
    const found = scenes(all, (one) => sheet(positions[one.nth]!), sheet(0));
    expect(found.map((step) => step.lines.map((line) => line.kind))).toEqual([
      ["looks", "finds", "takes"],
      ["looks", "passes"],
    ]);
    expect(found.map((step) => step.main.kind)).toEqual(["takes", "passes"]);
  });

  it("has few steps, with every event in one of them", () => {
    const all = Array.from({ length: 18 }, (_, i) => told(`e${i}`, i, i < 9 ? 1 : 2));
    const found = scenes(all, (one) => sheet(one.nth + 1), sheet(0));
    expect(found.length).toBe(MOST_STEPS);
    expect(found.flatMap((step) => step.told)).toEqual(all);
    expect(found.some((step) => new Set(step.told.map((one) => one.side)).size > 1)).toBe(false);
  });

  it("is told even where no position is known", () => {
    const found = scenes([told("a", 0), told("b", 1)], () => null, sheet(0));
    expect(found.map((step) => step.main.kind)).toEqual(["b"]);
  });
});
