import truck from "icon:game/truck";
import ship from "icon:game/cargo-ship";
import type { BoardEntry } from "../board";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  signs: () => import("./signs"),
  cover: { near: truck, far: ship, tone: "ice" },
  sounds: {
    ambush: "hit",
    "enemy-fire": "hit",
    "enemy-hit": "hit",
    "mine-explodes": "hit",
    "automa-under-fire": "hit",
    died: "loss",
    eliminated: "loss",
    damaged: "loss",
    robbed: "loss",
    contaminated: "loss",
    round: "toll",
    "aurora-sails": "toll",
    installed: "built",
    repaired: "built",
    gained: "gain",
    "loot-won": "gain",
    recruited: "gain",
    "fame-gained": "gain",
    recovered: "gain",
    revealed: "card",
    "enemy-comes": "card",
    "event-revealed": "card",
    "automa-card": "card",
    "drew-object": "card",
  },
  pieces: ["position", "crew", "slot", "block", "bonus", "waypoint", "shortcut", "enemy", "token", "object", "column"],
};

export default entry;
