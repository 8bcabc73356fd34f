/** The guided first games: recorded choices with an idea to each, files in each game's folder. */

import type { Value } from "../wire/types";

export interface Step {
  /** The choice that is made here, in the notation. */
  choice: string;
  /** Whose choice it is; the learner's where it is not said. The lesson plays for the others. */
  seat?: number;
  /** What is said about it, one thing at a time; none: the last idea still holds. */
  ideas: string[];
  /** The thing to look at, where it is not the one that is picked. */
  light?: string;
}

export interface Lesson {
  game: string;
  options: Record<string, Value | Value[]>;
  seed: string;
  steps: Step[];
  /** The lines of the card at its end. */
  summary: string[];
}

const LESSONS = import.meta.glob<Lesson>("../../../src/ashfall/games/*/lesson*.json", { import: "default" });

/** A game's lessons in their order: `lesson.json`, `lesson-2.json`, … */
const found = (game: string, number: number) =>
  LESSONS[`../../../src/ashfall/games/${game.replaceAll("-", "_")}/lesson${number > 1 ? `-${number}` : ""}.json`];

export const teaches = (game: string, number = 1): boolean => found(game, number) !== undefined;

/** The numbers of the lessons after the first; each has a name: `lesson-<game>-<number>`. */
export function furtherLessons(game: string): number[] {
  const numbers: number[] = [];
  for (let number = 2; teaches(game, number); number++) numbers.push(number);
  return numbers;
}

export async function lesson(game: string, number = 1): Promise<Lesson | null> {
  return (await found(game, number)?.()) ?? null;
}

// Which of this browser's tables are which lessons. A table that is forgotten here is a practice table like any other.

const KEY = "ashfall.lessons";

function tables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

const marked = (entry: string): [string, number] => {
  const [table = "", number] = entry.split("/");
  return [table, Number(number) || 1];
};

/** The number of the lesson that is played at a table; null where none is. */
export const lessonAt = (table: string): number | null =>
  tables()
    .map(marked)
    .find(([one]) => one === table)?.[1] ?? null;

export function markLesson(table: string, number: number): void {
  localStorage.setItem(KEY, JSON.stringify([...tables(), `${table}/${number}`].slice(-20)));
}

export function endLesson(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(tables().filter((one) => marked(one)[0] !== table)));
}
