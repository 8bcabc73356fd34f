/** The speaker of the page, and of the table that is open: swapped as a whole when the language changes. */

import { speaker, tongue, type Tongue } from "../speak/catalogues";
import { NO_WORDS, Speaker } from "../speak/speaker";
import type { Lang } from "../wire/types";

class Speech {
  /** False until the first catalogue is here. */
  ready = $state(false);
  failed = $state(false);
  private found: Tongue | null = $state.raw(null);
  names: readonly string[] = $state.raw([]);
  private wanted = "";

  /** Speaks about the game that was loaded last, to people with these names. */
  readonly now: Speaker = $derived(
    this.found ? speaker(this.found, this.names) : new Speaker("en", [], NO_WORDS),
  );

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
      this.found = found;
      this.ready = true;
      this.failed = false;
    } catch {
      if (this.wanted === wish) this.failed = true;
    }
  }
}

export const speech = new Speech();

/** A sentence of the page in the reader's language; follows a change of language. */
export const say = (message: string, values?: Record<string, unknown>): string => speech.now.say(message, values);
