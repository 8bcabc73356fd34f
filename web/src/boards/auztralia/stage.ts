/** The combats of AuZtralia on the stage: the force, the card that is turned up, the Old Ones. */

import type { LogLine } from "../../wire/types";
import type { Stage, StageCard, StageLine, StageMark, StageOdds, StageSeen } from "../stage";
import { newest, since } from "../stage";
import { pictureOf } from "./pictures";
import { sign } from "./signs";
import { kindOf, type AuztraliaView, type Battle, type OldOne } from "./view";

type Seen = StageSeen<AuztraliaView>;

/** Every kind of Old One, in the order of the lines of a card. */
const KINDS = ["cthulhu", "shoggoth", "mi-go", "zombie", "loyalist", "temple"];
const STARTS = ["attacked", "port_attacked"];
const ENDS = ["acted", "old_ones_wake", "movement_card", "event_card", "recovered"];
const LAST = ["combat_won", "defeated", "withdrew", "port_fell", "nothing_there"];

interface Blow {
  hits: string[];
  damage: number;
  airship: number;
  sanity: number;
}

export function stage(seen: Seen): Stage | null {
  const { view } = seen;
  const fight = since(seen.lines, STARTS, ENDS);
  if (view.battle?.hex) return fighting(seen, view.battle, fight ?? []);
  if (!fight || !seen.news.some((line) => LAST.includes(line.kind))) return null;
  return ended(seen, fight);
}

/** What the last card did, and everything after it. */
const blow = (fight: readonly LogLine[]) => since(fight, ["combat_card"], []) ?? fight;

function fighting(seen: Seen, battle: Battle, fight: readonly LogLine[]): Stage {
  const { view, speak } = seen;
  const open = battle.card || battle.last_card;
  const foes = view.old_ones.filter((one) => one.hex === battle.hex);
  const kinds = [...new Set(foes.map((one) => one.kind))];
  const now = blow(fight);
  const hits = hitsOf(now, open);
  const lines = cardLines(seen, open, kinds, battle);
  const units = new Set(lines.filter((line) => line.counts).flatMap((line) => line.hitting));
  return {
    key: `battle ${fight[0]?.choice ?? 0} ${battle.hex}`,
    beat: open && `${fight[0]?.choice} ${open}`,
    running: true,
    title: speak.say("section-battle", { side: battle.seat, hex: String(battle.hex) }),
    strikers: {
      title: speak.say("section-muster", { side: battle.seat }),
      seat: battle.seat,
      cards: Object.entries(battle.force)
        .filter(([, count]) => count > 0)
        .map(([unit, count]) => unitCard(seen, battle, unit, count, Boolean(hits) && units.has(unit))),
    },
    targets: {
      title: speak.say("row-sanity", { sanity: battle.sanity, full: battle.full_sanity }),
      cards: foes.map((one) => foeCard(seen, one, foes.length === 1 ? hits : 0)),
    },
    deck: speak.say("stage-deck", { count: view.cards }),
    card: open ? { name: speak.say("row-card", { card: open }), lines } : null,
    hits,
    result: now.filter((line) => line.kind !== "combat_card").map((line) => seen.tell(line)),
    odds: battle.odds ? oddsOf(seen, battle) : [],
  };
}

function hitsOf(now: readonly LogLine[], card: string): number {
  const applied = newest(now, (line) => line.kind === "card_applied" && String(line.values.card) === card);
  return typeof applied?.values.hits === "number" ? applied.values.hits : 0;
}

function unitCard({ view, speak }: Seen, battle: Battle, unit: string, count: number, hits: boolean): StageCard {
  const health = view.players[battle.seat]?.troops[unit]?.health ?? 0;
  const wounds = battle.wounds[unit] ?? 0;
  return {
    key: unit,
    thing: `unit:${unit}`,
    name: `${speak.thing(`unit:${unit}`)} × ${count}`,
    picture: pictureOf(`unit:${unit}`),
    note: speak.say("board-fighting", { count, wounds }),
    now: hits,
    slots: Array.from({ length: health }, (_, k) => ({
      sign: sign("health"),
      name: speak.say("stage-health"),
      state: k < health - wounds ? "whole" : "hurt",
    })),
  };
}

