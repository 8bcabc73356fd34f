/** What others did since I looked, a few steps at a time: play, pause, forward, back, faster, slower. */

import type { Told } from "../shell/log";
import { scenes, type Step } from "../shell/scenes";
import type { SeatView, Section } from "../wire/types";
import type { Frame } from "./past";
import { settings } from "./settings.svelte";

const STEP = 1800;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Film {
  /** Every event, and the few steps that they are told in; no steps as long as the positions are on their way. */
  told: readonly Told[] = $state.raw([]);
  steps: readonly Step[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  /** The position before the first step. */
  before: SeatView | null = $state.raw(null);
  private frames: ReadonlyMap<number, readonly Frame[]> = new Map();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly open = $derived(this.told.length > 0);
  /** False while the positions are on their way. */
  readonly ready = $derived(this.steps.length > 0);
  /** The step on the screen; undefined once the summary is shown. */
  readonly step: Step | undefined = $derived(this.steps[this.at]);
  readonly ended = $derived(this.ready && this.at >= this.steps.length);
  /** The position of the step on the screen: null when the newest one is to be shown. */
  readonly shown: SeatView | null = $derived.by(() => {
    if (!this.open || this.ended || !this.before) return null;
    const frame = this.ready ? this.frame(this.at) : undefined;
    return frame ? { ...this.before, ...frame } : this.before;
  });
  /** The text board before the step on the screen. */
  readonly sheetBefore: readonly Section[] = $derived(
    (this.step ? (this.frame(this.at - 1) ?? this.before)?.sheet : undefined) ?? [],
  );

  private place({ line, nth }: Told): Frame | undefined {
    return this.frames.get(line.choice!)?.[nth];
  }

  /** The position after a step, as far as it is known. */
  private frame(at: number): Frame | undefined {
    const past = this.steps.slice(0, at + 1).flatMap((step) => step.told);
    for (const one of past.reverse()) {
      const found = this.place(one);
      if (found) return found;
    }
    return undefined;
  }

  /** Show these events; what was not seen yet of an earlier film stays in front of them. */
  show(told: readonly Told[], before: SeatView, load: (choice: number) => Promise<readonly Frame[]>): void {
    if (!told.length) return;
    const unseen = this.open && !this.ended ? this.steps.slice(this.at).flatMap((step) => step.told) : [];
    if (!unseen.length) {
      this.before = before;
      this.frames = new Map();
    }
    [this.told, this.steps, this.at] = [[...unseen, ...told], [], 0];
    void this.fetch(this.told, load);
  }

  private async fetch(told: readonly Told[], load: (choice: number) => Promise<readonly Frame[]>): Promise<void> {
    for (const choice of new Set(told.map(({ line }) => line.choice!))) {
      if (this.frames.has(choice)) continue;
      try {
        this.frames = new Map([...this.frames, [choice, await load(choice)]]);
      } catch {
        // Without its position a step is still a sentence with a rule.
      }
      if (this.told !== told) return;
    }
    this.steps = scenes(told, (one) => this.place(one)?.sheet ?? null, this.before?.sheet ?? []);
    this.playing = settings.film === "play";
    this.tick();
  }

  next(): void {
    if (!this.ready) return;
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
    [this.told, this.steps] = [[], []];
    this.at = 0;
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (!this.playing || !this.ready || this.ended) return;
    this.timer = setTimeout(() => this.next(), STEP / settings.speed);
  }
}
