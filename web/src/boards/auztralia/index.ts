import train from "icon:game/steam-locomotive";
import tentacle from "icon:game/kraken-tentacle";
import type { BoardEntry } from "../board";
import { LAYERS } from "./layers";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  signs: () => import("./signs"),
  cover: { near: train, far: tentacle, tone: "rust" },
  pieces: ["hex", "edge", "tile", "character", "unit", "good", "action"],
  layers: LAYERS,
};

export default entry;
