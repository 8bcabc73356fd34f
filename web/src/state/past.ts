/** The position at each event of a choice: the server tells the differences from event to event. */

import { ask } from "../wire/http";
import type { SeatView, Section } from "../wire/types";

export interface Frame {
  view: NonNullable<SeatView["view"]>;
  sheet: Section[];
}

type Way = readonly (string | number)[];
type Tree = Record<string | number, unknown>;

export interface FilmStep {
  set: [Way, unknown][];
  unset: Way[];
}

/** The data with parts set and unset; what it was made from stays as it was. */
export function applied(base: unknown, { set, unset }: FilmStep): unknown {
  const made = structuredClone(base) as Tree;
  const parent = (way: Way) => way.slice(0, -1).reduce((part, key) => part[key] as Tree, made);
  for (const [way, value] of set) parent(way)[way.at(-1)!] = value;
  for (const way of unset) delete parent(way)[way.at(-1)!];
  return made;
}

export function framesOf(steps: readonly FilmStep[]): Frame[] {
  const made: Frame[] = [];
  for (const step of steps) made.push(applied(made.at(-1) ?? {}, step) as Frame);
  return made;
}

export async function frames(table: string, choice: number, seat: number | null): Promise<Frame[]> {
  const query = new URLSearchParams({ choice: String(choice), ...(seat === null ? {} : { seat: String(seat) }) });
  const film = await ask<{ steps: FilmStep[] }>(`/api/tables/${table}/film?${query}`);
  return framesOf(film.steps);
}
