import { describe, expect, it } from "vitest";
import { shared } from "./share";

const rows = (count: number, high = 50, from = 0) => Array.from({ length: count }, (_, k) => from + (k + 1) * high);

describe("the place of further sentences", () => {
  it("is as high as ever under a short list", () => {
    expect(shared(600, rows(3))).toBe(200);
    expect(shared(300, rows(2))).toBe(144);
    expect(shared(600, [])).toBe(200);
  });

  it("is lower where then the whole list is in sight", () => {
    expect(shared(430, rows(3, 50, 120))).toBe(430 - 270 - 5);
  });

  it("ends under a whole choice of a long list", () => {
    for (const room of [260, 333, 400, 431, 520]) {
      const ends = rows(30, 47, 90);
      const line = room - shared(room, ends);
      expect(ends).toContain(line - 5);
      expect(room - line).toBeLessThanOrEqual(Math.min(200, room * 0.48) + 16);
    }
  });

  it("is as high as ever where no choice ends nearby", () => {
    expect(shared(300, [290, 580])).toBe(144);
  });
});
