/** What others did since I looked, step by step: play, pause, forward, back, faster, slower. */

import type { LogLine, Section } from "../wire/types";
import { settings } from "./settings.svelte";

const STEP = 1800;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Film {
  steps: readonly LogLine[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  before: readonly Section[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly open = $derived(this.steps.length > 0);
  /** The step on the screen; undefined once the summary is shown. */
  readonly step: LogLine | undefined = $derived(this.steps[this.at]);
  readonly ended = $derived(this.open && this.at >= this.steps.length);

  /** Show these lines; what was not seen yet of an earlier film stays in front of them. */
  show(lines: readonly LogLine[], before: readonly Section[]): void {
    if (!lines.length) return;
    const unseen = this.open && !this.ended ? this.steps.slice(this.at) : [];
    if (!unseen.length) this.before = before;
    this.steps = [...unseen, ...lines];
    this.at = 0;
    this.playing = settings.film === "play";
    this.tick();
  }

  next(): void {
    if (this.ended) this.close();
    else this.at += 1;
    this.tick();
  }

  back(): void {
    this.playing = false;
    this.at = Math.max(0, this.at - 1);
    this.tick();
  }

  toggle(): void {
    this.playing = !this.playing;
    this.tick();
  }

  toEnd(): void {
    this.playing = false;
    this.at = this.steps.length;
    this.tick();
  }

  close(): void {
    this.steps = [];
    this.at = 0;
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (!this.playing || !this.open || this.ended) return;
    this.timer = setTimeout(() => this.next(), STEP / settings.speed);
  }
}
