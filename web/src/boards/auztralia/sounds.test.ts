import { expect, test } from "vitest";
import board from "./index";

test("a garrison that is lost is heard as any other loss, also where the port holds", () => {
  expect(board.sounds["garrison-lost"]).toBe("loss");
  expect(board.sounds["garrison-lost"]).toBe(board.sounds["unit-lost"]);
});
