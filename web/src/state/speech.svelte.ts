/** The speaker of the page, and of the table that is open: swapped as a whole when the language changes. */

import { speaker, tongue, type Tongue } from "../speak/catalogues";
import type { Named } from "../speak/forms";
import { NO_WORDS, Speaker } from "../speak/speaker";
import type { Lang, TableInfo } from "../wire/types";

class Speech {
  /** False until the first catalogue is here. */
  ready = $state(false);
  failed = $state(false);
  private found: Tongue | null = $state.raw(null);
  names: readonly (string | Named)[] = $state.raw([]);
  private wanted = "";

  /** Knows nobody's name: for making the names themselves. */
  readonly nameless: Speaker = $derived(this.found ? speaker(this.found) : new Speaker("en", [], NO_WORDS));

  /** Speaks about the game that was loaded last, to people with these names. */
  readonly now: Speaker = $derived(this.found ? speaker(this.found, this.names) : new Speaker("en", [], NO_WORDS));

  get game(): string {
    return this.found?.game ?? "";
  }

  get words() {
    return (this.found?.lexicon ?? NO_WORDS).words;
  }

  async load(lang: Lang, game = ""): Promise<void> {
    const wish = `${lang} ${game}`;
    this.wanted = wish;
    try {
      const found = await tongue(lang, game);
      if (this.wanted !== wish) return;
      // The same words again would make everything on the page speak anew.
      if (this.found?.lang !== lang || this.found.game !== game) this.found = found;
      this.ready = true;
      this.failed = false;
    } catch {
      if (this.wanted === wish) this.failed = true;
    }
  }
}

export const speech = new Speech();

/** The names of all sides: players, programs, then the automa or whatever else plays. */
export function namesOf(table: TableInfo, sides: readonly string[]): (string | Named)[] {
  const speak = speech.nameless;
  const seats = table.seats.map(
    (seat) => seat.name ?? speak.say(seat.bot ? "player-bot" : "player", { number: seat.seat + 1 }),
  );
  return [...seats, ...sides.slice(seats.length).map((side) => speak.sitting(side))];
}

/** A sentence of the page in the reader's language; follows a change of language. */
export const say = (message: string, values?: Record<string, unknown>): string => speech.now.say(message, values);
