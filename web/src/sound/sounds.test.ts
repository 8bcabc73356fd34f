import { expect, test } from "vitest";
import { drawn, boardOf } from "../boards/index";
import { SOUNDS, weightiest } from "./sounds";

test("every sound is short, and no stroke has a pitch that a glide cannot reach", () => {
  for (const [name, strokes] of Object.entries(SOUNDS)) {
    for (const stroke of strokes as readonly { at: number; long: number; from: number; to?: number; loud: number }[]) {
      expect(stroke.at + stroke.long, name).toBeLessThan(2);
      expect(stroke.from, name).toBeGreaterThan(20);
      expect(stroke.to ?? stroke.from, name).toBeGreaterThan(20);
      expect(stroke.loud, name).toBeLessThanOrEqual(1);
    }
  }
});

test("of several events at once the weightiest is heard, and those without a sound are silent", () => {
  expect(weightiest(["card", "hit", "gain"])).toBe("hit");
  expect(weightiest([undefined, "card"])).toBe("card");
  expect(weightiest([undefined])).toBeNull();
});

test("every drawn game says what is heard", () => {
  for (const game of drawn()) expect(Object.keys(boardOf(game)!.sounds).length, game).toBeGreaterThan(5);
});
