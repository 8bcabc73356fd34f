/** What the server says and wants to hear (docs/protocol.md). */

import type { Lang } from "../speak/languages";

export type { Lang };
export type Value = number | string | boolean;
export type Values = Record<string, unknown>;

export interface Option {
  /** The notation, which is also what is sent: `explore 3`. */
  text: string;
  verb: string;
  /** The things it names: `slot:3`. */
  things: string[];
  values: Values;
}

export interface Waiting {
  seat: number;
  question: string;
}

/** What a player looks for at a question and may not choose now. */
export interface Closed {
  option: Option;
  reason: Reason;
}

export interface Question {
  /** Its number, which an answer names: the same as long as this question waits. */
  id: number;
  question: string;
  options: Option[];
  closed: Closed[];
}

/** `view.table`: what every game's view has in common. */
export interface Envelope {
  game: string;
  version: string;
  options: Record<string, Value | Value[]>;
  players: number;
  sides: string[];
  over: boolean;
  waiting: Waiting[];
  choices: Question[];
  can_undo: boolean;
}

export interface Row {
  message: string;
  values: Values;
  thing: string;
  depth: number;
}

export interface Section {
  message: string;
  values: Values;
  seat: number | null;
  rows: Row[];
}

export interface LogLine {
  version: number;
  choice: number | null;
  kind: string;
  rule: string;
  values: Values;
}

export interface Reason {
  rule: string;
  message: string;
  values: Values;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  lang: string | null;
  bot: string | null;
  mine: boolean;
  host: boolean;
  left: boolean;
}

export interface Proposal {
  id: number;
  kind: "take-back" | "bot";
  seat: number;
  to: number | null;
  target: number | null;
  agreed: number[];
  asked: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, Value | Value[]>;
  state: "open" | "playing" | "over" | "frozen";
  practice: boolean;
  imported: boolean;
  listed: boolean;
  host: boolean;
  version: number;
  choices: number;
  seats: SeatInfo[];
  /** Hot-seat: those of my seats that see something now which not everybody sees. */
  secrets: number[];
  automa: boolean;
  waiting: Waiting[];
  proposal: Proposal | null;
  proof: { commitment: string; seed: string | null; salt: string | null };
  invite: string | null;
  rematch: string | null;
  notice: { code: string; values: Values } | null;
  presence: { seats: number[]; watching: number };
  created: string;
}

export type UndoState = "none" | "free" | "practice" | "ask";

export interface SeatView {
  version: number;
  choices: number;
  seat: number | null;
  hash: string;
  undo: UndoState;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
  view: ({ table: Envelope } & Record<string, any>) | null;
  sheet: Section[];
  since: number;
  log: LogLine[];
  table: TableInfo;
}

export interface Refusal {
  code: string;
  text: string;
  values: Values;
  fresh?: SeatView;
}

/** A setting of a game: where it applies, and which of its values do. */
export interface GameSetting {
  name: string;
  values: Value[];
  default: Value;
  /** Settings before it, and the values that they must have. */
  needs: Record<string, Value[]>;
  /** The same for single values, by the value as text. */
  values_need: Record<string, Record<string, Value[]>>;
  /** A list with a value for each seat. */
  per_seat: boolean;
  /** No value but the default at two seats. */
  distinct: boolean;
}

export interface GameInfo {
  id: string;
  version: string;
  players: number[];
  solo: boolean;
  options: GameSetting[];
  languages: Lang[];
}

/** kind → word → name in each language; `{}` for plain numbers. */
export type Words = Record<string, Record<string, Record<Lang, string>>>;

export interface Guest {
  name: string;
  lang: Lang;
}

export interface Me {
  guest: Guest | null;
  tables: TableInfo[];
}

export interface Scores {
  over: boolean;
  sides: string[];
  winners: number[];
  sheet: [string, number[]][];
  totals: number[];
  /** Category → the rule behind it and the kinds of events that change its points. */
  sources: Record<string, { rule: string; events: string[] }>;
}

export interface Rule {
  id: string;
  text: string;
  lang: string;
}

export interface Preview {
  random: boolean;
  before: Section[];
  after: Section[];
}

/** A choice that stands; `at` is how many there were before it. */
export interface Made extends Option {
  at: number;
}

export interface TurnInfo {
  /** My newest choices in a row. */
  made: Made[];
  /** So many choices can no longer be taken back. */
  fixed: number;
  /** The choices now that could not be taken back. */
  final: string[];
}

export type ServerMessage =
  | ({ type: "view" } & SeatView)
  | { type: "presence"; seats: number[]; watching: number }
  | { type: "ack"; move_id: string; version: number }
  | { type: "refused"; move_id: string; status: number; error: Refusal }
  | { type: "pong"; version: number; hash: string }
  | { type: "notice"; code: string; values: Values };

export type ClientMessage =
  | { type: "move"; seat: number; question: number; move_id: string; choice: string | string[] }
  | { type: "undo"; seat: number; choices: number; move_id: string }
  | {
      type: "propose";
      seat: number;
      move_id: string;
      kind: "take-back" | "bot";
      to?: number;
      target?: number;
    }
  | { type: "vote"; seat: number; proposal: number; move_id: string; agree: boolean }
  | { type: "look"; seat: number | null; since: number }
  | { type: "ping" };
