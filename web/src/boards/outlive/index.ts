import person from "icon:game/person-in-blizzard";
import radioactive from "icon:game/radioactive";
import type { BoardEntry } from "../board";

const entry: BoardEntry = {
  board: () => import("./Board.svelte"),
  strip: () => import("./strip"),
  signs: () => import("./signs"),
  cover: { near: person, far: radioactive, tone: "moss" },
  pieces: ["zone", "room", "team", "kind", "leader", "disaster", "equipment", "resource", "place"],
};

export default entry;
