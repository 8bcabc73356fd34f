/** The log in chapters (rounds, days), headings (phases) and turns, as the game's own events and messages say. */

import { dashed } from "../speak/speaker";
import type { LogLine, Values } from "../wire/types";

/** A line with its place among the events of its choice: with it, its moment can be shown. */
export interface Told {
  line: LogLine;
  /** 0 for the first event of the choice. */
  nth: number;
  side: number | null;
  /** True: a title says it already. */
  titled: boolean;
}

export interface Turn {
  key: string;
  /** Titles that begin here; "" where the last ones still hold. */
  chapter: string;
  heading: string;
  title: string;
  /** Whose turn it is; null for nobody's. */
  side: number | null;
  told: Told[];
}

export interface Titles {
  has(message: string): boolean;
  say(message: string, values?: Values): string;
  player(seat: number): string;
}

export const actor = (line: LogLine): number | null => (typeof line.values.seat === "number" ? line.values.seat : null);

/** The title that an event begins at a level, if the game's catalogue has one: `chapter-round`, `heading-phase`, `turn-acted`. */
const title = (level: string, line: LogLine, titles: Titles): string => {
  const message = `${level}-${dashed(line.kind)}`;
  return line.choice !== null && titles.has(message) ? titles.say(message, line.values) : "";
};

/** True: somebody's turn, a phase or a round begins with this event. */
export const begins = (line: LogLine, titles: Pick<Titles, "has">): boolean =>
  line.choice !== null && ["chapter", "heading", "turn"].some((level) => titles.has(`${level}-${dashed(line.kind)}`));

export function placed(lines: readonly LogLine[]): Told[] {
  let choice: number | null = null;
  let nth = 0;
  return lines.map((line) => {
    if (line.choice === null) return { line, nth: 0, side: actor(line), titled: false };
    nth = line.choice === choice ? nth + 1 : 0;
    choice = line.choice;
    return { line, nth, side: actor(line), titled: false };
  });
}

export function turns(lines: readonly LogLine[], titles: Titles): Turn[] {
  const made: Turn[] = [];
  let [chapter, heading] = ["", ""];
  const open = (key: string, name: string, side: number | null): Turn => {
    const turn = { key, chapter, heading, title: name, side, told: [] };
    [chapter, heading] = ["", ""];
    made.push(turn);
    return turn;
  };
  for (const [i, told] of placed(lines).entries()) {
    const { line, side } = told;
    const key = `${line.version}-${line.choice}-${told.nth}-${i}`;
    const began = title("chapter", line, titles);
    const phase = title("heading", line, titles);
    if (began) [chapter, heading] = [began, ""];
    if (phase) heading = phase;
    told.titled = began !== "" || phase !== "";
    const name = title("turn", line, titles);
    const last = made.at(-1);
    const fresh = !last || chapter !== "" || heading !== "";
    // Events of nobody belong to the turn they happen in; the same nobody does not begin twice.
    if (name && (fresh || side !== null || last.title !== name)) open(key, name, side);
    else if (!name && side !== null && (fresh || last.side !== side)) open(key, titles.player(side), side);
    else if (fresh) open(key, "", null);
    made.at(-1)!.told.push(told);
  }
  return made;
}

export type Filter = "all" | "mine" | "others" | "automa" | "news";

/** The turns with only the wanted lines; titles move to the first turn that is left. */
export function filtered(all: readonly Turn[], wanted: (told: Told, turn: Turn) => boolean): Turn[] {
  const kept: Turn[] = [];
  let [chapter, heading] = ["", ""];
  for (const turn of all) {
    if (turn.chapter) [chapter, heading] = [turn.chapter, ""];
    if (turn.heading) heading = turn.heading;
    const told = turn.told.filter((one) => wanted(one, turn));
    if (!told.length) continue;
    kept.push({ ...turn, chapter, heading, told });
    [chapter, heading] = ["", ""];
  }
  return kept;
}

/** Whether a line is wanted: mine, of other players, of the automa and the game, or told after a version. */
export function wants(
  filter: Filter,
  me: number | null,
  players: number,
  since: number,
): (told: Told, turn: Turn) => boolean {
  return ({ line, side }, turn) => {
    const who = side ?? turn.side;
    const person = who !== null && who < players;
    switch (filter) {
      case "mine":
        return who === me;
      case "others":
        return person && who !== me;
      case "automa":
        return !person && line.choice !== null;
      case "news":
        return line.version > since;
      default:
        return true;
    }
  };
}

/** How many choices there were when my turn, this phase or this round began. */
export function turnBegan(lines: readonly LogLine[], me: number | null, titles: Pick<Titles, "has">): number {
  let began = 0;
  for (const line of lines) {
    if (!begins(line, titles)) continue;
    // My own choice begins my turn; what somebody else begins comes after the choice that let them.
    began = me !== null && actor(line) === me ? line.choice! - 1 : line.choice!;
  }
  return began;
}

/** Choices without a gap up to the newest one, from a count on. */
export function sequence<T extends { at: number }>(made: readonly T[], count: number, from: number): T[] {
  const found: T[] = [];
  for (const one of [...made].reverse()) {
    if (one.at !== count - 1 - found.length || one.at < from) break;
    found.unshift(one);
  }
  return found;
}

/** What is shown, as text that needs neither signs nor colours: titles, then each sentence with its rule. */
export function asText(shown: readonly Turn[], sentence: (line: LogLine) => string): string {
  const paragraphs = shown.map(({ chapter, heading, title: name, told }) => {
    const titles = [chapter && `\n${chapter}`, heading && `\n${heading}`, name].filter(Boolean);
    const said = told.filter((one) => !one.titled).map(({ line }) => `  ${sentence(line)} ${line.rule}`.trimEnd());
    return [...titles, ...said].join("\n");
  });
  return paragraphs.filter(Boolean).join("\n").replace(/^\n+/, "");
}

/** The events of some kinds that a side made or met; without a seat they are of the side that nobody sits at. */
export const madeBy = (lines: readonly LogLine[], kinds: readonly string[], side: number, players: number): Told[] =>
  placed(lines).filter(
    (told) => kinds.includes(told.line.kind) && (told.side === null ? side >= players : told.side === side),
  );
