/** What a person does for a recorded game, by the same lists that the page shows. */

import { fill, isForm, type Wants } from "./form";
import { isLong, MOST_IN_FORM, ways, weighty, type Sentence, type Way } from "./sentences";
import type { Planned } from "../wire/types";

/** A question of a recorded game: what could be said, what was put forward, what was said. */
export interface Asked {
  seat: number;
  question: string;
  plan: readonly Planned[];
  proposed: readonly string[];
  /** What is put forward is decided each time. */
  grave: boolean;
  said: string;
}

export interface Count {
  choices: number;
  picks: number;
  confirms: number;
  /** Picks and confirmations of each seat. */
  seats: Record<number, number>;
  /** Choices and gestures of the sentences that began with each question. */
  questions: Record<string, [choices: number, gestures: number]>;
}

/** Walk through a game: the longest sentence on offer that says what was said is one pick. With a thumb some are unfolded first. */
export function count(game: readonly Asked[], thumb = false): Count {
  const found: Count = { choices: game.length, picks: 0, confirms: 0, seats: {}, questions: {} };
  const did: Did = ({ seat, question }, steps, picks, confirms) => {
    const [choices, gestures] = found.questions[question] ?? [0, 0];
    found.questions[question] = [choices + steps, gestures + picks + confirms];
    found.picks += picks;
    found.confirms += confirms;
    found.seats[seat] = (found.seats[seat] ?? 0) + picks + confirms;
  };
  /** For each seat the choice that may be ordered to go on. */
  const ordered = new Map<number, string>();
  const orders = new Orders();
  for (let at = 0; at < game.length;) {
    const { seat, question, plan, proposed, grave, said } = game[at]!;
    const mine = follow(game, at);
    const order = `${question} ${said}`;
    const again = plan.find((one) => one.text === said)!.again;
    if (again && ordered.get(seat) === order) {
      at += 1;
      continue;
    }
    if (plan.length === 1) {
      // Nothing to choose: the page goes on by itself.
      at += 1;
      continue;
    }
    ordered.set(seat, again ? order : "");
    const put = proposed.length > 0 && proposed.every((text, i) => mine[i] === text);
    const lasts = plan.find((one) => one.text === said)!.lasts;
    if ((proposed.length && !grave) || plan.some((one) => one.lasts)) orders.asked(game[at]!, put || lasts, did);
    if (put) {
      did(game[at]!, proposed.length, 1, 0);
      at += proposed.length;
      continue;
    }
    const best = cheapest(plan, mine, thumb);
    did(game[at]!, best.steps, best.picks, best.confirms);
    at += best.steps;
    if (best.steps > 1) ordered.delete(seat);
  }
  orders.end(did);
  return found;
}

type Did = (asked: Asked, steps: number, picks: number, confirms: number) => void;

/** Orders for good: what is said to a question again and again costs one gesture, and one more to stop it. */
class Orders {
  private readonly runs = new Map<string, { asked: Asked; times: number }>();

  asked(asked: Asked, same: boolean, did: Did): void {
    const key = `${asked.seat} ${asked.proposed.length ? "" : asked.question}`;
    const run = this.runs.get(key);
    if (same) this.runs.set(key, { asked, times: (run?.times ?? 0) + 1 });
    else {
      if (run && run.times > 2) did(asked, 0, 2 - run.times, 0);
      this.runs.delete(key);
    }
  }

  end(did: Did): void {
    for (const { asked, times } of this.runs.values()) did(asked, 0, 1 - times, 0);
  }
}

/** What a seat said from here on, before anybody else did. */
function follow(game: readonly Asked[], at: number): string[] {
  const found: string[] = [];
  for (let i = at; i < game.length && game[i]!.seat === game[at]!.seat; i++) found.push(game[i]!.said);
  return found;
}

interface Said {
  steps: number;
  picks: number;
  confirms: number;
}

/** What says most with each gesture: a whole sentence in the list, or the form of the choice. */
function cheapest(plan: readonly Planned[], said: readonly string[], thumb: boolean): Said {
  const near = ways(plan);
  const folds = thumb && isLong(near, plan.length) ? 1 : 0;
  const all = near.flatMap((way) => [...listed(way, plan, said, 1, folds), ...formed(way, plan, said)]);
  const rate = (one: Said) => (one.picks + one.confirms) / one.steps;
  return all.reduce((a, b) => (rate(b) < rate(a) || (rate(b) === rate(a) && b.steps > a.steps) ? b : a));
}

/** Sentences of a list that say the beginning of what was said. */
function listed(way: Way, plan: readonly Planned[], said: readonly string[], picks: number, folds = 0): Said[] {
  const sentences = way.courses.flatMap((one) => [
    ...one.sentences.map((row) => row.sentence),
    ...(one.unpaid ? [one.unpaid] : []),
  ]);
  // What goes on opens its form; everything else is said at once.
  return [...(isForm(way.first) ? [] : [way.whole]), ...sentences]
    .filter((one: Sentence) => one.steps.every((step, i) => step.text === said[i]))
    .map((one) => ({
      steps: one.steps.length,
      picks: one === way.whole ? picks : picks + folds,
      confirms: weighty(one, plan) ? 1 : 0,
    }));
}

/** The form of a choice: a gesture opens it, the next ones take one of its sentences or fill its slots. */
function formed(way: Way, plan: readonly Planned[], said: readonly string[]): Said[] {
  if (!isForm(way.first) || way.first.text !== said[0]) return [];
  const [own] = ways([way.first], MOST_IN_FORM);
  return [...listed(own!, plan, said, 2), ...slots(way.first, said)];
}

/** A gesture for each slot that is set, as far as one wants to; Confirm unless the last slot says all. */
function slots(first: Planned, said: readonly string[]): Said[] {
  const found: Said[] = [];
  let wants: Wants = new Map();
  for (let picks = 1; ; picks += 1) {
    const { steps, slots, complete, final } = fill(first, wants);
    const acts = complete && !final && slots.every((slot) => slot.set && slot.most < 2);
    if (steps.every((step, i) => step.text === said[i]))
      found.push({ steps: steps.length, picks, confirms: acts ? 0 : 1 });
    const wrong = slots.find((slot) => !slot.set);
    const at = wrong ? steps.indexOf(wrong.chosen ?? steps[0]!) : -1;
    const place = wrong && !wrong.chosen ? steps.length : at;
    const text = place > 0 ? said[place] : undefined;
    if (!wrong || !wrong.options.some((one) => one.text === text)) return found;
    let times = 1;
    while (said[place + times] === text) times += 1;
    wants = new Map(wants).set(wrong.key, { text: text!, times });
  }
}
