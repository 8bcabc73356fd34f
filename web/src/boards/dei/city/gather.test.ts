import { expect, it } from "vitest";
import { gather } from "./gather";

const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
const now = { left: 0, top: 0, width: 100, height: 100 };

it("stays where everything is seen", () => {
  expect(gather([box(0, 0), box(50, 50)], now)).toEqual(now);
  expect(gather([], now)).toEqual(now);
});

it("goes to where most is seen", () => {
  const found = gather([box(10, 10), box(300, 300), box(340, 300)], now);
  expect(found.left).toBeLessThanOrEqual(300);
  expect(found.left + found.width).toBeGreaterThanOrEqual(380);
  expect(found.top).toBeLessThanOrEqual(300);
});

it("shows something rather than nothing", () => {
  const found = gather([box(500, 0)], now);
  expect(found.left).toBeLessThanOrEqual(500);
  expect(found.left + found.width).toBeGreaterThanOrEqual(540);
});
