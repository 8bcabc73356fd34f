import type { BoardEntry } from "../board";
import { LEVELS } from "./city/levels";
import { MARKET, worn, type DeiView } from "./view";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  signs: () => import("./signs"),
  box: { minutes: [90, 150], each: false, weight: 4 },
  first: {
    factions: "dealt",
    feats: "random",
    short_missions: true,
    faction: ["refuge_42", "farm_z", "ravagers", "auxilia", "any", "any"],
    automa_level: "easy",
    automa_count: "round",
  },
  sounds: {
    struck: "hit",
    pushed: "hit",
    roared: "hit",
    "weather-took": "loss",
    "outpost-lost": "loss",
    burned: "loss",
    razed: "loss",
    "game-ended": "toll",
    weather: "night",
    built: "built",
    "bridge-built": "built",
    "den-laid": "built",
    "outpost-taken": "gain",
    collected: "gain",
    "mission-completed": "gain",
    "feat-unlocked": "gain",
    hired: "gain",
    bought: "card",
    played: "card",
    "automa-card": "card",
  },
  marks: (view: DeiView) => view.players.map((player) => worn(view, player.seat)),
  endings: ["game-ended"],
  pieces: ["region", "site", "card", "mission", "feat", "faction", "candy", "symbol"],
  forms: ["play_card"],
  layers: LEVELS,
  tabs: {
    [MARKET]: (view: DeiView, lit) =>
      view.missions.some(({ mission }) => lit.has(`mission:${mission}`)) ||
      view.markets.some(({ cards }) => cards.some((one) => one && lit.has(`card:${one.card}`))),
  },
};

export default entry;
