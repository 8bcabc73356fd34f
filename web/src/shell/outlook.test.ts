import { describe, expect, it } from "vitest";
import type { Fact, Strip } from "../boards/board";
import { deltas, worst } from "./outlook";

const event = (kind: string, seat?: number) => ({
  choice: 1,
  kind,
  rule: "",
  values: seat === undefined ? {} : { seat },
});
const entry = {
  endings: ["all-lost"],
  sounds: { "survivor-lost": "loss", attacked: "hit", gathered: "gain" },
} as const;
const fact = (name: string, count: number): Fact => ({
  sign: { name, body: "" } as unknown as Fact["sign"],
  name,
  count,
});
const strip = (score: number, food: number, wood: number): Strip => ({
  score: fact("points", score),
  place: "",
  facts: [fact("food", food), fact("wood", wood)],
});

describe("what a choice would bring", () => {
  it("begins with the worst for me: the end, then losses, then hits", () => {
    const events = [event("gathered", 0), event("attacked", 0), event("survivor_lost", 0)];
    expect(worst(events, 0, entry)?.kind).toBe("survivor_lost");
    expect(worst([...events, event("all_lost", 0)], 0, entry)?.kind).toBe("all_lost");
    expect(worst([event("gathered", 0)], 0, entry)).toBeNull();
  });

  it("leaves out what happens to others", () => {
    expect(worst([event("survivor_lost", 1)], 0, entry)).toBeNull();
    expect(worst([event("attacked")], 0, entry)?.kind).toBe("attacked");
  });

  it("counts what goes down before what goes up, and nothing that stays", () => {
    expect(deltas(strip(4, 2, 1), strip(4, 1, 3)).map(({ fact, by }) => [fact.name, by])).toEqual([
      ["food", -1],
      ["wood", 2],
    ]);
    expect(deltas(strip(4, 2, 1), null)).toEqual([]);
  });
});
