import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/types";
import { grouped, wayOut } from "./mine";

const seat = (about: Partial<SeatInfo>, number = 0): SeatInfo => ({
  seat: number,
  kind: "person",
  name: "Ada",
  lang: "en",
  bot: null,
  mine: true,
  host: true,
  left: false,
  ...about,
});

const table = (about: Partial<TableInfo>): TableInfo =>
  ({ id: "a", state: "playing", host: true, waiting: [], seats: [seat({})], ...about }) as TableInfo;

test("tables that wait for me come before those that wait for others", () => {
  const mine = table({ id: "mine", waiting: [{ seat: 0, question: "act" }] });
  const theirs = table({ id: "theirs", waiting: [{ seat: 1, question: "act" }] });
  const groups = grouped([theirs, mine, table({ id: "done", state: "over" })]);
  expect(groups.turn.map((one) => one.id)).toEqual(["mine"]);
  expect(groups.waits.map((one) => one.id)).toEqual(["theirs"]);
  expect(groups.over.map((one) => one.id)).toEqual(["done"]);
});

test("who is alone with bots deletes the table, who plays with people resigns", () => {
  const bot = seat({ kind: "bot", mine: false, host: false }, 1);
  const friend = seat({ mine: false, host: false }, 1);
  expect(wayOut(table({ seats: [seat({}), bot] }))).toBe("delete");
  expect(wayOut(table({ seats: [seat({}), friend] }))).toBe("resign");
});

test("there is no way out of a game that is over with others, left, or only watched", () => {
  const friend = seat({ mine: false, host: false }, 1);
  expect(wayOut(table({ state: "over", seats: [seat({}), friend] }))).toBeNull();
  expect(wayOut(table({ seats: [seat({ left: true }), friend] }))).toBeNull();
  expect(wayOut(table({ host: false, seats: [friend] }))).toBeNull();
});
