/**
 * What is due, and what pays for it: the rows of a list that is paid at once (docs/board.md).
 * A board's folder makes it from the view, the events and what is ticked; the shell draws it, the same for every game.
 */

import type { Drawing } from "../shell/icon";
import type { LogLine, Option } from "../wire/types";
import type { Speak } from "./board";
import type { Picture } from "./motif";

export interface BillSign {
  sign: Drawing;
  name: string;
}

/** One who is to be paid. */
export interface Due {
  key: string;
  name: string;
  picture?: Picture;
  /** Who lives there: how many, in how many places, and how many of them are lost as it is ticked. */
  heads: BillSign & { count: number; lost: number; places: number };
  /** What is due, in words. */
  cost: string;
  paid: readonly BillSign[];
  /** How much of it nothing pays for; in words, too. */
  missing: number;
  short: string;
}

export interface Bill {
  title: string;
  /** What is due and what is paid in all. */
  sum: string;
  rows: readonly Due[];
  /** In what order it is paid. */
  note: string;
  /** The stores that pay: before anything was paid, and after it. */
  stores: readonly (BillSign & { before: number; after: number })[];
  /** What follows for a thing that an answer names. */
  follows: ReadonlyMap<string, string>;
  /** What is done with one press; it names what is lost. */
  confirm: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
export interface BillSeen<View = any> {
  view: View;
  seat: number;
  /** What is asked of this seat. */
  asked: string;
  /** Everything that happened up to this position, oldest first. */
  lines: readonly LogLine[];
  /** The answers as they are ticked. */
  said: readonly Option[];
  speak: Speak;
}

/** Null where nothing of this kind is asked. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
export type BillOf<View = any> = (seen: BillSeen<View>) => Bill | null;
