/** The fights of Last Aurora on the stage: a convoy that shoots, enemies that fire, an ambush. */

import type { LogLine } from "../../wire/types";
import type { Stage, StageCard, StageLine, StageMark, StageOdds, StageSeen, StageSide, StageSlot } from "../stage";
import { since } from "../stage";
import { pictureOf } from "./pictures";
import { sign, slotSign, slotWord } from "./signs";
import type { AuroraView, Convoy, ConvoyCard, Enemy } from "./view";

type Seen = StageSeen<AuroraView>;

const STARTS = ["attack", "ambush", "enemy_fire"];
/** What comes after a fight. */
const ENDS = [
  "round",
  "phase",
  "explores",
  "drives",
  "arrived",
  "aurora_sails",
  "event",
  "automa_card",
  "automa_drives",
];
const RANKS = ["I", "II", "III", "IV", "V", "VI"];
/** Questions that belong to a fight, whoever began it. */
const ASKED = ["damage", "damage_under", "ambush_choice", "lose", "lose_resource", "lose_survivor", "gunner_use"];

const num = (value: unknown) => (typeof value === "number" ? value : 0);

/** The fight of this position, if there is one. */
export function stage(seen: Seen): Stage | null {
  if (seen.asked === "fire_turn") return ownFire(seen);
  const fight = since(seen.lines, STARTS, ENDS);
  if (!fight) return null;
  const running = ASKED.includes(seen.asked);
  if (!running && !seen.news.some((line) => STARTS.includes(line.kind) || line.kind === "damaged")) return null;
  const [first] = fight as readonly [LogLine, ...LogLine[]];
  if (first.kind === "attack") return shot(seen, fight, first, running);
  return first.kind === "ambush" ? ambush(seen, fight, first, running) : enemyFire(seen, fight, first, running);
}

const region = (view: AuroraView, waypoint: number) => view.road.waypoints[waypoint]?.region ?? "";
const deck = ({ view, speak }: Seen) => speak.say("stage-deck", { count: view.decks.outcomes });
const beat = (line: LogLine, fight: readonly LogLine[]) =>
  `${line.choice} ${line.kind} ${String(line.values.outcome ?? line.values.enemy)} ${fight.length}`;

function enemyCard({ speak }: Seen, enemy: Enemy, fresh = 0): StageCard {
  return {
    key: enemy.thing,
    thing: enemy.thing,
    name: speak.thing(enemy.thing),
    picture: pictureOf("enemy", enemy.card),
    note: speak.say("stage-rank", { rank: RANKS[enemy.rank - 1]! }),
    slots: Array.from({ length: enemy.defence }, (_, k): StageSlot => ({
      sign: sign("armour"),
      name: speak.say("stage-defence"),
      state: k >= enemy.damage ? "whole" : k >= enemy.damage - fresh ? "new" : "hurt",
    })),
  };
}

/** The cards of a convoy with their slots; those that were hit just now are stamped. */
function convoySide({ speak }: Seen, convoy: Convoy, fight: readonly LogLine[], title: string): StageSide {
  const hit = new Set(
    fight
      .filter(({ kind, values }) => kind === "damaged" && values.seat === convoy.seat)
      .map(({ values }) => `slot:${String(values.slot)}`),
  );
  const slot = (one: ConvoyCard["slots"][number]): StageSlot => ({
    ...(one.thing ? { thing: one.thing } : {}),
    sign: one.load ? sign(one.load) : slotSign(one),
    name: one.load ? speak.thing(`token:${one.load}`) : speak.thing(`slot-type:${slotWord(one)}`),
    state: !one.damaged ? "whole" : one.thing && hit.has(one.thing) ? "new" : "hurt",
    ...(one.level ? { level: one.level } : {}),
  });
  const kind = (card: ConvoyCard) => (card.above ? "device" : card.column === "truck" ? "truck" : "trailer");
  return {
    title,
    seat: convoy.seat,
    cards: convoy.cards.map((card) => ({
      key: `${card.column} ${card.above}`,
      name: speak.thing(`card:${card.card}`),
      ...(card.above ? {} : { picture: pictureOf(kind(card), card.card) }),
      slots: card.slots.map(slot),
    })),
  };
}

