/** The fights of Outlive on the stage: a team that robs a weaker one, and a hunt. */

import type { LogLine } from "../../wire/types";
import { since, type Stage, type StageCard, type StageSeen, type StageSide, type StageSlot } from "../stage";
import { happened } from "./pictures";
import { sign } from "./signs";
import type { OutliveView, Team } from "./view";

type Seen = StageSeen<OutliveView>;

const STARTS = ["attacked", "hunted"];
/** What comes after a fight. */
const ENDS = ["moved", "stayed", "drifters_card", "drifters_go", "gathered", "nightfall", "dawn", "disaster_strikes"];
/** What an attack does to the one who is attacked. */
const BLOWS = ["attacked", "repelled", "tribute"];
/** Questions that belong to an attack. */
const ASKED = ["hideout", "armour", "defend", "interrogation", "demand", "tribute"];
const TRIBUTE = ["wood", "metal", "microchip", "meat", "water", "can"];

const num = (value: unknown) => (typeof value === "number" ? value : 0);

/** The fight of this position, if there is one. */
export function stage(seen: Seen): Stage | null {
  const fight = since(seen.lines, STARTS, ENDS);
  if (!fight) return null;
  const [first] = fight as readonly [LogLine, ...LogLine[]];
  const running = first.kind === "attacked" && ASKED.includes(seen.asked);
  if (!running && !seen.news.some((line) => BLOWS.includes(line.kind) || line.kind === "hunted")) return null;
  return first.kind === "attacked" ? attack(seen, fight, first, running) : hunt(seen, fight, first);
}

const beat = (first: LogLine, fight: readonly LogLine[]) => `${first.choice} ${first.kind} ${fight.length}`;

/** The team of a side in a zone, as many signs as it is strong. */
function teamCard({ speak }: Seen, side: number, team: Team | undefined): StageCard {
  return {
    key: `team ${side}`,
    name: team ? speak.thing(team.team) : speak.player(side),
    picture: happened.event([team ? "recruited" : "attacked"]),
    slots: Array.from({ length: team?.strength ?? 0 }, (): StageSlot => ({
      sign: sign("survivor"),
      name: speak.say("stage-strength"),
      state: "whole",
    })),
  };
}

/** Where two sides met: the zone of the turn, else the one where both stand. */
function meeting(view: OutliveView, side: number, foe: number) {
  const both = view.zones.filter((zone) => [side, foe].every((one) => zone.teams.some((team) => team.side === one)));
  return both.find((zone) => zone.zone === view.turn?.zone) ?? both[0];
}

/** What the one who is robbed can give; what is gone in this fight is stamped. */
function storeCard({ view, speak }: Seen, foe: number, fight: readonly LogLine[]): StageCard {
  const gone = fight.filter((line) => line.kind === "tribute").map((line) => String(line.values.resource));
  const store = view.colonies.find((one) => one.side === foe)?.store ?? {};
  const slots = TRIBUTE.filter((name) => store[name] || gone.includes(name)).map((name): StageSlot => ({
    thing: `resource:${name}`,
    sign: sign(name),
    name: `${speak.thing(`resource:${name}`)}: ${store[name] ?? 0}`,
    state: gone.includes(name) ? "new" : "whole",
    level: store[name] ?? 0,
  }));
  return { key: "store", name: speak.say("stage-store"), slots };
}

function attack(seen: Seen, fight: readonly LogLine[], first: LogLine, running: boolean): Stage {
  const { view, speak } = seen;
  const [side, foe, worth] = [num(first.values.seat), num(first.values.rival), num(first.values.count)];
  const zone = meeting(view, side, foe);
  const of = (one: number) => zone?.teams.find((team) => team.side === one);
  const mine = (one: number, cards: StageCard[]): StageSide => ({ title: speak.player(one), seat: one, cards });
  return {
    key: `attack ${first.choice} ${side} ${foe}`,
    beat: beat(first, fight),
    running,
    title: speak.say("stage-attack"),
    strikers: mine(side, [{ ...teamCard(seen, side, of(side)), now: true }]),
    targets: mine(foe, [teamCard(seen, foe, of(foe)), storeCard(seen, foe, fight)]),
    deck: "",
    card: null,
    hits: worth,
    result: fight.filter((line) => BLOWS.includes(line.kind)).map((line) => seen.tell(line)),
    odds: [],
  };
}

function hunt(seen: Seen, fight: readonly LogLine[], first: LogLine): Stage {
  const { view, speak } = seen;
  const side = num(first.values.seat);
  const zone = view.zones.find(
    (one) => one.game && one.teams.some((team) => team.side === side && (one.zone === view.turn?.zone || team.spent)),
  );
  const meat = num(first.values.count);
  return {
    key: `hunt ${first.choice} ${side}`,
    beat: beat(first, fight),
    running: false,
    title: speak.say("stage-hunt"),
    strikers: {
      title: speak.player(side),
      seat: side,
      cards: [
        teamCard(
          seen,
          side,
          zone?.teams.find((team) => team.side === side),
        ),
      ],
    },
    targets: {
      title: speak.say("stage-game"),
      cards: [
        {
          key: "game",
          name: speak.thing(`game:${String(first.values.game)}`),
          picture: happened.event(["hunted"]),
          now: true,
          slots: Array.from({ length: meat }, (): StageSlot => ({
            sign: sign("meat"),
            name: speak.thing("resource:meat"),
            state: "new",
          })),
        },
      ],
    },
    deck: "",
    card: null,
    hits: meat,
    result: [seen.tell(first)],
    odds: [],
  };
}
