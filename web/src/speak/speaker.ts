/** Turns data into sentences of one language; the same rules as `ashfall.lang.Speaker`, from the same catalogues. */

import type { FluentBundle } from "@fluent/bundle";
import { Named, strung, type Forms, type Item, type Spoken } from "./forms";
import type { Speak } from "../boards/board";
import type { Lang, LogLine, Option, Reason, Row, Section, Value, Values, Words } from "../wire/types";

/** Names of values and kinds of things that are a player, or a side that no player sits at. */
const SEATS = ["seat", "side"];

export interface Lexicon {
  words: Words;
  /** The name of an argument or event value → its kind. */
  kinds: Record<string, string>;
  /** The forms of names in the language that is spoken: kind, word, form. */
  forms?: Record<string, Record<string, Forms>>;
}

export const NO_WORDS: Lexicon = { words: {}, kinds: {} };

/** A minus sign as numbers are written by the runtime; people print −. */
const HYPHEN = /(?<![\p{L}\p{N}_\-–—])-(?=\d)/gu;

/** Between letters, as keyboards have it; people print ’. What stands in single quotes is found whole, and stays. */
const APOSTROPHE = /(?<![\p{L}\d])'[^']*'(?![\p{L}\d])|(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s|$)/gu;

/** Spaces at which a line never breaks: behind short words and numbers, and before a Russian dash. */
const BOUND: Record<string, RegExp> = {
  ru: /(?<![\p{L}\p{N}_-])([авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|\p{Nd}+) (?=[\p{L}\p{N}_])|(?<=\S) (?=—)/giu,
  pl: /(?<![\p{L}\p{N}_-])([aiouwz]|\p{Nd}+) (?=[\p{L}\p{N}_])/giu,
};

/** Quotation marks within quotation marks are others. */
const NESTED: Record<string, [RegExp, string]> = {
  ru: [/«([^«»]*)«([^«»]*)»([^«»]*)»/g, "«$1„$2“$3»"],
  pl: [/„([^„”]*)„([^„”]*)”([^„”]*)”/g, "„$1«$2»$3”"],
};

/** A text with the minus signs, apostrophes, inner quotation marks and spaces that a printer would set. */
export function printed(text: string, lang: string): string {
  const nested = NESTED[lang];
  const signed = text.replace(HYPHEN, "−").replace(APOSTROPHE, (one) => (one === "'" ? "’" : one));
  const whole = nested ? signed.replace(nested[0], nested[1]) : signed;
  const bound = BOUND[lang];
  return bound ? whole.replace(bound, (_, word: string | undefined) => `${word ?? ""}\u00a0`) : whole;
}

export class Speaker implements Speak {
  readonly missing = new Set<string>();
  readonly faults = new Set<string>();

  constructor(
    readonly lang: Lang,
    private readonly bundles: readonly FluentBundle[],
    private readonly lexicon: Lexicon = NO_WORDS,
    readonly names: readonly (string | Named)[] = [],
  ) {}

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  /** The messages that begin so, in the order of the catalogue. */
  beginning(prefix: string): string[] {
    return [...(this.bundles[0]?._messages.keys() ?? [])].filter((message) => message.startsWith(prefix));
  }

  say = (message: string, values: Values = {}): string => {
    const spoken: Record<string, Spoken> = {};
    for (const [name, value] of Object.entries(values)) spoken[name] = this.value(name, value);
    return this.put(message, spoken);
  };

  /** A message with values that are already words of this language. */
  private put(message: string, spoken: Record<string, Spoken>): string {
    if (!this.bundles[0]?.hasMessage(message)) this.missing.add(message);
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (!pattern) continue;
      const faults: Error[] = [];
      const text = bundle.formatPattern(pattern, spoken, faults);
      for (const fault of faults) this.faults.add(`${message}: ${fault.message}`);
      return printed(text, this.lang);
    }
    return `[${[message, ...Object.values(spoken)].join(" ")}]`;
  }

  // The parts of a game

  question(question: string, seat: number | null): string {
    return this.say(`ask-${dashed(question)}`, { seat });
  }

  option(option: Option): string {
    return this.say(`do-${dashed(option.verb)}`, option.values);
  }

  line(line: LogLine): string {
    return line.choice === null && line.kind.startsWith("table-")
      ? this.say(`log-${line.kind}`, line.values)
      : this.say(`event-${dashed(line.kind)}`, line.values);
  }

  reason(reason: Reason): string {
    return this.say(reason.message, reason.values);
  }

  section(section: Section): string {
    return this.say(section.message, section.values);
  }

  row(row: Row): string {
    return this.say(row.message, row.values);
  }

  score(category: string): string {
    return this.say(`score-${dashed(category)}`);
  }

  side(side: string, number: number): string {
    return side === "seat" ? this.player(number) : this.say(`side-${dashed(side)}`);
  }

  choice(name: string): string {
    return this.say(`option-${dashed(name)}`);
  }

  choiceValue(name: string, value: Value): string {
    const word = value === true ? "yes" : value === false ? "no" : String(value);
    const own = `option-${dashed(name)}-${dashed(word)}`;
    if (this.has(own)) return this.say(own);
    if (typeof value === "boolean") return this.say(word);
    return typeof value === "number" ? word : this.say(own);
  }

  // Values

  private value(name: string, value: unknown): Spoken {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? "true" : "false";
    if (Array.isArray(value)) return this.listOf(name, value);
    if (typeof value === "object") {
      const pairs = Object.entries(value).filter(([, count]) => count);
      return this.several(pairs.map(([key, count]) => [this.value(name, key), Number(count)]));
    }
    if (SEATS.includes(this.kind(name))) return this.sitting(value as number | string);
    if (typeof value === "string") return this.declined(name, value);
    return value as number;
  }

  private kind(name: string): string {
    return this.lexicon.kinds[name] ?? name;
  }

  private knows(name: string): boolean {
    return name in this.lexicon.kinds || name in this.lexicon.words;
  }

  player(value: number | string): string {
    return String(this.sitting(value));
  }

  /** A player's name, or the name of a side that no player sits at, which words can agree with. */
  sitting(value: number | string): string | Named {
    const word = String(value).replace(/^(seat|side):/, "");
    if (/^\d+$/.test(word)) {
      const number = Number(word);
      return this.names[number] ?? this.say("player", { number: number + 1 });
    }
    const message = `side-${dashed(word)}`;
    if (!this.has(message)) return word;
    return new Named(this.say(message), word, this.catalogued(message));
  }

  /** The forms of a noun of the catalogue: the attributes of its message. */
  private catalogued(message: string): Forms {
    const bundle = this.bundles[0];
    const written = Object.entries(bundle?.getMessage(message)?.attributes ?? {});
    return Object.fromEntries(written.map(([key, form]) => [key.replaceAll("-", "_"), bundle!.formatPattern(form)]));
  }

  /** The name of a thing that stands by itself: `slot:3`, `crew:co-pilot`. */
  thing(name: string): string {
    const [kind, word] = parted(name);
    if (!word) return name;
    if (SEATS.includes(kind)) return this.player(word);
    if (/^\d+$/.test(word)) {
      const own = `thing-${dashed(kind)}`;
      const found = this.label(kind, word);
      if (found) return found;
      if (this.has(own)) return this.say(own, { number: Number(word) });
    }
    return this.named(kind, word);
  }

  private named(name: string, word: string): string {
    return String(this.declined(name, word));
  }

  /** The name of a thing with its forms; a player's name, and a word that nobody named, as a plain text. */
  private declined(name: string, word: string): Named | string {
    const [kind, rest] = parted(word);
    if (rest && (SEATS.includes(kind) || this.knows(kind))) {
      return SEATS.includes(kind) ? this.player(rest) : this.declined(kind, rest);
    }
    const own = this.kind(name);
    const label = this.label(own, word);
    return label === null ? word : new Named(label, word, this.lexicon.forms?.[own]?.[word]);
  }

  /** The name of a word of a kind, from the data or the catalogue; null when it has none. */
  label(kind: string, word: string): string | null {
    const label = this.lexicon.words[kind]?.[word]?.[this.lang];
    if (label) return label;
    const message = `${dashed(kind)}-${dashed(word)}`;
    return this.has(message) ? this.say(message) : null;
  }

  /** Things in a row, equal ones counted: `fuel (2), food`. Numbers stay as they are; `seats` are players. */
  private listOf(several: string, values: readonly unknown[]): Named {
    const single = several.replace(/s$/, "");
    const name = SEATS.includes(single) ? single : several;
    const items: Item[] = [];
    const places = new Map<string, number>();
    for (const value of values) {
      const thing = this.value(name, value);
      const place = places.get(String(thing));
      if (typeof value === "number" && !SEATS.includes(this.kind(name))) items.push([String(thing), 1]);
      else if (place !== undefined) items[place]![1] += 1;
      else {
        places.set(String(thing), items.length);
        items.push([thing, 1]);
      }
    }
    return this.several(items);
  }

  /** Several things with their numbers, as a value that the functions of the catalogues can decline. */
  private several(items: readonly Item[]): Named {
    const found = items.filter(([thing]) => String(thing));
    const text = this.listed(found.map(([thing, count]) => this.counted(String(thing), count)));
    return new Named(text, "", {}, found);
  }

  counted(text: string, count: number): string {
    return count === 1 ? text : this.put("list-times", { thing: text, count });
  }

  /** Texts as this language strings them together; those with commas in them stand between semicolons. */
  listed(texts: readonly string[]): string {
    return strung(this.bundles[0], texts);
  }
}

/** A word as it stands in the ids of the catalogues. */
export const dashed = (word: string): string => word.replaceAll("_", "-").toLowerCase();

/** `kind:word` in its two parts; the second is empty when there is no colon. */
export function parted(name: string): [string, string] {
  const at = name.indexOf(":");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}
