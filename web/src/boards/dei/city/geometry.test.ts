import { describe, expect, it } from "vitest";
import type { City, Region } from "../view";
import { beside, ends, lay, turned, type Box, type Place, type Point } from "./geometry";
import laidOut from "./turned.json";

/** A city with every template in several turns: where the game says that a region lies, in thousandths. */
const SIDE = 250;
const regions = laidOut.regions.map(
  ([region, cell, level, x, y, linked]) =>
    ({ region, cell, level, x, y, linked, over: [], units: [] }) as unknown as Region,
);
const city: City = { columns: 4, rows: 4, plan: laidOut.plan, tiles: laidOut.tiles };
const tiles = lay(city, regions, SIDE);
const places = new Map(tiles.flatMap((tile) => [...tile.courts, ...tile.roofs]).map((one) => [one.region.region, one]));

const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether a point lies within an outline: a ray from it crosses the outline an odd number of times. */
function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  outline.forEach(([x1, y1], k) => {
    const [x2, y2] = outline[(k + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

describe("the plan of the city", () => {
  it("draws every region, and each where the game says that it lies", () => {
    expect(places.size).toBe(regions.length);
    for (const { region, outline } of places.values())
      expect(inside(outline, [region.x, region.y]), region.region).toBe(true);
  });

  it("turns a tile four times back to where it was", () => {
    expect(turned([0.2, 0.7], 4)).toEqual([0.2, 0.7]);
    expect(turned([0, 0], 1)).toEqual([1, 0]);
  });

  it("writes on roofs and in the free part of courts: nothing written lies on anything else", () => {
    for (const tile of tiles) {
      const boxes = [...tile.roofs.map(({ box }) => box), ...tile.courts.flatMap(({ box, spare }) => [box, spare])];
      const there = boxes.filter((box) => box !== null);
      there.forEach((one, i) => {
        const whole = { left: tile.left, top: tile.top, right: tile.left + SIDE, bottom: tile.top + SIDE };
        expect(holds(whole, [one.left, one.top]) && holds(whole, [one.right, one.bottom]), tile.tile).toBe(true);
        for (const other of there.slice(i + 1)) {
          const apart =
            one.right <= other.left + 0.01 ||
            other.right <= one.left + 0.01 ||
            one.bottom <= other.top + 0.01 ||
            other.bottom <= one.top + 0.01;
          expect(apart, tile.tile).toBe(true);
        }
      });
    }
  });

  it("rests every bridge on its two roofs", () => {
    expect(laidOut.sites.length).toBeGreaterThan(5);
    for (const [a, b] of laidOut.sites) {
      const [from, to] = [places.get(a!)!, places.get(b!)!];
      const [start, end] = ends(from, to, SIDE);
      expect(holds(from.box, start), a).toBe(true);
      expect(holds(to.box, end), b).toBe(true);
    }
  });

  it("walks with the arrow keys along what touches", () => {
    const start = places.get(regions.find(({ level }) => level === "ground")!.region)!;
    const linked = start.region.linked.map((name) => places.get(name)!);
    const found = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
      .map((key) => beside(start, linked, key))
      .filter((one): one is Place => one !== null);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(start.region.linked).toContain(one.region.region);
    expect(beside(start, [], "ArrowLeft")).toBeNull();
  });
});
