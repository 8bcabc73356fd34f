import type { BoardEntry } from "../board";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  stage: () => import("./stage"),
  signs: () => import("./signs"),
  pictures: () => import("./pictures"),
  theme: "dark",
  box: { minutes: [25, 25], each: true, weight: 3 },
  sounds: {
    attacked: "hit",
    "disaster-strikes": "hit",
    starved: "loss",
    "survivor-lost": "loss",
    overexposed: "loss",
    "zone-lost": "loss",
    "all-lost": "loss",
    nightfall: "night",
    built: "built",
    "drifters-built": "built",
    repaired: "built",
    gathered: "gain",
    "gathered-more": "gain",
    hunted: "gain",
    found: "gain",
    recruited: "gain",
    "survivor-joined": "gain",
    "equipment-drawn": "card",
    "equipment-shown": "card",
    "disaster-revealed": "card",
    "search-revealed": "card",
    "drifters-card": "card",
  },
  endings: ["game-over", "all-lost"],
  pieces: ["zone", "room", "team", "kind", "leader", "disaster", "equipment", "resource", "place"],
};

export default entry;
