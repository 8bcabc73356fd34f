/** Leads through a lesson: knows the step, its ideas, and the one choice that the table offers meanwhile. */

import type { OpenTable } from "../state/table.svelte";
import { endLesson, lesson, lessonAt, teaches, type Lesson, type Step } from "./lessons";

export class Teacher {
  readonly table: OpenTable;
  /** Which of the game's lessons this is. */
  private number = 1;
  private plan: Lesson | null = $state.raw(null);
  /** Which idea of the step is shown. */
  private page = $state({ step: 0, idea: 0 });

  constructor(table: OpenTable) {
    this.table = table;
    const number = lessonAt(table.id);
    if (number !== null) void this.come(number);
  }

  private async come(number: number): Promise<void> {
    const game = this.table.info?.game;
    this.number = number;
    this.plan = game ? await lesson(game, number) : null;
  }

  readonly on = $derived.by(() => this.plan !== null && !this.table.over);
  /** Every choice so far was one of the lesson's, so their number is the step. */
  readonly at = $derived.by(() => this.table.seen?.choices ?? 0);
  readonly step: Step | null = $derived(this.plan?.steps[this.at] ?? null);
  readonly steps = $derived(this.plan?.steps.length ?? 0);
  readonly finished = $derived(this.plan !== null && this.at >= this.steps);
  readonly summary: readonly string[] = $derived(this.plan?.summary ?? []);
  private readonly idea = $derived(this.page.step === this.at ? this.page.idea : 0);
  /** What is said now: an idea of this step, or the last one before it. */
  readonly said: string = $derived.by(() => {
    if (this.step?.ideas.length) return this.step.ideas[Math.min(this.idea, this.step.ideas.length - 1)]!;
    for (let i = this.at - 1; i >= 0; i--) {
      const before = this.plan?.steps[i]?.ideas.at(-1);
      if (before) return before;
    }
    return "";
  });
  /** There is more to say before the choice. */
  readonly more = $derived(this.idea < (this.step?.ideas.length ?? 0) - 1);
  readonly ready = $derived.by(
    () => this.step !== null && !this.more && this.table.everything.some((option) => option.text === this.step?.choice),
  );
  /** The step is a rival's, and the lesson plays it. */
  readonly theirs = $derived((this.step?.seat ?? 0) > 0);
  /** The one choice that can be made; "" for none; null when all can. */
  readonly only: string | null = $derived(!this.on || this.finished ? null : this.ready ? this.step!.choice : "");
  readonly light: string | null = $derived(this.on && !this.finished ? (this.step?.light ?? null) : null);

  /** The number of the lesson after this one, if there is one. */
  get after(): number | null {
    return this.plan && teaches(this.plan.game, this.number + 1) ? this.number + 1 : null;
  }

  next(): void {
    this.page = { step: this.at, idea: this.idea + 1 };
  }

  /** Play the step for the learner or the rival. */
  show(): void {
    if (this.ready && this.step) this.table.act(this.step.choice);
  }

  /** The rest is free play on the same table; a rival's seat goes to a bot. */
  end(): void {
    const rival = this.plan?.steps.find((step) => step.seat)?.seat;
    endLesson(this.table.id);
    this.plan = null;
    if (rival === undefined) return;
    this.table.look(0);
    this.table.askBot(rival, 0);
  }
}
