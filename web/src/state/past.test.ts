import { describe, expect, it } from "vitest";
import { framesOf } from "./past";

describe("the frames of a film", () => {
  it("are made from the differences, and stay as they were", () => {
    const made = framesOf([
      {
        set: [
          [["view"], { road: [1, { at: 2 }], automa: null }],
          [["sheet"], []],
        ],
        unset: [],
      },
      { set: [[["view", "road", 1, "at"], 3]], unset: [["view", "automa"]] },
      { set: [], unset: [] },
    ]);
    expect(made).toEqual([
      { view: { road: [1, { at: 2 }], automa: null }, sheet: [] },
      { view: { road: [1, { at: 3 }] }, sheet: [] },
      { view: { road: [1, { at: 3 }] }, sheet: [] },
    ]);
  });
});
