import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/types";
import { asText, filtered, madeBy, placed, sequence, turnBegan, turns, wants, type Titles } from "./log";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- sentences of the tests take what they like
const KNOWN = new Map<string, (values: any) => string>([
  ["chapter-round", (v) => `Round ${v.count}`],
  ["heading-phase", (v) => v.phase],
  ["turn-automa-card", () => "Automa"],
  ["turn-automa-drives", () => "Automa"],
  ["turn-acted", (v) => `${v.seat}: ${v.action}`],
]);
const titles: Titles = {
  has: (message) => KNOWN.has(message),
  say: (message, values) => KNOWN.get(message)!(values),
  player: (seat) => `P${seat}`,
};

let version = 0;
const line = (choice: number | null, kind: string, values = {}): LogLine => ({
  version: ++version,
  choice,
  kind,
  rule: "",
  values,
});
const shape = (all: ReturnType<typeof turns>) =>
  all.map((turn) => [turn.chapter, turn.heading, turn.title, turn.told.map((told) => told.line.kind).join(" ")]);

describe("the log by turns", () => {
  const lines = [
    line(1, "round", { count: 1 }),
    line(1, "phase", { phase: "Exploration" }),
    line(2, "explores", { seat: 0 }),
    line(3, "sent", { seat: 0 }),
    line(3, "revealed"),
    line(3, "automa_card"),
    line(3, "automa_acts"),
    line(3, "automa_card"),
    line(4, "explores", { seat: 1 }),
    line(4, "phase", { phase: "Movement" }),
    line(4, "automa_drives"),
    line(5, "drives", { seat: 0 }),
    line(5, "round", { count: 2 }),
    line(5, "phase", { phase: "Exploration" }),
  ];

  it("is complete as text: titles, sentences, rules", () => {
    const told = [
      line(1, "round", { count: 1 }),
      line(1, "phase", { phase: "Exploration" }),
      { ...line(2, "explores", { seat: 0 }), rule: "LA-EXP-01" },
      line(3, "revealed"),
    ];
    expect(asText(turns(told, titles), ({ kind }) => `${kind}.`)).toBe(
      ["Round 1", "", "Exploration", "P0", "  explores. LA-EXP-01", "  revealed."].join("\n"),
    );
  });

  it("begins rounds, phases and turns with the game's own events", () => {
    expect(shape(turns(lines, titles))).toEqual([
      ["Round 1", "", "", "round"],
      ["", "Exploration", "", "phase"],
      ["", "", "P0", "explores sent revealed"],
      ["", "", "Automa", "automa_card automa_acts automa_card"],
      ["", "", "P1", "explores"],
      ["", "Movement", "", "phase"],
      ["", "", "Automa", "automa_drives"],
      ["", "", "P0", "drives"],
      ["Round 2", "", "", "round"],
      ["", "Exploration", "", "phase"],
    ]);
  });

  it("begins a turn anew for each action of the same player", () => {
    const acts = [
      line(1, "acted", { seat: 0, action: "mine" }),
      line(1, "mined", { seat: 0 }),
      line(2, "acted", { seat: 0, action: "mine" }),
    ];
    expect(turns(acts, titles).map((turn) => turn.told.length)).toEqual([2, 1]);
  });

  it("knows the place of each line among the events of its choice", () => {
    expect(placed(lines).map((told) => told.nth)).toEqual([0, 1, 0, 0, 1, 2, 3, 4, 0, 1, 2, 0, 1, 2]);
  });

  it("keeps titles over what a filter hides", () => {
    const mine = filtered(turns(lines, titles), wants("mine", 0, 2, 0));
    expect(shape(mine)).toEqual([
      ["Round 1", "Exploration", "P0", "explores sent revealed"],
      ["", "Movement", "P0", "drives"],
    ]);
    const automa = filtered(turns(lines, titles), wants("automa", 0, 2, 0));
    expect(automa.flatMap((turn) => turn.told.map((told) => told.line.kind))).not.toContain("explores");
    const news = filtered(turns(lines, titles), wants("news", 0, 2, lines[11]!.version));
    expect(shape(news)).toEqual([
      ["Round 2", "", "", "round"],
      ["", "Exploration", "", "phase"],
    ]);
  });

  it("counts a side that nobody sits at to the automa", () => {
    const found = turns([line(1, "moved", { seat: 2 }), line(1, "moved", { seat: 1 })], titles);
    expect(filtered(found, wants("automa", 0, 2, 0)).map((turn) => turn.side)).toEqual([2]);
    expect(filtered(found, wants("others", 0, 2, 0)).map((turn) => turn.side)).toEqual([1]);
  });
});

describe("where points come from", () => {
  it("is the events of the kinds and the side", () => {
    const lines = [
      line(1, "fame", { seat: 0 }),
      line(1, "sent", { seat: 0 }),
      line(1, "automa_fame"),
      line(2, "fame", { seat: 1 }),
    ];
    const of = (side: number) =>
      madeBy(lines, ["fame", "automa_fame"], side, 2).map(({ line, nth }) => [line.choice, nth]);
    expect(of(0)).toEqual([[1, 0]]);
    expect(of(1)).toEqual([[2, 0]]);
    expect(of(2)).toEqual([[1, 2]]);
  });
});

describe("the choices that led to a decision", () => {
  const made = [2, 3, 5, 6, 7].map((at) => ({ at }));

  it("are mine, in a row, since the turn began", () => {
    expect(sequence(made, 8, 0).map(({ at }) => at)).toEqual([5, 6, 7]);
    expect(sequence(made, 8, 6).map(({ at }) => at)).toEqual([6, 7]);
    expect(sequence(made, 9, 0)).toEqual([]);
  });

  it("begin anew with a phase, with somebody else's turn, and with my own action", () => {
    expect(turnBegan([line(4, "phase", { phase: "Rest" }), line(5, "sent", { seat: 0 })], 0, titles)).toBe(4);
    expect(turnBegan([line(4, "automa_card"), line(5, "sent", { seat: 0 })], 0, titles)).toBe(4);
    expect(turnBegan([line(4, "acted", { seat: 0, action: "mine" }), line(5, "mined", { seat: 0 })], 0, titles)).toBe(
      3,
    );
  });
});
