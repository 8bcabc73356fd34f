import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/types";
import type { Speak } from "./board";
import { stage as auroraStage } from "./last-aurora/stage";
import { stage as auztraliaStage } from "./auztralia/stage";
import { stage as outliveStage } from "./outlive/stage";
import { since, thingsOn, type StageSeen } from "./stage";

const speak: Speak = {
  lang: "en",
  say: (message) => message,
  has: () => true,
  thing: (name) => name,
  player: (seat) => `player ${seat}`,
};
const line = (kind: string, values: Record<string, unknown> = {}): LogLine => ({
  choice: 7,
  kind,
  rule: "",
  values,
  version: 7,
});
const slot = (thing: string, damaged = false) => ({ thing, type: "any", damaged, load: null });
const aurora = {
  round: 2,
  zone: [],
  road: { regions: ["valley"], waypoints: [{ region: "valley" }], shortcuts: [], mines: [] },
  enemies: [
    { thing: "enemy:war-wolves", card: "war-wolves", rank: 1, region: "valley", damage: 1, defence: 3, circles: [] },
  ],
  convoys: [
    {
      seat: 0,
      owed_damage: 1,
      damage_area: "bottom-row",
      waypoint: 0,
      cards: [
        {
          column: "truck",
          above: false,
          card: "army-truck",
          slots: [slot("slot:truck-1"), slot("slot:truck-2", true)],
        },
      ],
    },
  ],
  decks: { outcomes: 8 },
  odds: { cards: 3, weapons: [[2, 1]], jams: [0], fire: { valley: [1, 2] }, ambushes: { valley: 0 } },
};
const outcome = {
  key: "outcome_01",
  ...Object.fromEntries(
    ["I", "II", "III", "IV", "V", "VI"].map((rank) => [`enemy_${rank}`, { damage: 2, ambush: false }]),
  ),
  ...Object.fromEntries([1, 2, 3, 4].map((level) => [`weapon_${level}`, { damage: level, jam: level === 1 }])),
};
const seen = (more: Partial<StageSeen>): StageSeen => ({
  view: aurora,
  seat: 0,
  asked: "",
  lines: [],
  news: [],
  components: { outcome_cards: { card: { "087": outcome } } },
  speak,
  tell: (told) => told.kind,
  ...more,
});
const fire = [
  line("phase"),
  line("enemy_fire", { region: "valley", outcome: "outcome-01" }),
  line("under_fire", { seat: 0, count: 2, area: "bottom-row" }),
  line("damaged", { seat: 0, slot: "truck-2" }),
];

describe("a fight of Last Aurora", () => {
  it("shows the enemies, the card with the lines that count, and the damage where it was stamped", () => {
    const made = auroraStage(seen({ asked: "damage", lines: fire, news: fire }))!;
    expect(made.running).toBe(true);
    expect(made.strikers.cards.map((card) => card.thing)).toEqual(["enemy:war-wolves"]);
    expect(made.card!.lines.map((one) => one.counts)).toEqual([true, false, false, false, false, false]);
    expect(made.targets.cards[0]!.slots!.map((one) => one.state)).toEqual(["whole", "new"]);
    expect(made.hits).toBe(2);
    expect(made.odds[0]!.bars.map((bar) => bar.count)).toEqual([1, 2]);
    expect([...thingsOn(made)]).toContain("slot:truck-1");
  });

  it("shows the convoy that still has damage to place, not the one that was hit before it", () => {
    const [mine] = aurora.convoys as [(typeof aurora.convoys)[0]];
    const view = { ...aurora, convoys: [mine, { ...mine, seat: 2, owed_damage: 0 }] };
    const lines = [
      line("phase"),
      line("ambush", { enemy: "war-wolves" }),
      line("damaged", { seat: 2, slot: "truck-1" }),
    ];
    expect(auroraStage(seen({ view, asked: "damage", lines, news: lines }))!.targets.seat).toBe(0);
    const placed = { ...view, convoys: view.convoys.map((one) => ({ ...one, owed_damage: 0 })) };
    expect(auroraStage(seen({ view: placed, asked: "damage", lines, news: lines }))!.targets.seat).toBe(2);
  });

  it("shows the odds of a shot before the first, and its card after it", () => {
    const weapon = { ...slot("slot:truck-3"), type: "weapon", level: 1 };
    const convoy = { ...aurora.convoys[0]!, cards: [{ ...aurora.convoys[0]!.cards[0]!, slots: [weapon] }] };
    const view = { ...aurora, convoys: [convoy] };
    const before = auroraStage(seen({ view, asked: "fire_turn", lines: [line("phase")] }))!;
    expect(before.card).toBeNull();
    expect(before.odds[0]!.bars.map((bar) => bar.count)).toEqual([2, 1]);
    const shot = line("attack", { seat: 0, enemy: "war-wolves", level: 1, outcome: "outcome-01", count: 1 });
    const after = auroraStage(seen({ view, asked: "fire_turn", lines: [line("phase"), shot], news: [shot] }))!;
    expect(after.key).toBe(before.key);
    expect(after.beat).not.toBe(before.beat);
    expect(after.card!.lines[0]!.marks).toHaveLength(2);
    expect(after.targets.cards[0]!.slots!.map((one) => one.state)).toEqual(["new", "whole", "whole"]);
  });

  it("is over with the next phase, and damage outside a fight has no stage", () => {
    expect(auroraStage(seen({ asked: "damage", lines: [...fire, line("explores")] }))).toBeNull();
    expect(auroraStage(seen({ asked: "explore_or_pass", lines: fire, news: [] }))).toBeNull();
    expect(auroraStage(seen({ asked: "explore_or_pass", lines: fire, news: fire }))!.running).toBe(false);
  });
});

