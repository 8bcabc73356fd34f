import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/types";
import { facts } from "./facts";

const SAID: Record<string, string> = {
  "detail-card-automa-card": "card 117",
  "detail-among-automa-candidates": "positions 2, 3",
  "detail-why-automa-candidates": "first wish",
  "detail-why-automa-takes-block": "the arrow",
  "heading-phase": "Rest",
};
const titles = { has: (message: string) => message in SAID, say: (message: string) => SAID[message]! };
const line = (kind: string): LogLine => ({ version: 1, choice: 1, kind, rule: "", values: {} });
const at = (...kinds: string[]) => {
  const { card, among, why } = facts(kinds.map(line), titles);
  return [card, among, why];
};

describe("the facts of a step", () => {
  it("hold for the steps that follow from them", () => {
    expect(at("automa_card")).toEqual(["card 117", "", ""]);
    expect(at("automa_card", "automa_candidates", "automa_acts")).toEqual(["card 117", "positions 2, 3", "first wish"]);
    expect(at("automa_card", "automa_candidates", "automa_takes_block")).toEqual([
      "card 117",
      "positions 2, 3",
      "the arrow",
    ]);
  });

  it("end with the next card and the next phase", () => {
    expect(at("automa_card", "automa_candidates", "automa_card")).toEqual(["card 117", "", ""]);
    expect(at("automa_card", "automa_candidates", "phase", "revealed")).toEqual(["", "", ""]);
  });
});
