/** What stands in the strip of a convoy and of the Automa. */

import type { Fact, Speak, Strip } from "../board";
import { sign } from "./signs";
import type { AuroraView, Automa, Convoy } from "./view";

const LANES = ["active", "rest", "exhausted"];
const CARGO = ["food", "fuel", "ammo", "survivor"];

export function strip(view: AuroraView, side: number, speak: Speak): Strip | null {
  const convoy = view.convoys.find((one) => one.seat === side);
  if (convoy) return ofConvoy(view, convoy, speak);
  return view.automa ? ofAutoma(view, view.automa, speak) : null;
}

const place = (view: AuroraView, waypoint: number, speak: Speak): string =>
  speak.thing(view.road.waypoints[waypoint]?.thing ?? "");
const fame = (count: number, speak: Speak): Fact => ({ sign: sign("fame"), name: speak.say("board-fame"), count });
const token = (name: string, count: number, speak: Speak): Fact => ({
  sign: sign(name),
  name: speak.thing(`token:${name}`),
  count,
});

function ofConvoy(view: AuroraView, convoy: Convoy, speak: Speak): Strip {
  const slots = convoy.cards.flatMap((card) => card.slots);
  const crew = LANES.map((lane) => ({
    sign: sign(lane),
    name: `${speak.say("board-crew")}: ${speak.thing(`zone:${lane}`)}`,
    count: convoy.crew.filter((one) => one.zone === lane).length,
  }));
  const sick = convoy.crew.reduce((sum, one) => sum + one.contamination, 0);
  return {
    score: fame(convoy.fame, speak),
    place: convoy.out ? speak.say("board-out") : place(view, convoy.waypoint, speak),
    facts: [
      ...crew,
      token("damage", slots.filter((slot) => slot.damaged).length, speak),
      token("contamination", sick, speak),
      ...CARGO.map((name) => token(name, convoy.cargo[name] ?? 0, speak)),
      { sign: sign("object"), name: speak.say("board-objects"), count: convoy.object_count },
      ...(convoy.speed === undefined
        ? []
        : [
            {
              sign: sign("speed"),
              name: speak.say("board-truck", { speed: convoy.speed, towing: convoy.towing ?? 0 }),
              count: convoy.speed,
            },
          ]),
    ],
  };
}

function ofAutoma(view: AuroraView, automa: Automa, speak: Speak): Strip {
  const slots = automa.rows.flatMap((row) => row.slots);
  const filled = (type: string) => slots.filter((slot) => slot.type === type && slot.filled).length;
  const types = [...new Set(slots.filter((slot) => slot.filled !== undefined).map((slot) => slot.type))];
  return {
    score: fame(automa.fame, speak),
    place: place(view, automa.waypoint, speak),
    facts: [
      token("survivor", automa.survivors, speak),
      token("contamination", automa.contaminated, speak),
      token("damage", slots.filter((slot) => slot.damaged).length, speak),
      ...types.map((type) => token(type, filled(type), speak)),
      { sign: sign("object"), name: speak.say("board-objects"), count: automa.kept },
    ],
  };
}
