/** The guided first games: recorded choices with an idea to each, a file in each game's folder. */

import type { Value } from "../wire/types";

export interface Step {
  /** The choice that is made here, in the notation. */
  choice: string;
  /** What is said about it, one thing at a time; none: the last idea still holds. */
  ideas: string[];
  /** The thing to look at, where it is not the one that is picked. */
  light?: string;
}

export interface Lesson {
  game: string;
  options: Record<string, Value>;
  seed: string;
  steps: Step[];
  /** The lines of the card at its end. */
  summary: string[];
}

const LESSONS = import.meta.glob<Lesson>("../../../src/ashfall/games/*/lesson.json", { import: "default" });

const found = (game: string) => LESSONS[`../../../src/ashfall/games/${game.replaceAll("-", "_")}/lesson.json`];

export const teaches = (game: string): boolean => found(game) !== undefined;

export async function lesson(game: string): Promise<Lesson | null> {
  return (await found(game)?.()) ?? null;
}

// Which of this browser's tables are lessons. A table that is forgotten here is a practice table like any other.

const KEY = "ashfall.lessons";

function tables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const isLesson = (table: string): boolean => tables().includes(table);

export function markLesson(table: string): void {
  localStorage.setItem(KEY, JSON.stringify([...tables(), table].slice(-20)));
}

export function endLesson(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(tables().filter((one) => one !== table)));
}
