/** A choice and what goes on from it as one sentence with slots: filled in any order, said at once. */

import type { Planned } from "../wire/types";
import { onward } from "./sentences";

/** What somebody put into a slot: which words, how often; nothing where the slot was emptied. */
export interface Want {
  text: string;
  times: number;
}

export type Wants = ReadonlyMap<string, Want>;

export interface Slot {
  /** The question that it answers, and the how-manieth time that it is asked. */
  key: string;
  question: string;
  options: readonly Planned[];
  chosen: Planned | null;
  times: number;
  /** How often what is chosen could be said in a row. */
  most: number;
  /** False: it stands there without anybody's word. */
  set: boolean;
  /** What does not go together with the other slots. */
  barred: ReadonlySet<string>;
}

export interface Filled {
  /** The sentence as far as it is filled from its beginning. */
  steps: readonly Planned[];
  slots: readonly Slot[];
  /** Nothing is left to fill. */
  complete: boolean;
  /** Everything that somebody put into a slot is part of the sentence. */
  whole: boolean;
  final: boolean;
}

/** What stands in a slot without anybody's word: the best of what it costs, or "that was all" of what was asked before. */
const standing = (options: readonly Planned[], count: number): Planned | null =>
  options.find((one) => one.stands) ?? ((count > 1 && options.find((one) => one.ends)) || null);

/** Only one thing can follow: nobody has to say it. */
const forced = (options: readonly Planned[]): boolean => options.length === 1;

export function fill(first: Planned, wants: Wants = new Map()): Filled {
  const steps = [first];
  const slots: Slot[] = [];
  const asked = new Map<string, number>();
  const open = new Map([...wants].filter(([, want]) => want.text));
  for (;;) {
    const last = steps.at(-1)!;
    if (last.final || !last.next?.length) return { steps, slots, complete: true, whole: !open.size, final: last.final };
    if (forced(last.next)) {
      steps.push(last.next[0]!);
      continue;
    }
    const slot = filled(last.next, asked, wants, open);
    slots.push(slot);
    open.delete(slot.key);
    if (!slot.chosen) {
      slots.push(...later(last.next, slots, wants));
      return { steps, slots, complete: false, whole: !open.size, final: last.final };
    }
    steps.push(...run(slot.chosen, slot.times));
  }
}

function filled(options: readonly Planned[], asked: Map<string, number>, wants: Wants, open: Wants): Slot {
  const question = options[0]!.question;
  const count = (asked.get(question) ?? 0) + 1;
  asked.set(question, count);
  const key = `${question} ${count}`;
  const ahead = [...open].filter(([one]) => one !== key);
  const fits = options.filter((one) => ahead.every(([where, want]) => reaches(one, where, want.text)));
  const want = wants.get(key);
  const chosen = want
    ? (options.find((one) => one.text === want.text) ?? null)
    : ahead.length && fits.length === 1
      ? fits[0]!
      : standing(fits, count);
  const most = chosen ? longest(chosen) : 0;
  const times = Math.min(most, want?.times ?? (chosen?.stands ? standingRun(chosen) : 1));
  const barred = new Set(options.filter((one) => !fits.includes(one)).map((one) => one.text));
  return { key, question, options, chosen, times, most, set: want !== undefined && chosen !== null, barred };
}

/** The words of a slot as steps: the same as often as it is wanted. */
function run(chosen: Planned, times: number): Planned[] {
  const steps = [chosen];
  while (steps.length < times) steps.push(again(steps.at(-1)!)!);
  return steps;
}

const again = (one: Planned): Planned | undefined => one.next?.find((other) => other.text === one.text);

/** How often the same stands there in a row. */
function standingRun(chosen: Planned): number {
  let count = 1;
  for (let one = again(chosen); one?.stands; one = again(one)) count += 1;
  return count;
}

function longest(chosen: Planned): number {
  let count = 1;
  for (let one = again(chosen); one; one = again(one)) count += 1;
  return count;
}

/** Whether a slot further on can hold certain words after this choice. */
function reaches(one: Planned, key: string, text: string): boolean {
  const question = key.slice(0, key.lastIndexOf(" "));
  return (one.next ?? []).some(
    (next) => (next.question === question && next.text === text) || reaches(next, key, text),
  );
}

/** Slots behind an empty one: everything that can be said there after any of its answers. */
function later(options: readonly Planned[], before: readonly Slot[], wants: Wants): Slot[] {
  const found = new Map<string, Map<string, Planned>>();
  const collect = (one: Planned) => {
    const next = one.next ?? [];
    for (const further of next) {
      if (!forced(next) && !before.some((slot) => slot.question === further.question)) {
        const said = found.get(further.question) ?? new Map<string, Planned>();
        if (!said.has(further.text)) said.set(further.text, further);
        found.set(further.question, said);
      }
      collect(further);
    }
  };
  options.forEach(collect);
  return [...found].map(([question, said]) => {
    const key = `${question} 1`;
    const chosen = said.get(wants.get(key)?.text ?? "") ?? null;
    const all = { options: [...said.values()], barred: new Set<string>() };
    return { key, question, ...all, chosen, times: 1, most: chosen ? 1 : 0, set: chosen !== null };
  });
}

/** Whether a choice is a form: something in it is left to say, and all that can be said is known beforehand. */
export const isForm = (first: Planned): boolean => known(first) && fill(first).slots.length > 0;

/** What follows another price than the best is asked when it is reached. */
const known = (one: Planned): boolean => one.final || (one.next !== null && onward(one.next).every(known));

/** Several losses as one list: what is put forward stands in its slots until somebody puts something else there. */
export function checklist(plan: readonly Planned[], proposed: readonly Planned[], wants: Wants): Filled {
  const asked = new Set(proposed.map((one) => one.question));
  const next = losses(plan, proposed, asked);
  const { steps, ...form } = fill({ ...plan[0]!, final: false, next }, wants);
  return { ...form, steps: steps.slice(1) };
}

/** The losses that can follow each other, without what is done after them. */
function losses(among: readonly Planned[], put: readonly Planned[], asked: ReadonlySet<string>): Planned[] {
  return among.map((one) => {
    const stands = one.text === put[0]?.text;
    const further = one.next?.length && asked.has(one.next[0]!.question) ? one.next : [];
    return { ...one, stands, next: losses(further, stands ? put.slice(1) : [], asked) };
  });
}

/** Put words into a slot; the same words again take them out. */
export function put(wants: Wants, slot: Slot, text: string, times = 1): Wants {
  const now = new Map(wants);
  const same = slot.chosen?.text === text && slot.times === times;
  now.set(slot.key, same ? { text: "", times: 0 } : { text, times });
  return now;
}
