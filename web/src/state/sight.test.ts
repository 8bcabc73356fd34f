import { beforeEach, expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { bare, look, nearness } from "./sight";

beforeEach(() => Object.assign(settings, { zoom: {}, bare: {} }));

it("goes nearer and farther in steps, and back to all of it", () => {
  const seen = ["-", "+", "=", "+", "+", "+", "-", "0"].map((key) => (look(key, "outlive"), nearness("outlive")));
  expect(seen).toEqual([1, 1.25, 1.5, 2, 3, 3, 2, 1]);
  expect(nearness("last-aurora")).toBe(1);
});

it("keeps for each game whether its pieces are pale", () => {
  expect(look("h", "outlive")).toBe(true);
  expect([bare("outlive"), bare("last-aurora")]).toEqual([true, false]);
  look("h", "outlive");
  expect(bare("outlive")).toBe(false);
  expect(look("x", "outlive")).toBe(false);
});

it("takes nothing from a browser that keeps something else", () => {
  settings.zoom.outlive = 17;
  expect(nearness("outlive")).toBe(1);
});
