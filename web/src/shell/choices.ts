/** Many choices in an order that eyes can follow: those that begin alike stand together under their common beginning. */

import type { Speaker } from "../speak/speaker";
import type { Option, SeatView } from "../wire/types";

export interface Choice {
  option: Option;
  number: number;
  /** The whole sentence. */
  text: string;
  /** What is left of it under the title. */
  rest: string;
}

export interface Group {
  key: string;
  /** What all have in common, with … where they differ; "" where each choice says everything itself. */
  title: string;
  choices: Choice[];
}

/** So many choices of one kind are worth a title. */
const ALIKE = 5;

/** Choices that fit what somebody typed (all of them when none does), by verb where one verb has many. */
export function grouped(all: readonly Omit<Choice, "rest">[], typed = ""): Group[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ option, text }: Omit<Choice, "rest">) => {
    const whole = `${option.text} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  const found = words.length && all.some(fits) ? all.filter(fits) : all;
  const verbs = new Map<string, Omit<Choice, "rest">[]>();
  for (const one of found) verbs.set(one.option.verb, [...(verbs.get(one.option.verb) ?? []), one]);
  const groups: Group[] = [];
  for (const one of found) {
    const alike = verbs.get(one.option.verb)!;
    const { head, tail } = alike.length >= ALIKE ? common(alike.map(({ text }) => text)) : NOTHING;
    const title = tail ? `${head} … ${tail}`.trimStart() : head;
    const key = title ? one.option.verb : "";
    const last = groups.at(-1);
    const group = last?.key.split(" ")[0] === key ? last : { key: `${key} ${one.number}`, title, choices: [] };
    if (group !== last) groups.push(group);
    group.choices.push({ ...one, rest: one.text.slice(head.length, one.text.length - tail.length).trim() });
  }
  return groups;
}

const NOTHING = { head: "", tail: "" };

/** The words that all texts begin with and those that all end with, if every text says more than them and they say something. */
export function common(texts: readonly string[]): { head: string; tail: string } {
  const split = texts.map((text) => text.split(" "));
  const first = split[0]!;
  const least = Math.min(...split.map((words) => words.length)) - 1;
  let begins = 0;
  while (begins < least && split.every((words) => words[begins] === first[begins])) begins += 1;
  let ends = 0;
  while (begins + ends < least && split.every((words) => words.at(-1 - ends) === first.at(-1 - ends))) ends += 1;
  // One word at the end belongs to what stands before it ("3 scrappers", "the dam, roof").
  const whole = ends > 1 && split.every((words) => /[^,;:·–(]$/.test(words.at(-1 - ends)!));
  const head = first.slice(0, begins).join(" ");
  const tail = whole ? first.slice(first.length - ends).join(" ") : "";
  return head.length + tail.length >= 4 ? { head, tail } : NOTHING;
}

/** Where the game stands: round and phase, as the first title of the text board says. */
export function standing(seen: Pick<SeatView, "sheet"> | null, speak: Pick<Speaker, "section">): string {
  const first = seen?.sheet[0];
  return first ? speak.section(first) : "";
}

/** What a row of the text board says about a thing that is named already: "Hideout: cells 2" → "cells 2". */
export const unnamed = (row: string, name: string): string =>
  row.startsWith(`${name}: `) ? row.slice(name.length + 2) : row;
