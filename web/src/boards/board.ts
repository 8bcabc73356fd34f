/**
 * The contract between a drawn board and the shell (docs/board.md).
 *
 * A board draws things and knows nothing of options, rules or sockets: it says which thing somebody
 * picked, and the shell does the rest.
 */

import { getContext, setContext } from "svelte";
import type { Component, Snippet } from "svelte";
import type { Drawing } from "../shell/icon";
import type { Sound } from "../sound/sounds";
import type { BillOf } from "./bill";
import type { Picture } from "./motif";
import type { StageOf } from "./stage";
import type { Envelope, Lang, LogLine, Value, Words } from "../wire/types";

/** What turns data into words of the reader's language. Never build a sentence from pieces. */
export interface Speak {
  lang: Lang;
  /** A message of the game's (or the table's, or the page's) catalogue. Values that name things arrive in it as labels. */
  say(message: string, values?: Record<string, unknown>): string;
  /** Whether the message exists in any language. */
  has(message: string): boolean;
  /** The name of a thing: `thing("crew:co-pilot")`. */
  thing(name: string): string;
  /** The name at a seat, or of a side that no player sits at. */
  player(seat: number | string): string;
}

/** `table`: what all share. `mine`: my own things. `all`: both in one drawing (large screens). Else a tab of the board's own. */
export type Part = "all" | "table" | "mine" | (string & {});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
export interface BoardProps<View = any> {
  /** The game's own view, as `title.view` in Python wrote it (without the envelope). */
  view: View;
  /** What every game's view has in common: who decides, which options there are, whether it is over. */
  table: Envelope;
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null;
  /** Names of things that some option names now. Light them; nothing else. */
  lit: ReadonlySet<string>;
  /** The thing whose menu or explanation is open, or that the inspector shows. */
  chosen: string | null;
  /** The thing under the pointer or focus, here or anywhere else on the page (log line, option, row). */
  hovered: string | null;
  /** Things that the newest events (or the current step of the film) name: mark them for a moment. */
  touched: ReadonlySet<string>;
  /** Those events themselves, oldest first. */
  events: readonly LogLine[];
  /** While a film runs: its steps so far, the one on the screen last. */
  story: readonly LogLine[];
  /** The printed data of the components: file, kind, row, field (coordinates, requirements, values). */
  components: Components;
  /** Kinds, words and names of things. */
  words: Words;
  speak: Speak;
  /** False: no travel animations. */
  motion: boolean;
  part: Part;
  /** True below 700 px: one hand, targets of at least 44 px. */
  narrow: boolean;
  /** What can be done with a thing, as the shell lists it: for a board with a place of its own for it (`forms`). */
  choices?: Snippet<[thing: string]> | undefined;
  onpick: (thing: string) => void;
  oninspect: (thing: string) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game's data has any shape
export type Components = Record<string, Record<string, Record<string, Record<string, any>>>>;

/** What `Thing` needs; the shell provides it around every board and every text table. */
export interface Surroundings {
  readonly lit: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly hovered: string | null;
  readonly touched: ReadonlySet<string>;
  /** Things that the choice under the pointer would change. */
  readonly foretold: ReadonlySet<string>;
  readonly speak: Speak;
  /** False behind a film or a replay: nothing can be picked, everything can be inspected. */
  readonly live: boolean;
  pick(thing: string, from?: Element): void;
  inspect(thing: string): void;
  hover(thing: string | null): void;
  /** Where nobody waits to choose (a replay) a large drawing comes in parts: `{#await around.later?.() then}`. Else all at once. */
  readonly later?: (() => Promise<void>) | undefined;
}

const KEY = Symbol("surroundings");

export const surround = (surroundings: Surroundings): Surroundings => setContext(KEY, surroundings);
export const surroundings = (): Surroundings => getContext(KEY);

/** A number that stands in a side's strip: a drawing, how many, and what it is in words. */
export interface Fact {
  sign: Drawing;
  name: string;
  count: number;
  /** Written behind the number: "/6". */
  of?: string;
}

/** What a side's strip says: its points, where it stands, and every public number, the weightiest first. */
export interface Strip {
  score: Fact;
  place: string;
  facts: readonly Fact[];
  /** Its place in the order of turns, in a game where that changes: the strips stand in it. */
  turn?: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
export type StripOf<View = any> = (view: View, side: number, speak: Speak) => Strip | null;

/** Pictures for what happened: by the kinds of the events. */
export interface PicturesOf {
  /** Of what ended the game. */
  ending(kind: string): Picture;
  /** Of a moment, by its events; the first that has one. */
  event(kinds: readonly string[]): Picture;
}

/** What is printed on the side of a game's box. */
export interface Box {
  /** From and to; `each`: for every player. */
  minutes: readonly [number, number];
  each: boolean;
  /** How heavy it is, of five. */
  weight: number;
}

/** What the folder of a drawn board gives to the shell: the default export of its `index.ts`. */
export interface BoardEntry {
  board: () => Promise<{ default: Component<BoardProps> }>;
  strip: () => Promise<{ strip: StripOf }>;
  /** Everything that is drawn as a sign, for the reference card. */
  signs: () => Promise<{ SYMBOLS: Record<string, Drawing> }>;
  /** Pictures for the end of the game. */
  pictures?: () => Promise<{ happened: PicturesOf }>;
  /** How its fights are shown on the stage; a game without one shows them on the board only. */
  stage?: () => Promise<{ stage: StageOf }>;
  /** What is due where several things are paid or lost at once: the rows of that list. */
  bill?: () => Promise<{ bill: BillOf }>;
  box: Box;
  /** The theme that its table has where nobody chose one. */
  theme?: "dark";
  /** Settings that the game recommends for the first time; the others stay as they usually are. */
  first?: Readonly<Record<string, Value | Value[]>>;
  /** What is heard at an event, by its kind. */
  sounds: Readonly<Record<string, Sound>>;
  /** Which of the eight marks each side wears, in a game where it is not the one of its seat. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
  marks?: (view: any) => readonly number[];
  /** Sides that nobody sits at and that are drawn with a sign of their own: the same in strips, lines and on the board. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
  emblems?: (view: any) => ReadonlyMap<number, Drawing>;
  /** Events that end the game: the newest of them says why it is over. */
  endings: readonly string[];
  /** Kinds that are pieces and places: the board draws every one that can be chosen. The others are numbers and ways to pay. */
  pieces: readonly string[];
  /** Questions about things that have a place of the large drawing for what can be done with the one pointed at (`choices`). */
  forms?: readonly string[];
  /** What the drawing can bring forward, if it has layers. */
  layers?: readonly string[];
  /** Parts that have a tab of their own on a phone (`board-tab-<part>` names it), and whether what is asked lies there. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board names its own view
  tabs?: Readonly<Record<string, (view: any, lit: ReadonlySet<string>) => boolean>>;
}
