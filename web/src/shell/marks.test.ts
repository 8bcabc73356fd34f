import { expect, it } from "vitest";
import { marks } from "./marks.svelte";

it("gives each side the mark of its seat unless the game says another", () => {
  expect([marks.of(0), marks.of(3), marks.of(9)]).toEqual([0, 3, 1]);
  marks.wear([7, 2]);
  expect([marks.of(0), marks.of(1), marks.of(2)]).toEqual([7, 2, 2]);
  expect(marks.colour(0)).toBe("var(--seat-7)");
  marks.wear([]);
  expect(marks.of(0)).toBe(0);
});

it("gives a side that nobody sits at one sign and one colour of its own", () => {
  const sign = { name: "sign", size: 512, stroke: false, body: "" };
  marks.wear([], new Map([[2, sign]]));
  expect([marks.emblem(2), marks.emblem(1)]).toEqual([sign, undefined]);
  expect([marks.colour(2), marks.colour(1)]).toEqual(["var(--plum)", "var(--seat-1)"]);
  marks.wear([]);
  expect(marks.emblem(2)).toBeUndefined();
});
