/** What stands in the strip of a colony. */

import type { Speak, Strip } from "../board";
import { sign } from "./signs";
import type { OutliveView } from "./view";

export function strip(view: OutliveView, side: number, speak: Speak): Strip | null {
  const colony = view.colonies.find((one) => one.side === side);
  if (!colony) return null;
  const built = colony.rooms.filter((room) => room.built);
  return {
    score: { sign: sign("points"), name: speak.say("field-points"), count: colony.points },
    place: colony.leader ? speak.thing(colony.leader) : "",
    facts: [
      { sign: sign("survivor"), name: speak.say("board-survivors"), count: colony.survivors },
      { sign: sign("radiation"), name: speak.say("board-radiation"), count: colony.radiation },
      { sign: sign("room"), name: speak.say("board-rooms"), count: built.length, of: `/${colony.rooms.length}` },
      {
        sign: sign("airlock"),
        name: speak.say("board-airlock"),
        count: colony.airlock,
        of: `/${colony.airlock_cells}`,
      },
      ...Object.entries(colony.store).map(([name, count]) => ({
        sign: sign(name),
        name: speak.thing(`resource:${name}`),
        count,
      })),
      {
        sign: sign("tool"),
        name: `${speak.say("board-equipment")}: ${speak.say("board-tool-repaired")}`,
        count: colony.repaired.length,
      },
      {
        sign: sign("broken"),
        name: `${speak.say("board-equipment")}: ${speak.say("board-tool-broken")}`,
        count: colony.broken.length,
      },
    ],
  };
}
