/**
 * A fight as it is shown on the shell's stage (docs/board.md): who strikes, the card that decides, who is hit.
 * A board's folder makes it from the view and the events; the shell draws it, the same for every game.
 */

import type { Drawing } from "../shell/icon";
import type { LogLine } from "../wire/types";
import type { Components, Speak } from "./board";
import type { Picture } from "./motif";

export interface StageMark {
  sign: Drawing;
  name: string;
  /** It does not apply here. */
  struck?: boolean;
  count?: number;
}

/** A place for damage: a slot, a point of health. `new`: hurt by the blow that is shown. */
export interface StageSlot {
  thing?: string;
  sign: Drawing | null;
  name: string;
  state: "whole" | "hurt" | "new";
  level?: number;
}

export interface StageCard {
  key: string;
  thing?: string;
  name: string;
  note?: string;
  picture?: Picture;
  marks?: readonly StageMark[];
  slots?: readonly StageSlot[];
  /** What just came of it, in a word. */
  chip?: string;
  /** It is the one that strikes or is struck now. */
  now?: boolean;
}

export interface StageSide {
  title: string;
  /** Whose it is, where somebody's mark belongs beside the title. */
  seat?: number;
  cards: readonly StageCard[];
}

/** A line of the card that decides; the ones that count are lit. */
export interface StageLine {
  name: string;
  sign?: Drawing;
  marks: readonly StageMark[];
  counts: boolean;
}

export interface StageOdds {
  title: string;
  /** In numbers of cards. */
  bars: readonly { name: string; count: number; bad: boolean }[];
  thing?: string;
}

export interface Stage {
  /** The fight: the same as long as it goes on. */
  key: string;
  /** The card or blow on the stage: another one is played anew; "" before the first. */
  beat: string;
  /** False: it is over, and shown only as long as it is news. */
  running: boolean;
  title: string;
  strikers: StageSide;
  targets: StageSide;
  /** The cards that are left, in words. */
  deck: string;
  card: { name: string; lines: readonly StageLine[] } | null;
  /** How many hits fly. */
  hits: number;
  /** What came of it, a sentence each. */
  result: readonly string[];
  odds: readonly StageOdds[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
export interface StageSeen<View = any> {
  view: View;
  seat: number | null;
  /** What is asked of this seat now; "" when nothing is. */
  asked: string;
  /** Everything that happened up to this position, oldest first. */
  lines: readonly LogLine[];
  /** The part of it that is new on this screen. */
  news: readonly LogLine[];
  components: Components;
  speak: Speak;
  /** An event as a sentence. */
  tell: (line: LogLine) => string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
export type StageOf<View = any> = (seen: StageSeen<View>) => Stage | null;

/** Every thing that can be pointed at on the stage. */
export function thingsOn({ strikers, targets, odds }: Stage): ReadonlySet<string> {
  const cards = [...strikers.cards, ...targets.cards];
  const found = [
    ...cards.map((card) => card.thing),
    ...cards.flatMap((card) => card.slots?.map((slot) => slot.thing) ?? []),
    ...odds.map((one) => one.thing),
  ];
  return new Set(found.filter((thing) => thing !== undefined));
}

/** The newest event of some kind. */
export const newest = (lines: readonly LogLine[], wanted: (line: LogLine) => boolean): LogLine | undefined =>
  lines.filter(wanted).at(-1);

/** The events from the last of some kinds on; null where there is none, or where one of the others came after it. */
export function since(
  lines: readonly LogLine[],
  starts: readonly string[],
  ends: readonly string[],
): readonly LogLine[] | null {
  const from = lines.map((line) => starts.includes(line.kind)).lastIndexOf(true);
  if (from < 0 || lines.slice(from).some((line) => ends.includes(line.kind))) return null;
  return lines.slice(from);
}
