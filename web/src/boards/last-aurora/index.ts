import type { BoardEntry } from "../board";
import Cover from "./Cover.svelte";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  signs: () => import("./signs"),
  pictures: () => import("./pictures"),
  stage: () => import("./stage"),
  cover: Cover,
  theme: "dark",
  box: { minutes: [60, 90], each: false, weight: 3 },
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
  endings: ["eliminated", "last-one-left", "solo-lost", "game-over"],
  pieces: ["position", "crew", "slot", "block", "bonus", "waypoint", "shortcut", "enemy", "token", "object", "column"],
};

export default entry;
