/** Turns data into sentences of one language; the same rules as `ashfall.lang.Speaker`, from the same catalogues. */

import type { FluentBundle } from "@fluent/bundle";
import type { Speak } from "../boards/board";
import type { Lang, LogLine, Option, Reason, Row, Section, Value, Values, Words } from "../wire/types";

/** Names of values and kinds of things that are a player, or a side that no player sits at. */
const SEATS = ["seat", "side"];

export interface Lexicon {
  words: Words;
  /** The name of an argument or event value → its kind. */
  kinds: Record<string, string>;
}

export const NO_WORDS: Lexicon = { words: {}, kinds: {} };

export class Speaker implements Speak {
  readonly missing = new Set<string>();
  readonly faults = new Set<string>();

  constructor(
    readonly lang: Lang,
    private readonly bundles: readonly FluentBundle[],
    private readonly lexicon: Lexicon = NO_WORDS,
    readonly names: readonly string[] = [],
  ) {}

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  say = (message: string, values: Values = {}): string => {
    const spoken: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values)) spoken[name] = this.value(name, value);
    return this.put(message, spoken);
  };

  /** A message with values that are already words of this language. */
  private put(message: string, spoken: Record<string, string | number>): string {
    if (!this.bundles[0]?.hasMessage(message)) this.missing.add(message);
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (!pattern) continue;
      const faults: Error[] = [];
      const text = bundle.formatPattern(pattern, spoken, faults);
      for (const fault of faults) this.faults.add(`${message}: ${fault.message}`);
      return text;
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

  private value(name: string, value: unknown): string | number {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? "true" : "false";
    if (Array.isArray(value)) return this.listOf(name, value);
    if (typeof value === "object") {
      return this.listed(
        Object.entries(value)
          .filter(([, count]) => count)
          .map(([key, count]) => this.counted(String(this.value(name, key)), Number(count))),
      );
    }
    if (SEATS.includes(this.kind(name))) return this.player(value as number | string);
    if (typeof value === "string") return this.named(name, value);
    return value as number;
  }

  private kind(name: string): string {
    return this.lexicon.kinds[name] ?? name;
  }

  private knows(name: string): boolean {
    return name in this.lexicon.kinds || name in this.lexicon.words;
  }

  player(value: number | string): string {
    const word = String(value).replace(/^(seat|side):/, "");
    if (/^\d+$/.test(word)) {
      const number = Number(word);
      return this.names[number] ?? this.say("player", { number: number + 1 });
    }
    return this.has(`side-${dashed(word)}`) ? this.say(`side-${dashed(word)}`) : word;
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
    const [kind, rest] = parted(word);
    if (rest && (SEATS.includes(kind) || this.knows(kind))) {
      return SEATS.includes(kind) ? this.player(rest) : this.named(kind, rest);
    }
    return this.label(this.kind(name), word) ?? word;
  }

  /** The name of a word of a kind, from the data or the catalogue; null when it has none. */
  label(kind: string, word: string): string | null {
    const label = this.lexicon.words[kind]?.[word]?.[this.lang];
    if (label) return label;
    const message = `${dashed(kind)}-${dashed(word)}`;
    return this.has(message) ? this.say(message) : null;
  }

  /** Things in a row, equal ones counted: `fuel ×2, food`. Numbers stay as they are; `seats` are players. */
  private listOf(several: string, values: readonly unknown[]): string {
    const single = several.replace(/s$/, "");
    const name = SEATS.includes(single) ? single : several;
    const texts: string[] = [];
    const counts = new Map<string, number>();
    for (const value of values) {
      const text = String(this.value(name, value));
      if (typeof value === "number" && !SEATS.includes(this.kind(name))) texts.push(text);
      else if (counts.has(text)) counts.set(text, counts.get(text)! + 1);
      else {
        counts.set(text, 1);
        texts.push(text);
      }
    }
    return this.listed(texts.map((text) => this.counted(text, counts.get(text) ?? 1)));
  }

  counted(text: string, count: number): string {
    return count === 1 ? text : this.put("list-times", { thing: text, count });
  }

  /** Texts as this language strings them together; those with commas in them stand between semicolons. */
  listed(texts: readonly string[]): string {
    const items = texts.filter(Boolean);
    if (items.length < 2) return items[0] ?? this.say("list-none");
    if (items.some((item) => item.includes(","))) return items.join("; ");
    return this.put("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }
}

/** A word as it stands in the ids of the catalogues. */
export const dashed = (word: string): string => word.replaceAll("_", "-").toLowerCase();

/** `kind:word` in its two parts; the second is empty when there is no colon. */
export function parted(name: string): [string, string] {
  const at = name.indexOf(":");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}
