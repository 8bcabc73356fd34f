import { describe, expect, it } from "vitest";
import type { Speaker } from "../speak/speaker";
import type { Section } from "../wire/types";
import { changes, woven } from "./changes";

const read = (before: string, after: string) =>
  woven(before, after)
    ?.map(({ kind, text }) => (kind === "gone" ? `-${text}-` : kind === "come" ? `+${text}+` : text))
    .join(" ");

describe("two readings of a row", () => {
  it("are woven into one where most of it stays", () => {
    expect(read("Fame 0, speed 2, targets 3", "Fame 1, speed 2, targets 3")).toBe("Fame -0,- +1,+ speed 2, targets 3");
    expect(read("Store: none", "Store: fuel and food")).toBe("Store: -none- +fuel and food+");
    expect(read("a b c", "a b c")).toBe("a b c");
  });

  it("stay two where little is the same, or one of them is empty", () => {
    expect(woven("Rusty Trailer in position 1", "Hermit, survivor of skill 2")).toBeNull();
    expect(woven("", "new")).toBeNull();
  });
});

describe("two text boards", () => {
  const speak = {
    section: () => "Anna",
    row: (row: { values: { text: string } }) => row.values.text,
  } as unknown as Speaker;
  const board = (...rows: [message: string, text: string][]): Section[] => [
    {
      message: "section-player",
      values: {},
      seat: 0,
      rows: rows.map(([message, text]) => ({ message, values: { text }, thing: "", depth: 0 })),
    },
  ];

  it("differ in what changed, not in what is reckoned ahead", () => {
    const found = changes(
      board(["row-gold", "Gold 1"], ["forecast-mine", "Mine: 1 Time"]),
      board(["row-gold", "Gold 2"], ["forecast-mine", "Mine: 2 Time"]),
      speak,
    );
    expect(found.map(({ before, after }) => [before, after])).toEqual([["Gold 1", "Gold 2"]]);
  });
});
