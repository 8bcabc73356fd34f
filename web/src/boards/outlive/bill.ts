/** The night's meal: who eats, what it costs, what pays for it, and who is lost for what nothing pays for. */

import type { LogLine } from "../../wire/types";
import type { Bill, BillSeen, BillSign, Due } from "../bill";
import type { Speak } from "../board";
import { pictureOf } from "./pictures";
import { sign } from "./signs";
import type { Colony, OutliveView } from "./view";

type Seen = BillSeen<OutliveView>;

/** The step of the night in which everybody eats. */
const FEEDING = 2;
const ASKED = ["mix", "lose_survivor"];
const PROVISIONS = ["water", "meat", "can"];
/** A room's water that is no token. */
const RESERVE = "kind:water-reserve";

const num = (value: unknown) => (typeof value === "number" ? value : 0);
const times = (count: number, name: string): string[] => Array<string>(count).fill(name);

export function bill(seen: Seen): Bill | null {
  const { view, seat, asked, lines, said, speak } = seen;
  const colony = view.colonies.find((one) => one.side === seat);
  const fed = lines.map((line) => line.kind === "fed" && line.values.seat === seat).lastIndexOf(true);
  if (!colony || fed < 0 || view.night !== FEEDING || !ASKED.includes(asked)) return null;
  // Somebody is lost already: what was due was counted before.
  if (lines[fed]!.values.count !== colony.rows + colony.food) return null;
  const drunk = before(lines, fed, colony);
  const eaten = lines.slice(fed).flatMap((line) => paid(line, colony));
  const mix = said.find((one) => one.verb === "mix")?.values ?? {};
  const chosen = PROVISIONS.flatMap((name) => times(num(mix[name]), name));
  const lost = said.filter((one) => one.verb === "lose-survivor").map((one) => one.things[0] ?? "");
  const rows = dues(colony, drunk, [...eaten, ...chosen], lost, speak);
  const due = colony.rows + colony.food;
  return {
    title: speak.say("board-feed-title"),
    sum: speak.say("board-feed-sum", { due, paid: due - rows.reduce((sum, row) => sum + row.missing, 0) }),
    rows,
    note: speak.say("board-feed-order"),
    stores: PROVISIONS.map((name) => {
      const after = (colony.store[name] ?? 0) - chosen.filter((one) => one === name).length;
      const gone = [...drunk, ...eaten, ...chosen].filter((one) => one === name).length;
      return { ...provision(name, speak), before: after + gone, after };
    }).filter((one) => one.before > 0),
    follows: follows(colony, speak),
    confirm: speak.say("board-feed-do", { count: lost.length }),
  };
}

const provision = (name: string, speak: Speak): BillSign =>
  name === RESERVE
    ? { sign: sign("water"), name: speak.thing(RESERVE) }
    : { sign: sign(name), name: speak.thing(`resource:${name}`) };

/** What an event of this side took from its provisions. */
function paid(line: LogLine, colony: Colony): string[] {
  const { seat, resource, room, count } = line.values;
  if (seat !== colony.side) return [];
  if (line.kind === "spent") return times(num(count), String(resource));
  const used = line.kind === "room_used" && colony.rooms.find((one) => one.room === `room:${String(room)}`);
  return used && used.kind === RESERVE ? [RESERVE] : [];
}

/** What the airlock drank: it is told in one go with the meal. */
function before(lines: readonly LogLine[], fed: number, colony: Colony): string[] {
  const found: string[] = [];
  for (let at = fed - 1; at >= 0 && lines[at]!.choice === lines[fed]!.choice; at--) {
    const drunk = paid(lines[at]!, colony);
    if (!drunk.length || drunk.some((name) => name !== "water" && name !== RESERVE)) break;
    found.unshift(...drunk);
  }
  return found;
}

/** Airlock and rooms in their order: each takes what it needs of what is left. */
function dues(
  colony: Colony,
  drunk: readonly string[],
  eaten: readonly string[],
  lost: readonly string[],
  speak: Speak,
): Due[] {
  const gone = (thing: string) => lost.filter((one) => one === thing).length;
  const survivors = { sign: sign("survivor"), name: speak.say("board-survivors") };
  const left = [...eaten];
  const row = (thing: string, need: number, from: string[], cost: string): Omit<Due, "name" | "heads"> => {
    const mine = from.splice(0, need);
    const missing = need - mine.length;
    return {
      key: thing,
      cost,
      paid: mine.map((name) => provision(name, speak)),
      missing,
      short: missing ? speak.say("board-feed-short", { count: missing }) : "",
    };
  };
  const airlock = "room:airlock";
  const rooms = colony.rooms.filter((room) => room.survivors > 0);
  return [
    ...(colony.rows
      ? [
          {
            ...row(airlock, colony.rows, [...drunk], speak.say("board-drinks", { count: colony.rows })),
            name: speak.say("board-airlock"),
            heads: { ...survivors, count: colony.airlock, lost: gone(airlock), places: colony.airlock },
          },
        ]
      : []),
    ...rooms.map((room) => ({
      ...row(room.room, room.food, left, speak.say("board-meals", { count: room.food })),
      name: speak.thing(room.kind),
      picture: pictureOf(room.kind),
      heads: { ...survivors, count: room.survivors, lost: gone(room.room), places: room.cells },
    })),
  ];
}

/** What it means to lose somebody there. */
function follows(colony: Colony, speak: Speak): ReadonlyMap<string, string> {
  return new Map([
    ["room:airlock", speak.say("board-absorbs-less")],
    ...colony.rooms
      .filter((room) => room.full)
      .map((room): [string, string] => [room.room, speak.say("board-no-longer-full")]),
  ]);
}
