import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/types";
import { filtered, placed, turns, wants, type Titles } from "./log";

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
const line = (choice: number | null, kind: string, values = {}): LogLine => ({ version: ++version, choice, kind, rule: "", values });
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
    const acts = [line(1, "acted", { seat: 0, action: "mine" }), line(1, "mined", { seat: 0 }), line(2, "acted", { seat: 0, action: "mine" })];
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
    expect(shape(news)).toEqual([["Round 2", "", "", "round"], ["", "Exploration", "", "phase"]]);
  });

  it("counts a side that nobody sits at to the automa", () => {
    const found = turns([line(1, "moved", { seat: 2 }), line(1, "moved", { seat: 1 })], titles);
    expect(filtered(found, wants("automa", 0, 2, 0)).map((turn) => turn.side)).toEqual([2]);
    expect(filtered(found, wants("others", 0, 2, 0)).map((turn) => turn.side)).toEqual([1]);
  });
});
