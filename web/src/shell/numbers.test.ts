import { expect, it } from "vitest";
import type { SeatView } from "../wire/types";
import { numbers, unnumbered } from "./numbers";

const view = (points: number, food: number) =>
  ({
    sheet: [
      {
        message: "section",
        values: {},
        seat: 0,
        rows: [{ message: "row-points", values: { points }, thing: "", depth: 0 }],
      },
      {
        message: "section",
        values: {},
        seat: 1,
        rows: [
          { message: "row-points", values: { points: 1 }, thing: "", depth: 0 },
          { message: "row-food", values: { food }, thing: "", depth: 0 },
        ],
      },
    ],
  }) as unknown as SeatView;

it("draws what changes, for all sides that have it", () => {
  const found = numbers([view(1, 5), view(4, 5)], [0, 10]);
  expect(found.map((one) => one.message)).toEqual(["row-points"]);
  expect(found[0]!.lines).toEqual([
    {
      side: 0,
      points: [
        [0, 1],
        [10, 4],
      ],
    },
    {
      side: 1,
      points: [
        [0, 1],
        [10, 1],
      ],
    },
  ]);
});

it("names a series by its row without the number", () => {
  expect(unnumbered("Points now: …")).toBe("Points now");
  expect(unnumbered("Radiation: … SP")).toBe("Radiation SP");
  expect(unnumbered("…. Anna: waypoint 3")).toBe("Anna: waypoint 3");
  expect(unnumbered("Радиация: ОВ …")).toBe("Радиация: ОВ");
});
