import { describe, expect, it } from "vitest";
import { RADIUS, WIDTH, beside, borders, centre, ends, frame, spots, steady, written } from "./hexes";

const ring = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
].map(([q, r], hex) => ({ hex, q: q!, r: r! }));

describe("hexes", () => {
  it("lie one width from each of their neighbours", () => {
    for (const one of ring.slice(1)) expect(Math.hypot(centre(one).x, centre(one).y)).toBeCloseTo(WIDTH);
  });

  it("lie inside their frame", () => {
    const { x, y, width, height } = frame(ring, 10);
    expect([width, height]).toEqual([3 * WIDTH + 20, 5 * RADIUS + 20].map((n) => expect.closeTo(n)));
    expect(x + width / 2).toBeCloseTo(0);
    expect(y + height / 2).toBeCloseTo(0);
  });

  it("are named at both ends of a side", () => {
    expect(ends("edge:7-12")).toEqual([7, 12]);
    expect(ends("53-91")).toEqual([53, 91]);
  });
});

describe("sides", () => {
  it("lie between neighbours, each once", () => {
    const found = borders(ring);
    expect(found).toHaveLength(12);
    expect(new Set(found).size).toBe(12);
    for (const one of [1, 2, 3, 4, 5, 6]) expect(found).toContain(`edge:0-${one}`);
    expect(found).toContain("edge:1-6");
    expect(found).not.toContain("edge:1-4");
  });

  it("lead to the hexes beside", () => {
    expect(beside(new Set([1]), borders(ring))).toEqual(new Set([1, 0, 2, 6]));
  });
});

describe("pieces in a hex", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i of them do not cover each other and stay in the hex", (count) => {
    for (const low of [false, true]) {
      const found = spots(count, low);
      expect(found).toHaveLength(count);
      for (const [i, a] of found.entries()) {
        expect(Math.abs(a.x) + a.size / 2).toBeLessThanOrEqual(WIDTH / 2);
        expect(Math.abs(a.y) + a.size / 2).toBeLessThanOrEqual(RADIUS);
        for (const b of found.slice(i + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size);
      }
    }
  });
});

describe("steady hexes", () => {
  it("are the same objects until something in them changes", () => {
    const keep = steady<{ hex: number; goods: Record<string, number> }>();
    const first = keep([
      { hex: 1, goods: { coal: 2 } },
      { hex: 2, goods: {} },
    ]);
    const second = keep([
      { hex: 1, goods: { coal: 1 } },
      { hex: 2, goods: {} },
    ]);
    expect(second[0]).toEqual({ hex: 1, goods: { coal: 1 } });
    expect(second[1]).toBe(first[1]);
    expect(keep([{ hex: 1, goods: { coal: 2 } }])).toEqual([first[0]]);
  });
});

describe("the name of a place", () => {
  it("stands in one line where it fits, else in two of about one length", () => {
    expect(written("Darwin")).toEqual({ lines: ["Darwin"], size: 9 });
    expect(written("Little Sandy Desert").lines).toEqual(["Little", "Sandy Desert"]);
    expect(written("Flinders Ranges").lines).toEqual(["Flinders", "Ranges"]);
    expect(written("Thargomindah-Bourke").size).toBeLessThan(7);
  });
});
