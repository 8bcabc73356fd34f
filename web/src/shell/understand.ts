/** What somebody typed: a number of the menu, a sentence of the grammar, or the beginnings of its words. As in the terminal. */

import type { Option } from "../wire/types";

export function meant(text: string, options: readonly Option[]): Option[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 1 && /^\d{1,5}$/.test(words[0]!)) {
    const option = options[Number(words[0]) - 1];
    return option ? [option] : [];
  }
  if (!words.length) return [];
  const exact = options.filter((option) => option.text === words.join(" "));
  return exact.length ? exact : fitting(words, options);
}

function fitting(words: readonly string[], options: readonly Option[]): Option[] {
  let found = options
    .map((option) => ({ own: option.text.split(" "), option }))
    .filter(({ own }) => own.length >= words.length);
  words.forEach((word, i) => {
    const same = found.filter(({ own }) => own[i] === word);
    found = same.length ? same : found.filter(({ own }) => begins(own[i]!, word));
  });
  const whole = found.filter(({ own }) => own.length === words.length);
  return (whole.length ? whole : found).map(({ option }) => option);
}

/** A word may be shortened, a number may not: 1 never means 12. */
const begins = (whole: string, start: string): boolean => whole.startsWith(start) && !/^\d+$/.test(start);

/** Things that the values of an event name, as `kind:word`. */
export function thingsIn(values: Record<string, unknown>, kinds: Record<string, string>): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const kind = kinds[name] ?? (name === "seat" ? "seat" : "");
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "string" && one.includes(":")) found.push(one);
      else if (kind && (typeof one === "string" || typeof one === "number")) found.push(`${kind}:${one}`);
    }
  }
  return found;
}
