import truck from "icon:game/truck";
import ship from "icon:game/cargo-ship";
import type { BoardEntry } from "../board";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  signs: () => import("./signs"),
  cover: { near: truck, far: ship, tone: "ice" },
  pieces: ["position", "crew", "slot", "block", "bonus", "waypoint", "shortcut", "enemy", "token", "object", "column"],
};

export default entry;
