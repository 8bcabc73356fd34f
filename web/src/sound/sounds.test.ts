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

const CATALOGUES = import.meta.glob<string>("../../../src/ashfall/games/*/lang/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every drawn game says what is heard and what ends it, of events that it has", () => {
  for (const game of drawn()) {
    const { sounds, endings } = boardOf(game)!;
    const words = CATALOGUES[`../../../src/ashfall/games/${game.replaceAll("-", "_")}/lang/en.ftl`]!;
    expect(Object.keys(sounds).length, game).toBeGreaterThan(5);
    expect(endings.length, game).toBeGreaterThan(0);
    for (const kind of [...Object.keys(sounds), ...endings]) expect(words, game).toContain(`\nevent-${kind} =`);
  }
});
