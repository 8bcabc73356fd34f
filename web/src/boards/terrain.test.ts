import { describe, expect, it } from "vitest";
import { around, freest, inARow, roomiest } from "./terrain";

const frame = { x: 0, y: 100, width: 400, height: 100 };

describe("words around a point", () => {
  it("stand beside, above and below it, inside the frame", () => {
    expect(around({ x: 200, y: 150 }, 10, { width: 40, height: 20 }, frame)).toHaveLength(4);
    const corner = around({ x: 395, y: 195 }, 10, { width: 60, height: 20 }, frame);
    for (const box of corner) expect(box.x + box.width <= 400 && box.y + box.height <= 200).toBe(true);
  });

  it("are moved into a frame that is too small for them, so that there is always a place", () => {
    const low = { x: 0, y: 100, width: 400, height: 15 };
    const found = around({ x: 200, y: 90 }, 10, { width: 60, height: 32 }, low);
    expect(found.length).toBeGreaterThan(0);
    expect(roomiest(found, [], []).box).toBeDefined();
  });

  it("do not stand across a road where they can stand beside it", () => {
    const [across, beside] = [
      { x: 0, y: 0, width: 110, height: 32 },
      { x: 0, y: 40, width: 110, height: 32 },
    ];
    expect(
      roomiest(
        [across, beside],
        [
          [
            { x: -20, y: 4 },
            { x: 140, y: 12 },
          ],
        ],
        [],
      ).box,
    ).toBe(beside);
    expect(
      roomiest(
        [across, beside],
        [
          [
            { x: -20, y: 65 },
            { x: 140, y: 60 },
          ],
        ],
        [],
      ).box,
    ).toBe(across);
  });
});

describe("the freest place", () => {
  it("is never around something smaller that is there already", () => {
    const name = { x: 0, y: 20, width: 58, height: 14 };
    expect(freest({ width: 58, height: 58 }, { x: 0, y: 0, width: 58, height: 58 }, [], [name])).toBeNull();
    expect(freest({ width: 58, height: 58 }, { x: 0, y: 0, width: 200, height: 58 }, [], [name])?.x).toBeGreaterThan(
      58,
    );
  });
});

describe("groups in a row", () => {
  it("stand where they wish, without covering each other or leaving the frame", () => {
    expect(
      inARow(
        [
          { at: 100, width: 50 },
          { at: 300, width: 50 },
        ],
        0,
        400,
      ),
    ).toEqual([100, 300]);
    expect(
      inARow(
        [
          { at: 100, width: 100 },
          { at: 150, width: 50 },
        ],
        0,
        400,
      ),
    ).toEqual([100, 200]);
    expect(
      inARow(
        [
          { at: 250, width: 100 },
          { at: 320, width: 100 },
        ],
        0,
        400,
      ),
    ).toEqual([200, 300]);
    expect(inARow([{ at: -40, width: 50 }], 0, 400)).toEqual([0]);
  });
});
