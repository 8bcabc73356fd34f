import { describe, expect, it } from "vitest";
import type { LogLine, Option } from "../wire/types";
import type { BillSeen } from "./bill";
import type { Speak } from "./board";
import { bill } from "./outlive/bill";
import type { OutliveView, Room } from "./outlive/view";

const speak: Speak = {
  lang: "en",
  say: (message, values = {}) => [message, ...Object.values(values)].join(" "),
  has: () => true,
  thing: (name) => name,
  player: (seat) => `player ${seat}`,
};

const choice = 30;
const line = (kind: string, values: Record<string, unknown>): LogLine => ({
  choice,
  kind,
  rule: "",
  values: { seat: 0, ...values },
  version: choice,
});
const room = (name: string, survivors: number, cells: number, food: number): Room => ({
  room: `room:${name}`,
  kind: `kind:${name}`,
  built: true,
  survivors,
  cells,
  food,
  full: survivors === cells,
});
const option = (text: string, thing: string, values: Record<string, unknown> = {}): Option => ({
  text,
  verb: text.split(" ")[0]!,
  things: [thing],
  values,
});

/** Two rows of the airlock and two rooms that eat 2 and 1; one water and two cans when the night began. */
function night(asked: string, said: Option[], lines: LogLine[], store: Record<string, number>): BillSeen<OutliveView> {
  const colony = {
    side: 0,
    store,
    virtual_water: 0,
    rows: 2,
    airlock: 3,
    airlock_cells: 6,
    rooms: [room("pantry", 3, 3, 2), room("lookout", 1, 2, 1), room("empty", 0, 2, 2)],
    survivors: 7,
    food: 3,
  };
  return {
    view: { night: 2, colonies: [colony] } as unknown as OutliveView,
    seat: 0,
    asked,
    lines,
    said,
    speak,
  };
}
const lose = (where: string) => option(`lose-survivor ${where}`, `room:${where}`);
const HUNGRY = [
  line("spent", { resource: "water", count: 1 }),
  line("fed", { count: 5 }),
  line("spent", { resource: "can", count: 2 }),
  line("starved", { count: 2 }),
];

describe("the meal of a night", () => {
  it("has a row for each who eats, with what pays for it and what is missing", () => {
    const found = bill(
      night("lose_survivor", [lose("airlock"), lose("lookout")], HUNGRY, { water: 0, meat: 0, can: 0 }),
    );
    expect(found?.rows.map((row) => [row.key, row.paid.map((one) => one.name), row.missing])).toEqual([
      ["room:airlock", ["resource:water"], 1],
      ["room:pantry", ["resource:can", "resource:can"], 0],
      ["room:lookout", [], 1],
    ]);
    expect(found?.rows.map((row) => row.heads.lost)).toEqual([1, 0, 1]);
    expect(found?.stores.map(({ name, before, after }) => [name, before, after])).toEqual([
      ["resource:water", 1, 0],
      ["resource:can", 2, 0],
    ]);
    expect(found?.sum).toBe("board-feed-sum 5 3");
    expect(found?.confirm).toBe("board-feed-do 2");
  });

  it("pays as it is ticked, before anything is sent", () => {
    const lines = [line("fed", { count: 5 }), line("spent", { resource: "meat", count: 1 })];
    const mix = option("mix 1 1", "water:1", { water: 1, can: 1 });
    const found = bill(night("mix", [mix], lines, { water: 1, meat: 0, can: 2 }));
    expect(found?.rows[1]?.paid.map((one) => one.name)).toEqual(["resource:meat", "resource:water"]);
    expect(found?.rows[2]?.paid.map((one) => one.name)).toEqual(["resource:can"]);
    expect(found?.stores.map(({ before, after }) => [before, after])).toEqual([
      [1, 0],
      [1, 0],
      [2, 1],
    ]);
  });

  it("counts water of a reserve, and nothing that was spent before or by somebody else", () => {
    const lines = [
      line("spent", { resource: "water", count: 3 }),
      line("solved", {}),
      line("room_used", { room: "pantry" }),
      line("fed", { count: 5 }),
      line("spent", { seat: 1, resource: "can", count: 2 }),
    ];
    const seen = night("lose_survivor", [], lines, { water: 0, meat: 0, can: 0 });
    expect(bill(seen)?.rows.flatMap((row) => row.paid)).toEqual([]);
    seen.view.colonies[0]!.rooms[0]!.kind = "kind:water-reserve";
    expect(bill(seen)?.rows[0]?.paid.map((one) => one.name)).toEqual(["kind:water-reserve"]);
    expect(bill(seen)?.rows[0]?.missing).toBe(1);
  });

  it("says what it means to lose somebody, and is silent where nobody eats", () => {
    const seen = night("lose_survivor", [], HUNGRY, { water: 0 });
    expect([...bill(seen)!.follows.keys()]).toEqual(["room:airlock", "room:pantry"]);
    expect(bill({ ...seen, asked: "lose_loot" })).toBeNull();
    expect(bill({ ...seen, view: { ...seen.view, night: 1 } })).toBeNull();
    // One of them is lost already: what was due is not what is due now.
    seen.view.colonies[0]!.rows = 1;
    expect(bill(seen)).toBeNull();
  });
});
