/** The drawn boards, found by their folders: `boards/<game>/index.ts`. A game without one is played on the text table. */

import { componentsOf } from "../speak/texts";
import type { BoardEntry } from "./board";

const FOUND = import.meta.glob<{ default: BoardEntry }>("./*/index.ts", { eager: true });

const BOARDS: Record<string, BoardEntry> = Object.fromEntries(
  Object.entries(FOUND).map(([path, found]) => [path.split("/")[1]!, found.default]),
);

export const boardOf = (game: string): BoardEntry | undefined => BOARDS[game];
export const drawable = (game: string): boolean => game in BOARDS;
export const drawn = (): readonly string[] => Object.keys(BOARDS);

/** What a board needs is on its way before the first position is here. */
export function fetchBoard(game: string): void {
  const entry = boardOf(game);
  if (!entry) return;
  const wanted = [entry.board(), entry.strip(), componentsOf(game), entry.bill?.()];
  // Whoever needs it asks again, and says what is wrong.
  for (const one of wanted) one?.catch(() => undefined);
}