/** The printed rows of an outcome card that matter to one of the two sides, the ones that count lit. */
function outcome({ components, speak }: Seen, word: string, rows: "weapon" | "enemy", counts: readonly number[]) {
  const printed = Object.values(components.outcome_cards?.card ?? {}).find(
    (card) => String(card.key).replaceAll("_", "-") === word,
  );
  if (!printed) return null;
  const keys = rows === "weapon" ? ["1", "2", "3", "4"] : RANKS;
  const lines = keys.map((key, k): StageLine => {
    const row = printed[`${rows}_${key}`] as { damage: number; jam?: boolean; ambush?: boolean };
    const marks: StageMark[] = [];
    if (row.damage) marks.push({ sign: sign("damage"), name: speak.thing("token:damage"), count: row.damage });
    if (row.jam) marks.push({ sign: sign("special"), name: speak.say("stage-jam") });
    if (row.ambush) marks.push({ sign: sign("enemy"), name: speak.say("stage-ambush") });
    return {
      name: speak.say(rows === "weapon" ? "stage-weapon" : "stage-rank", { level: key, rank: key }),
      marks,
      counts: counts.includes(k + 1),
    };
  });
  return { name: speak.thing(`card:${word}`), lines };
}

function bars(title: string, counts: readonly number[], bad: (damage: number) => boolean): StageOdds {
  return { title, bars: counts.map((count, damage) => ({ name: String(damage), count, bad: bad(damage) })) };
}

const fireOdds = ({ view, speak }: Seen, where: string): StageOdds[] => {
  const counts = view.odds?.fire[where];
  return counts ? [bars(speak.say("stage-odds-fire"), counts, (damage) => damage > 0)] : [];
};

/** My turn to shoot: weapons, enemies, and what each weapon may do. */
function ownFire(seen: Seen): Stage | null {
  const { view, speak, seat } = seen;
  const convoy = view.convoys.find((one) => one.seat === seat);
  if (!convoy || !view.odds) return null;
  const here = view.enemies.filter((enemy) => enemy.region === region(view, convoy.waypoint));
  const fight = since(seen.lines, ["attack"], ENDS) ?? [];
  const last = fight[0]?.values.seat === seat ? fight[0] : undefined;
  const levels = [
    ...new Set(convoy.cards.flatMap((card) => card.slots.filter((s) => s.level && !s.damaged).map((s) => s.level!))),
  ].sort();
  return {
    key: `fire ${view.round} ${seat}`,
    beat: last ? beat(last, fight) : "",
    running: true,
    title: speak.say("stage-convoy-fire"),
    strikers: convoySide(seen, convoy, [], speak.say("stage-weapons")),
    targets: {
      title: speak.say("stage-enemies"),
      cards: here.map((enemy) => enemyCard(seen, enemy, freshOn(enemy, fight))),
    },
    deck: deck(seen),
    card: last ? outcome(seen, String(last.values.outcome), "weapon", [num(last.values.level)]) : null,
    hits: last ? num(last.values.count) : 0,
    result: fight.filter((line) => line.kind !== "pay_ammo").map((line) => seen.tell(line)),
    odds: levels.map((level) =>
      bars(speak.say("stage-odds-shot", { level }), view.odds!.weapons[level - 1] ?? [], (damage) => damage === 0),
    ),
  };
}

const freshOn = (enemy: Enemy, fight: readonly LogLine[]) =>
  fight[0]?.values.enemy === enemy.thing.split(":")[1] ? num(fight[0]?.values.count) : 0;

