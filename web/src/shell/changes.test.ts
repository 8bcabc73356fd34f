import { describe, expect, it } from "vitest";
import { woven } from "./changes";

const read = (before: string, after: string) =>
  woven(before, after)?.map(({ kind, text }) => (kind === "gone" ? `-${text}-` : kind === "come" ? `+${text}+` : text)).join(" ");

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
