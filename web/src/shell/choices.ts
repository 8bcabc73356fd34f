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
  /** The common beginning; "" where each choice says everything itself. */
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
    const title = alike.length >= ALIKE ? beginning(alike.map(({ text }) => text)) : "";
    const key = title ? one.option.verb : "";
    const last = groups.at(-1);
    const group = last?.key.split(" ")[0] === key ? last : { key: `${key} ${one.number}`, title, choices: [] };
    if (group !== last) groups.push(group);
    group.choices.push({ ...one, rest: title ? one.text.slice(title.length).trimStart() : one.text });
  }
  return groups;
}

/** The words that all texts begin with, if every text goes on after them and they say something. */
export function beginning(texts: readonly string[]): string {
  const split = texts.map((text) => text.split(" "));
  const first = split[0]!;
  let length = 0;
  while (split.every((words) => words.length > length + 1 && words[length] === first[length])) length += 1;
  const title = first.slice(0, length).join(" ");
  return title.length >= 4 ? title : "";
}

/** Where the game stands: round and phase, as the first title of the text board says. */
export function standing(seen: Pick<SeatView, "sheet"> | null, speak: Pick<Speaker, "section">): string {
  const first = seen?.sheet[0];
  return first ? speak.section(first) : "";
}

/** What a row of the text board says about a thing that is named already: "Hideout: cells 2" → "cells 2". */
export const unnamed = (row: string, name: string): string =>
  row.startsWith(`${name}: `) ? row.slice(name.length + 2) : row;
