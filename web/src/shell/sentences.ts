/** Whole sentences out of single choices: what a choice could go on with, offered beside it as one gesture. */

import type { Option, Planned } from "../wire/types";

/** A sentence that can be said at once. `open`: something is still asked afterwards. */
export interface Sentence {
  steps: readonly Planned[];
  final: boolean;
  open: boolean;
}

/** Sentences that differ in a count only: "gather 1, 2 or 3 tokens". */
export interface Course {
  /** The words after the first choice, each once with how often it is said; the closing word is left out. */
  parts: readonly Part[];
  /** One, or one for each count. */
  sentences: readonly { count: number; sentence: Sentence }[];
  /** The same up to what it costs, for whoever wants to pay otherwise; null where nothing is paid or another course has it. */
  unpaid: Sentence | null;
}

export interface Part {
  option: Option;
  times: number;
}

export interface Way {
  first: Planned;
  /** What the choice brings along because nothing else can follow. */
  whole: Sentence;
  /** How it can go on; empty where that is asked when it comes to it. */
  courses: readonly Course[];
}

/** So many courses of a choice are shown at once: more is a wall. Its form has room for more. */
export const MOST = 12;
export const MOST_IN_FORM = 24;

/** With more courses than this not those of all choices can be shown at once. */
const ROOM = 10;
/** With more than this, and so many choices, they are looked for choice by choice where there is no room beside them. */
const LONG = 36;
const LIST = 9;

const courseCount = (all: readonly Way[]): number => all.reduce((count, way) => count + way.courses.length, 0);

export const isMany = (all: readonly Way[]): boolean => courseCount(all) > ROOM;
export const isLong = (all: readonly Way[], choices: number): boolean => choices > LIST && courseCount(all) > LONG;

/** How a sentence goes on: with what it costs as that is put forward, with anything else as somebody says. */
export const onward = (next: readonly Planned[]): readonly Planned[] => {
  const paid = next.find((one) => one.stands);
  return paid ? [paid] : next;
};

/** The choice with everything that can follow in one way only; what it costs is read before it is said. */
export function bound(first: Planned, paid = false): Sentence {
  const steps = [first];
  for (let last = first; last.next && !last.final;) {
    const next = paid ? onward(last.next) : last.next;
    if (next.length !== 1) break;
    steps.push((last = next[0]!));
  }
  return sentence(steps);
}

function sentence(steps: readonly Planned[]): Sentence {
  const last = steps.at(-1)!;
  return { steps, final: last.final, open: last.next === null || (last.next.length > 0 && !last.final) };
}

/** Equal choices in a row as one, with how many. */
export function parts(steps: readonly Planned[]): Part[] {
  const found: Part[] = [];
  for (const option of steps) {
    const last = found.at(-1);
    if (last?.option.text === option.text) last.times += 1;
    else found.push({ option, times: 1 });
  }
  return found;
}

/** The words that matter: "that was all" is only said where nothing else is. */
const telling = (steps: readonly Planned[]): Part[] => {
  const found = parts(steps);
  return found.length > 1 && (found.at(-1)!.option as Planned).ends ? found.slice(0, -1) : found;
};

/** Beginnings of sentences as courses, those that differ in one count together. */
function courses(from: Sentence, all: readonly Sentence[]): Course[] {
  const groups = new Map<string, { parts: Part[]; sentence: Sentence }[]>();
  for (const one of all) {
    const said = telling(one.steps.slice(from.steps.length));
    const key = said.map((part) => part.option.text).join("|");
    groups.set(key, [...(groups.get(key) ?? []), { parts: said, sentence: one }]);
  }
  const seen = new Set<string>();
  return [...groups.values()].flatMap(counted).map((course) => {
    const unpaid = beforePrice(from, course.sentences[0]!.sentence);
    const key = unpaid?.steps.map((step) => step.text).join("|") ?? "";
    if (!unpaid || seen.has(key)) return course;
    seen.add(key);
    return { ...course, unpaid };
  });
}

/** A sentence up to what it costs, where that is more than was said anyway. */
function beforePrice(from: Sentence, { steps }: Sentence): Sentence | null {
  const at = steps.findIndex((step) => step.stands);
  return at > from.steps.length ? sentence(steps.slice(0, at)) : null;
}

