import { expect, it } from "vitest";
import { account } from "./account";

const card = {
  kind: "automa_card",
  values: {
    seat: 1,
    automa_card: "automa-card-6",
    number: 1,
    actions: 3,
    order: ["capture-mechanical", "move-technology", "collect-energy"],
  },
};
const cannot = {
  kind: "automa_cannot",
  values: { seat: 1, order: "capture-mechanical", obstacle: "no-payable-card" },
};
const groups = {
  kind: "automa_groups",
  values: {
    seat: 1,
    regions: { "old-gate-ground": 2, "snow-market-ground": 1 },
    strengths: [3, 2],
    rivals: [0, 0],
    units: [3, 2],
    held: [1, 1],
    bare: [0, 0],
  },
};
const tie = {
  kind: "automa_tie",
  values: {
    seat: 1,
    region: "old-gate-roof",
    regions: ["old-gate-roof", "signal-yard-ground-a"],
    tokens: [3, 2],
  },
};
const moved = { kind: "moved", values: { seat: 1, start: "old-gate-ground", region: "old-gate-roof" } };

it("follows a card from what is impossible to the move", () => {
  const found = account([card, cannot, groups, tie, moved])!;
  expect(found.tried.map(({ state }) => state)).toEqual(["impossible", "done", "open"]);
  expect(found.tried[0]!.obstacle).toBe("no-payable-card");
  expect(found.groups.map(({ region, free }) => [region, free])).toEqual([
    ["old-gate-ground", 2],
    ["snow-market-ground", 1],
  ]);
  expect(found.tokens.get("old-gate-roof")).toBe(3);
  expect([...found.chosen]).toEqual(["old-gate-roof"]);
  expect(found.move).toEqual({ from: "old-gate-ground", to: "old-gate-roof" });
});

it("forgets what was counted for an action that turned out impossible", () => {
  const found = account([card, groups, cannot])!;
  expect(found.groups).toEqual([]);
});

it("ends with the turn, and begins anew with the next card", () => {
  expect(account([card, { kind: "turn", values: { seat: 0 } }])).toBeNull();
  expect(account([card, cannot, card])!.tried.every(({ state }) => state === "open")).toBe(true);
  expect(account([])).toBeNull();
});