/** Somebody shot at an enemy. */
function shot(seen: Seen, fight: readonly LogLine[], first: LogLine, running: boolean): Stage | null {
  const { view, speak } = seen;
  const side = num(first.values.seat);
  const convoy = view.convoys.find((one) => one.seat === side);
  const enemy = view.enemies.find((one) => one.thing === `enemy:${String(first.values.enemy)}`);
  const gone: StageCard = {
    key: "gone",
    name: speak.thing(`enemy:${String(first.values.enemy)}`),
    picture: pictureOf("enemy", String(first.values.enemy)),
    chip: speak.say("stage-defeated"),
  };
  const title = speak.say("stage-shooter", { seat: speak.player(side) });
  return {
    key: `shot ${first.choice}`,
    beat: beat(first, fight),
    running,
    title: speak.say("stage-convoy-fire"),
    strikers: convoy
      ? convoySide(seen, convoy, fight, title)
      : { title, seat: side, cards: [{ key: "automa", name: speak.player(side), picture: pictureOf("truck") }] },
    targets: {
      title: speak.say("stage-enemies"),
      cards: [enemy ? enemyCard(seen, enemy, freshOn(enemy, fight)) : gone],
    },
    deck: deck(seen),
    card: outcome(seen, String(first.values.outcome), "weapon", [num(first.values.level)]),
    hits: num(first.values.count),
    result: fight.map((line) => seen.tell(line)),
    odds: [],
  };
}

/** Whose damage is looked at: of who still has to place some, oneself before others; else one's own; else of who was hit last. */
function victim({ view, seat }: Seen, fight: readonly LogLine[]): Convoy | undefined {
  const owing = view.convoys.filter((one) => one.owed_damage);
  if (owing.length) return owing.find((one) => one.seat === seat) ?? owing[0];
  const hit = fight.filter((line) => ["under_fire", "damaged", "contaminated", "token_lost"].includes(line.kind));
  const sides = hit.map((line) => line.values.seat);
  const side = seat !== null && (sides.includes(seat) || !sides.length) ? seat : sides.at(-1);
  return view.convoys.find((one) => one.seat === side) ?? view.convoys[0];
}

function suffered(seen: Seen, fight: readonly LogLine[]): StageSide {
  const convoy = victim(seen, fight);
  if (!convoy) return { title: "", cards: [] };
  const title = convoy.owed_damage
    ? seen.speak.say("stage-owed", { count: convoy.owed_damage, area: `area:${convoy.damage_area}` })
    : seen.speak.player(convoy.seat);
  return convoySide(seen, convoy, fight, title);
}

function enemyFire(seen: Seen, fight: readonly LogLine[], first: LogLine, running: boolean): Stage {
  const { view, speak } = seen;
  const where = String(first.values.region);
  const here = view.enemies.filter((enemy) => enemy.region === where);
  const word = String(first.values.outcome);
  const taken = fight.filter((line) => line.kind === "under_fire" || line.kind === "automa_under_fire");
  return {
    key: `enemy-fire ${first.choice} ${where}`,
    beat: beat(first, fight),
    running,
    title: speak.say("stage-enemy-fire", { region: `region:${where}` }),
    strikers: { title: speak.say("stage-they-shoot"), cards: here.map((enemy) => enemyCard(seen, enemy)) },
    targets: suffered(seen, fight),
    deck: deck(seen),
    card: outcome(
      seen,
      word,
      "enemy",
      here.map((enemy) => enemy.rank),
    ),
    hits: Math.max(0, ...taken.map((line) => num(line.values.count))),
    result: fight.slice(1).map((line) => seen.tell(line)),
    odds: fireOdds(seen, where),
  };
}

function ambush(seen: Seen, fight: readonly LogLine[], first: LogLine, running: boolean): Stage {
  const { view, speak } = seen;
  const word = String(first.values.enemy);
  const enemy = view.enemies.find((one) => one.thing === `enemy:${word}`);
  return {
    key: `ambush ${first.choice} ${word}`,
    beat: beat(first, fight),
    running,
    title: speak.say("stage-ambush"),
    strikers: {
      title: speak.say("stage-they-shoot"),
      cards: enemy ? [{ ...enemyCard(seen, enemy), now: true }] : [],
    },
    targets: suffered(seen, fight),
    deck: "",
    card: null,
    hits: fight.filter((line) => line.kind === "damaged").length || 1,
    result: fight.map((line) => seen.tell(line)),
    odds: enemy ? fireOdds(seen, enemy.region) : [],
  };
}