function foeCard({ speak }: Seen, one: OldOne, fresh: number): StageCard {
  return {
    key: one.tile,
    thing: `tile:${one.tile}`,
    name: speak.thing(`tile:${one.tile}`),
    picture: pictureOf(`kind:${one.kind}`),
    note: speak.say("board-old-one", { left: one.health - one.damage, health: one.health, vp: one.vp }),
    slots: Array.from({ length: one.health }, (_, k) => ({
      sign: k < one.damage ? null : sign("health"),
      name: speak.say("stage-health"),
      state: k >= one.damage ? "whole" : k >= one.damage - fresh ? "new" : "hurt",
    })),
  };
}

/** All lines of a card, those of the kinds that are here lit; a unit that is not in the force is struck. */
function cardLines({ components, speak }: Seen, card: string, kinds: readonly string[], battle: Battle) {
  const printed = components.old_one_cards?.old_one_card?.[`old_one_card_${card}`];
  if (!printed) return [];
  return KINDS.map((kind): StageLine & { hitting: string[] } => {
    const { hits, damage, airship, sanity } = printed[kind.replaceAll("-", "_")] as Blow;
    const hitting = hits.map((unit) => unit.replaceAll("_", "-"));
    const counts = kinds.includes(kind);
    const marks: StageMark[] = hitting.map((unit) => ({
      sign: sign(unit),
      name: speak.thing(`unit:${unit}`),
      struck: counts && !battle.force[unit],
    }));
    const harm = (icon: string, name: string, count: number) => {
      if (count) marks.push({ sign: sign(icon), name: speak.say(name), count });
    };
    harm("damage", "board-damage", damage);
    harm("airship", "board-airship-damage", airship);
    harm("sanity", "board-sanity-lost", sanity);
    return { name: speak.thing(`kind:${kind}`), sign: sign(kind), marks, counts, hitting };
  });
}

function oddsOf({ speak }: Seen, battle: Battle): StageOdds[] {
  const odds = battle.odds!;
  const on = odds.cards - odds.win - odds.fall - odds.mad;
  const two = (message: string, count: number, bad: boolean): StageOdds => ({
    title: speak.say(message),
    bars: [
      { name: speak.say("yes"), count, bad },
      { name: speak.say("no"), count: odds.cards - count, bad: !bad },
    ],
  });
  return [
    {
      title: speak.say("board-odds", { cards: odds.cards }),
      thing: "combat:fight",
      bars: [
        { name: speak.say("board-odds-win", { count: odds.win }), count: odds.win, bad: false },
        { name: speak.say("board-odds-on", { count: on }), count: on, bad: false },
        { name: speak.say("board-odds-fall", { count: odds.fall }), count: odds.fall, bad: true },
        { name: speak.say("board-odds-mad", { count: odds.mad }), count: odds.mad, bad: true },
      ],
    },
    two("board-odds-hit", odds.hit, false),
    two("board-odds-hurt", odds.hurt, true),
    two("board-odds-fright", odds.fright, true),
  ];
}

/** The end of a combat: who fought, what is left of the Old Ones, and how it came. */
function ended(seen: Seen, fight: readonly LogLine[]): Stage {
  const { view, speak } = seen;
  const [first] = fight as readonly [LogLine, ...LogLine[]];
  const seat = Number(first.values.seat);
  const hex = Number(first.values.hex ?? view.players[seat]?.port);
  const slain = fight.filter((line) => line.kind === "old_one_destroyed").map((line) => String(line.values.tile));
  const left = view.old_ones.filter((one) => one.hex === hex);
  const card = String(newest(fight, (line) => line.kind === "combat_card")?.values.card ?? "");
  const now = blow(fight);
  return {
    key: `battle ${first.choice} ${hex}`,
    beat: `${first.choice} ${card} ended`,
    running: false,
    title: speak.say("section-battle", { side: seat, hex: String(hex) }),
    strikers: {
      title: speak.player(seat),
      seat,
      cards: [{ key: "force", name: speak.player(seat), picture: pictureOf("unit:artillery") }],
    },
    targets: {
      title: speak.say("stage-foes"),
      cards: [
        ...slain.map((tile): StageCard => ({
          key: tile,
          thing: `tile:${tile}`,
          name: speak.thing(`tile:${tile}`),
          picture: pictureOf(`kind:${kindOf(tile)}`),
          chip: speak.say("stage-slain"),
          now: true,
        })),
        ...left.map((one) => foeCard(seen, one, 0)),
      ],
    },
    deck: "",
    card: null,
    hits: hitsOf(now, card),
    result: now.map((line) => seen.tell(line)),
    odds: [],
  };
}
