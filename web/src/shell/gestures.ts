/** What a person does for a recorded game, by the same lists that the page shows. */

import { ways, weighty, type Sentence } from "./sentences";
import type { Planned } from "../wire/types";

/** A question of a recorded game: what could be said, what was put forward, what was said. */
export interface Asked {
  seat: number;
  question: string;
  plan: readonly Planned[];
  proposed: readonly string[];
  said: string;
}

export interface Count {
  choices: number;
  picks: number;
  confirms: number;
  /** Picks and confirmations of each seat. */
  seats: Record<number, number>;
}

/** Walk through a game: the longest sentence on offer that says what was said is one pick. */
export function count(game: readonly Asked[]): Count {
  const found: Count = { choices: game.length, picks: 0, confirms: 0, seats: {} };
  const did = (seat: number, confirms: boolean) => {
    found.picks += 1;
    found.confirms += Number(confirms);
    found.seats[seat] = (found.seats[seat] ?? 0) + 1 + Number(confirms);
  };
  /** For each seat the choice that may be ordered to go on. */
  const ordered = new Map<number, string>();
  for (let at = 0; at < game.length;) {
    const { seat, question, plan, proposed, said } = game[at]!;
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
    if (proposed.length && proposed.every((text, i) => mine[i] === text)) {
      did(seat, false);
      at += proposed.length;
      continue;
    }
    const best = longest(plan, mine);
    did(seat, weighty(best));
    at += best.steps.length;
    if (best.steps.length > 1) ordered.delete(seat);
  }
  return found;
}

/** What a seat said from here on, before anybody else did. */
function follow(game: readonly Asked[], at: number): string[] {
  const found: string[] = [];
  for (let i = at; i < game.length && game[i]!.seat === game[at]!.seat; i++) found.push(game[i]!.said);
  return found;
}

function longest(plan: readonly Planned[], said: readonly string[]): Sentence {
  const all = ways(plan).flatMap((way) => [
    way.whole,
    ...way.courses.flatMap((one) => one.sentences.map((s) => s.sentence)),
  ]);
  const fitting = all.filter((one) => one.steps.every((step, i) => step.text === said[i]));
  return fitting.reduce((a, b) => (b.steps.length > a.steps.length ? b : a));
}
