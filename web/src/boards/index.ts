/** The drawn boards, found by their folders: `boards/<game>/index.ts`. A game without one is played on the text table. */

import type { BoardEntry } from "./board";

const FOUND = import.meta.glob<{ default: BoardEntry }>("./*/index.ts", { eager: true });

const BOARDS: Record<string, BoardEntry> = Object.fromEntries(
  Object.entries(FOUND).map(([path, found]) => [path.split("/")[1]!, found.default]),
);

export const boardOf = (game: string): BoardEntry | undefined => BOARDS[game];
export const drawable = (game: string): boolean => game in BOARDS;
export const drawn = (): readonly string[] => Object.keys(BOARDS);
