import { describe, expect, it } from "vitest";
import { ahead, moments, turningPoints, type Standing } from "./turning";

/** Two sides over a hundred choices: the second leads from 40 on, the first wins it back with the choice 83. */
const points = (at: number) => [at < 83 ? Math.floor(at / 10) : 20, at < 40 ? 0 : 9];
const standing = (at: number): Standing => ({ at, points: points(at) });
const looked: number[] = [];
const look = (at: number) => {
  looked.push(at);
  return Promise.resolve(standing(at));
};

describe("turning points", () => {
  it("are the choices at which the lead changed, told by how far the winner got ahead", async () => {
    const known = moments(100).map(standing);
    const found = await turningPoints(known, 0, look);
    expect(found).toHaveLength(3);
    expect(found.filter((turn) => turn.lead)).toEqual([
      { at: 10, by: 1, lead: true },
      { at: 40, by: -8, lead: true },
      { at: 83, by: 12, lead: true },
    ]);
  });

  it("look at few positions only", async () => {
    looked.length = 0;
    await turningPoints(moments(2000).map(standing), 0, look);
    expect(looked.length).toBeLessThan(25);
  });

  it("are fewer where nothing happened", async () => {
    const known = [0, 10, 20].map((at) => ({ at, points: [0, 0] }));
    expect(await turningPoints(known, 0, look)).toEqual([]);
  });

  it("one side alone is ahead of nothing", () => {
    expect(ahead({ at: 3, points: [7] }, 0)).toBe(7);
  });

  it("moments have the beginning and the end", () => {
    expect(moments(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(moments(101, 4)).toEqual([0, 26, 52, 78, 101]);
  });
});
