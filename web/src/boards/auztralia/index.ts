import oldOnes from "icon:game/kraken-tentacle";
import type { BoardEntry } from "../board";
import { LAYERS } from "./layers";
import { oldOnesOf, type AuztraliaView } from "./view";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  signs: () => import("./signs"),
  pictures: () => import("./pictures"),
  stage: () => import("./stage"),
  theme: "dark",
  box: { minutes: [30, 30], each: true, weight: 3 },
  sounds: {
    attacked: "hit",
    struck: "hit",
    "port-attacked": "hit",
    "combat-card": "hit",
    "farm-blighted": "loss",
    "unit-lost": "loss",
    "garrison-lost": "loss",
    maddened: "loss",
    "port-fell": "loss",
    "old-ones-wake": "toll",
    surge: "toll",
    "temple-opened": "toll",
    "track-laid": "built",
    "farm-built": "built",
    repaired: "built",
    gained: "gain",
    mined: "gain",
    bought: "gain",
    "trophy-taken": "gain",
    "old-one-destroyed": "gain",
    "movement-card": "card",
    "tile-revealed": "card",
    "event-card": "card",
    surveyed: "card",
    hired: "card",
  },
  endings: ["port-fell", "solo-won", "solo-lost", "solo-tied"],
  pieces: ["hex", "edge", "tile", "character", "unit", "good", "action"],
  layers: LAYERS,
  emblems: (view: AuztraliaView) => new Map([[oldOnesOf(view), oldOnes]]),
};

export default entry;
