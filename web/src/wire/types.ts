/**
 * What the server says and wants to hear (docs/protocol.md). The bodies come from docs/openapi.json: `npm run types`
 * writes schema.ts. Written here is what the schema leaves open: the envelope of a view, and the messages of the socket.
 */

import type { Lang } from "../speak/languages";
import type { components } from "./schema";

type Schemas = components["schemas"];

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

/** A choice with what could be said after it: null where that is asked when it is reached. */
export interface Planned extends Option {
  /** The question that it answers. */
  question: string;
  /** It could not be taken back. */
  final: boolean;
  /** It may be ordered to be said again as long as the same is asked. */
  again: boolean;
  /** It only says "that was all". */
  ends: boolean;
  /** It may be ordered for the rest of the game. */
  lasts: boolean;
  /** The best of what the choice before can cost: it is said with it unless another is put there. */
  stands: boolean;
  next: Planned[] | null;
}

export type Waiting = Schemas["Decision"];

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

export type Row = Schemas["SheetRow"];

export type Section = Schemas["SheetSection"];

export type LogLine = Schemas["LogLine"];

export type Reason = Schemas["ReasonInfo"];

export type SeatInfo = Schemas["SeatInfo"];

export type Proposal = Schemas["ProposalInfo"];

export type TableInfo = Schemas["TableInfo"];

export type UndoState = SeatView["undo"];

export type SeatView = Omit<Schemas["SeatView"], "view"> & {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
  view: ({ table: Envelope } & Record<string, any>) | null;
};

export type Refusal = Omit<Schemas["ErrorBody"], "fresh"> & { fresh?: SeatView };

/** A setting of a game: where it applies, and which of its values do. */
export type GameSetting = Schemas["GameOption"];

export type GameInfo = Omit<Schemas["GameInfo"], "languages"> & { languages: Lang[] };

/** kind → word → name in each language; `{}` for plain numbers. */
export type Words = Record<string, Record<string, Record<Lang, string>>>;

export type Guest = Schemas["GuestInfo"];

export type Me = Schemas["Me"];

export type Scores = Schemas["Scores"];

export type Rule = Schemas["Rule"];

export type Preview = Omit<Schemas["Preview"], "view" | "events"> & {
  /** The view as it would be, without what all games have in common; null when luck or a secret decides. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
  view: Record<string, any> | null;
  events: Omit<LogLine, "version">[];
};

/** A choice that stands; `at` is how many there were before it. */
export type Made = Schemas["MadeChoice"];

export type TurnInfo = Schemas["TurnInfo"];

/** What could be said in one go, and the sentence that is put forward, if any. */
export interface PlanInfo {
  plan: Planned[];
  grave: boolean;
  proposed: string[];
}

export type ServerMessage =
  | ({ type: "view" } & SeatView)
  | ({ type: "presence" } & Schemas["Presence"])
  | ({ type: "ack" } & Schemas["Ack"])
  | { type: "refused"; move_id: string; status: number; error: Refusal }
  | { type: "pong"; version: number; hash: string }
  | ({ type: "notice" } & Schemas["Notice"]);

export type ClientMessage =
  | ({ type: "move" } & Schemas["Move"])
  | ({ type: "undo" } & Schemas["Undo"])
  | ({ type: "propose" } & Schemas["Propose"])
  | ({ type: "vote" } & Schemas["Vote"])
  | { type: "look"; seat: number | null; since: number }
  | { type: "ping" };
