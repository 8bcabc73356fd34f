/** The drawn boards by game. A game that is not here is played on the text table. */

import type { BoardEntry } from "./board";

export const BOARDS: Record<string, BoardEntry> = {
  "last-aurora": { load: () => import("./last-aurora/Board.svelte") },
  auztralia: { load: () => import("./auztralia/Board.svelte") },
  outlive: { load: () => import("./outlive/Board.svelte") },
};