const battle = {
  seat: 0, sort: "attack", hex: 8, force: { infantry: 3 }, wounds: { infantry: 1 }, sanity: 2, full_sanity: 3, used: [],
  card: "", last_card: "12", odds: { cards: 10, win: 1, mad: 0, fall: 2, port: 0, hit: 4, hurt: 3, fright: 1 }, outcome: "fighting",
}; // prettier-ignore
const auztralia = {
  battle,
  cards: 39,
  players: [{ seat: 0, port: 1, troops: { infantry: { health: 2 } } }],
  old_ones: [{ tile: "mi-go-2b", kind: "mi-go", hex: 8, health: 5, damage: 2, vp: 3 }],
};
const nothing = { hits: [], damage: 0, airship: 0, sanity: 0 };
const old = {
  cthulhu: nothing, shoggoth: nothing, zombie: nothing, loyalist: nothing, temple: nothing,
  mi_go: { hits: ["infantry", "artillery"], damage: 1, airship: 0, sanity: 0 },
}; // prettier-ignore
const fought = [
  line("attacked", { seat: 0, hex: 8 }),
  line("combat_card", { seat: 0, card: "12" }),
  line("card_applied", { seat: 0, card: "12", hits: 1, damage: 1 }),
];

describe("a combat of AuZtralia", () => {
  const components = { old_one_cards: { old_one_card: { old_one_card_12: old } } };

  it("lights the line of the kind that is here and strikes what the force has not", () => {
    const made = auztraliaStage(seen({ view: auztralia, lines: fought, news: fought, components }))!;
    const lit = made.card!.lines.filter((one) => one.counts);
    expect(lit.map((one) => one.name)).toEqual(["kind:mi-go"]);
    expect(lit[0]!.marks.map((mark) => Boolean(mark.struck))).toEqual([false, true, false]);
    expect(made.targets.cards[0]!.slots!.map((one) => one.state)).toEqual(["hurt", "new", "whole", "whole", "whole"]);
    expect(made.strikers.cards[0]).toMatchObject({ thing: "unit:infantry", now: true });
    expect(made.odds[0]!.bars.map((bar) => bar.count)).toEqual([1, 7, 2, 0]);
    expect([...thingsOn(made)]).toEqual(["unit:infantry", "tile:mi-go-2b", "combat:fight"]);
  });

  it("shows its end as long as it is news", () => {
    const won = [
      ...fought,
      line("old_one_destroyed", { tile: "mi-go-2b", hex: 8 }),
      line("combat_won", { seat: 0, hex: 8 }),
    ];
    const view = { ...auztralia, battle: null, old_ones: [] };
    const made = auztraliaStage(seen({ view, lines: won, news: won, components }))!;
    expect(made.running).toBe(false);
    expect(made.targets.cards.map((card) => card.chip)).toEqual(["stage-slain"]);
    expect(auztraliaStage(seen({ view, lines: won, news: [], components }))).toBeNull();
  });
});

describe("since", () => {
  it("is what happened from the last beginning on, and nothing once something else began", () => {
    const [a, b, c] = [line("attack"), line("jam"), line("attack")];
    expect(since([a, b, c, b], ["attack"], ["phase"])).toEqual([c, b]);
    expect(since([a, line("phase")], ["attack"], ["phase"])).toBeNull();
    expect(since([b], ["attack"], [])).toBeNull();
  });
});

describe("an attack of Outlive", () => {
  const team = (side: number, strength: number) => ({ side, team: `team:${strength}`, strength });
  const outlive = {
    zones: [{ zone: "zone:mine", teams: [team(0, 3), team(1, 5)] }],
    turn: { side: 1, team: "team:5", zone: "zone:mine", actions: 0 },
    colonies: [{ side: 0, store: { wood: 2, ammo: 4, meat: 0 } }],
  };
  const attacked = line("attacked", { seat: 1, rival: 0, count: 2 });

  it("shows both teams, and what can be given lies on the stage", () => {
    const found = outliveStage(seen({ view: outlive, asked: "tribute", lines: [attacked] }))!;
    expect(found.running).toBe(true);
    expect([found.strikers, found.targets].map((side) => side.cards[0]!.slots!.length)).toEqual([5, 3]);
    expect([...thingsOn(found)]).toEqual(["resource:wood"]);
    expect(found.hits).toBe(2);
  });

  it("stamps what was given, as long as it is news, and ends with the next deed", () => {
    const given = line("tribute", { seat: 0, rival: 1, resource: "wood", count: 1 });
    const found = outliveStage(seen({ view: outlive, lines: [attacked, given], news: [given] }))!;
    expect(found.running).toBe(false);
    expect(found.targets.cards[1]!.slots!.map((one) => one.state)).toEqual(["new"]);
    expect(outliveStage(seen({ view: outlive, lines: [attacked, given] }))).toBe(null);
    expect(outliveStage(seen({ view: outlive, lines: [attacked, line("moved")], news: [attacked] }))).toBe(null);
  });

  it("a hunt shows the game and its meat once", () => {
    const hunted = line("hunted", { seat: 0, game: "grey", count: 3 });
    const found = outliveStage(seen({ view: outlive, lines: [hunted], news: [hunted] }))!;
    expect(found.targets.cards[0]!.slots!.length).toBe(3);
    expect(outliveStage(seen({ view: outlive, lines: [hunted] }))).toBe(null);
  });
});