/** One course with a count where the sentences differ in one count, else one course each. */
function counted(group: readonly { parts: Part[]; sentence: Sentence }[]): Course[] {
  const varying = group[0]!.parts.findIndex((part, i) => group.some((one) => one.parts[i]!.times !== part.times));
  const alone = group.every((one) =>
    one.parts.every((part, i) => i === varying || part.times === group[0]!.parts[i]!.times),
  );
  const counts = new Set(group.map((one) => one.parts[varying]?.times ?? 1));
  if (alone && counts.size === group.length) {
    const rows = group.map((one) => ({ count: one.parts[varying]?.times ?? 1, sentence: one.sentence }));
    return [{ parts: group[0]!.parts, sentences: rows.sort((a, b) => a.count - b.count), unpaid: null }];
  }
  return group.map((one) => ({ parts: one.parts, sentences: [{ count: 1, sentence: one.sentence }], unpaid: null }));
}

/** The choices, each with the courses that it can take: as far as there is room for them, the near ones first. */
export function ways(plan: readonly Planned[], most = MOST): Way[] {
  return plan.map((first) => wayOf(first, most));
}

function wayOf(first: Planned, most: number): Way {
  const whole = bound(first);
  let told: Sentence[] = [];
  let found: Course[] = [];
  const todo = whole.open && whole.steps.at(-1)!.next ? [{ from: whole }] : [];
  for (let at; (at = nearest(todo)) >= 0;) {
    const [{ from }] = todo.splice(at, 1) as [(typeof todo)[number]];
    const further = onward(from.steps.at(-1)!.next!).map((one) => longer(from, one));
    const longerOnes = from === whole ? further : told.flatMap((one) => (one === from ? further : [one]));
    const after = courses(whole, longerOnes);
    if (after.length > most) {
      // Where the rest has no room, "and that was all" has.
      const closing = further.find((one) => one.steps.at(-1)!.ends);
      if (closing && told.length < 2) found = courses(whole, (told = [...told, closing]));
      continue;
    }
    [told, found] = [longerOnes, after];
    todo.push(...further.filter((one) => one.open && one.steps.at(-1)!.next).map((one) => ({ from: one })));
  }
  return { first, whole, courses: found };
}

/** The beginning with the fewest words, and among those the one that can go on in the fewest ways. */
function nearest(todo: readonly { from: Sentence }[]): number {
  const cost = ({ from }: { from: Sentence }) => from.steps.length * 1000 + onward(from.steps.at(-1)!.next!).length;
  return todo.reduce((best, one, i) => (best < 0 || cost(one) < cost(todo[best]!) ? i : best), -1);
}

function longer(from: Sentence, one: Planned): Sentence {
  return sentence([...from.steps, ...bound(one, true).steps]);
}

/** Courses that begin with the same words stand behind them. */
export interface Branch {
  /** Up to and with the common words; null where a course stands alone. */
  stem: Sentence | null;
  courses: readonly Course[];
}

export function branches(way: Way): Branch[] {
  const found: { text: string; courses: Course[] }[] = [];
  for (const course of way.courses) {
    const text = course.parts[0]?.option.text ?? "";
    const same = found.find((one) => one.text === text);
    if (same) same.courses.push(course);
    else found.push({ text, courses: [course] });
  }
  // "Nothing" comes before the things that it can be: it is what is said most.
  const last = ({ courses }: { courses: Course[] }) => {
    const [word] = courses[0]!.parts;
    return !word || Object.keys(word.option.values).length > 0 || (word.option as Planned).ends ? 1 : 0;
  };
  return found
    .sort((a, b) => last(a) - last(b))
    .map(({ courses }) => {
      if (courses.length < 2 || !courses.every((one) => one.parts.length && one.parts[0]!.times === 1))
        return { stem: null, courses };
      const steps = courses[0]!.sentences[0]!.sentence.steps.slice(0, way.whole.steps.length + 1);
      const rest = courses.filter((one) => one.parts.length > 1);
      return { stem: sentence(steps), courses: rest.map((one) => ({ ...one, parts: one.parts.slice(1) })) };
    });
}

/** Whether a sentence wants a second word: it cannot be taken back, and it names something that may be the wrong one. */
export function weighty({ final, steps }: Pick<Sentence, "final" | "steps">, among: readonly Option[]): boolean {
  return final && steps.some((step, i) => names(step, i ? (steps[i - 1]!.next ?? []) : among));
}

/** Whether a choice names one of several things; the only one of its kind cannot be the wrong one. */
export const names = (option: Option, among: readonly Option[]): boolean =>
  Object.keys(option.values).length > 0 &&
  among.some((other) => other.verb === option.verb && other.text !== option.text);
