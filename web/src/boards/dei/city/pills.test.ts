import { expect, it } from "vitest";
import type { DeiView, Region } from "../view";
import { flow, measures, pillsOf, written, writtenAfter } from "./pills";

const FACTIONS = ["ravagers", "refuge-42", "farm-z", "auxilia", "wild", "psionics"];
const view = {
  players: FACTIONS.map((faction, seat) => ({ seat, faction })),
  strengths: [
    { region: "old-gate-ground", seat: 0, parts: [{ kind: "region_now", name: "", amount: 1, rule: "DEI-CARD-02" }] },
  ],
  signals: { seat: 5, regions: [{ region: "old-gate-ground", signals: [1, 2, 0] }] },
} as unknown as DeiView;

const region = (holder: number | null, strengths: Record<number, number>, figures: Record<number, string[]> = {}) =>
  ({
    region: "old-gate-ground",
    holder,
    units: Object.entries(strengths).map(([seat, strength]) => ({
      seat: Number(seat),
      scrappers: strength,
      figures: figures[Number(seat)] ?? [],
      strength,
    })),
  }) as unknown as Region;

it("fills the pill of the holder and outlines the others, in seat order", () => {
  const pills = pillsOf(view, region(2, { 2: 3, 1: 1 }), null);
  expect(pills.map(({ side, holds, worn }) => [side, holds, worn])).toEqual([
    [1, false, 1],
    [2, true, 2],
  ]);
});

it("says who shares the top: nobody holds then", () => {
  const pills = pillsOf(view, region(null, { 1: 2, 2: 2, 3: 1 }), null);
  expect(pills.map(written)).toEqual(["2=", "2=", "1"]);
  expect(pills.some(({ holds }) => holds)).toBe(false);
});

it("shows the numbers after a move, and who holds the region then", () => {
  const pills = pillsOf(view, region(2, { 2: 2 }), { side: 1, strength: 3, holder: 1 });
  expect(pills.map((pill) => written(pill) + writtenAfter(pill))).toEqual(["0›3", "2"]);
  expect(pills.map(({ holds }) => holds)).toEqual([true, false]);
  expect(writtenAfter(pillsOf(view, region(2, { 2: 2 }), { side: 2, strength: 2, holder: 2 })[0]!)).toBe("");
});

it("shows leaders, special units, the highest signal, and what ends with the phase", () => {
  const signs = (figures: Record<number, string[]>) =>
    pillsOf(view, region(0, { 0: 2, 4: 1, 5: 1 }, figures), null).map((pill) => pill.signs);
  expect(signs({ 0: ["grim"], 4: ["nikita", "tolstoy"], 5: ["willow"] })).toEqual([
    ["crown", "until"],
    ["crown", "tolstoy"],
    ["willow", "signal2"],
  ]);
});

it("flows into rows, and keeps mine and the strongest where there is no room", () => {
  const six = pillsOf(view, region(3, { 0: 1, 1: 1, 2: 2, 3: 5, 4: 1, 5: 1 }), null);
  const wide = flow(six, 400, 3, 1);
  expect(wide.more).toBe(0);
  expect(wide.rows.flat().map(({ pill }) => pill.side)).toEqual([0, 1, 2, 3, 4, 5]);
  const width = 2 * measures(six[1]!).width + 6;
  const tight = flow(six, width, 2, 1);
  const kept = tight.rows.flat().map(({ pill }) => pill.side);
  expect(tight.rows.length).toBeLessThanOrEqual(2);
  expect(kept).toContain(1);
  expect(kept).toContain(3);
  expect(tight.more).toBe(6 - kept.length);
  expect(flow([], 100, 2, null).rows).toEqual([]);
});

it("never lets a pill out of its row", () => {
  const six = pillsOf(view, region(3, { 0: 10, 1: 11, 2: 12, 3: 15, 4: 1, 5: 1 }), null);
  for (const width of [60, 90, 130])
    for (const row of flow(six, width, 3, null).rows)
      for (const { pill, x } of row) expect(x === 0 || x + measures(pill).width <= width + 1).toBe(true);
});
