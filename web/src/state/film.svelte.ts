/** What others did since I looked, step by step: play, pause, forward, back, faster, slower. */

import type { Told } from "../shell/log";
import type { SeatView, Section } from "../wire/types";
import type { Frame } from "./past";
import { settings } from "./settings.svelte";

const STEP = 1800;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Film {
  steps: readonly Told[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  /** The position before the first step. */
  before: SeatView | null = $state.raw(null);
  private frames: ReadonlyMap<number, readonly Frame[]> = $state.raw(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly open = $derived(this.steps.length > 0);
  /** The step on the screen; undefined once the summary is shown. */
  readonly step: Told | undefined = $derived(this.steps[this.at]);
  readonly ended = $derived(this.open && this.at >= this.steps.length);
  /** The position of the step on the screen: null when the newest one is to be shown. */
  readonly shown: SeatView | null = $derived.by(() => {
    if (!this.step || !this.before) return null;
    const frame = this.frame(this.at);
    return frame ? { ...this.before, ...frame } : this.before;
  });
  /** The text board before the step on the screen. */
  readonly sheetBefore: readonly Section[] = $derived.by(() => {
    if (!this.step) return [];
    const { line, nth } = this.step;
    return (this.frames.get(line.choice!)?.[nth - 1] ?? this.frame(this.at - 1) ?? this.before)?.sheet ?? [];
  });

  /** The position at a step, as far as it is here already. */
  private frame(at: number): Frame | undefined {
    for (let i = at; i >= 0; i--) {
      const { line, nth } = this.steps[i]!;
      const found = this.frames.get(line.choice!)?.[nth];
      if (found) return found;
    }
    return undefined;
  }

  /** Show these events; what was not seen yet of an earlier film stays in front of them. */
  show(told: readonly Told[], before: SeatView, load: (choice: number) => Promise<readonly Frame[]>): void {
    if (!told.length) return;
    const unseen = this.open && !this.ended ? this.steps.slice(this.at) : [];
    if (!unseen.length) {
      this.before = before;
      this.frames = new Map();
    }
    this.steps = [...unseen, ...told];
    this.at = 0;
    this.playing = settings.film === "play";
    this.tick();
    void this.fetch([...new Set(told.map(({ line }) => line.choice!))], load);
  }

  private async fetch(choices: readonly number[], load: (choice: number) => Promise<readonly Frame[]>): Promise<void> {
    for (const choice of choices) {
      try {
        const found = await load(choice);
        if (!this.open) return;
        this.frames = new Map([...this.frames, [choice, found]]);
      } catch {
        // Without its position a step is still a sentence with a rule.
      }
    }
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
