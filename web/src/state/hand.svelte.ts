/** What a person is about to do: the thing in hand, the menu beside it, the choice that waits for a second word. */

import { fill, isForm, put, type Filled, type Slot, type Wants } from "../shell/form";
import { names, ways, type Way } from "../shell/sentences";
import { meant } from "../shell/understand";
import type { Option, Planned, Preview } from "../wire/types";
import { StandingOrders } from "./orders.svelte";
import { settings } from "./settings.svelte";
import type { OpenTable, Why } from "./table.svelte";
import { explain } from "./trouble";

/** How long a pointer rests on a choice before its preview is shown, and stays after it left. */
const REST = 350;
const LINGER = 150;

/** How long a choice waits for its preview before it counts as one that can be taken back. */
const PATIENCE = 1500;

/** The order to lose whatever is put forward. */
export const LOSSES = "losses";

export interface Menu {
  thing: string;
  options: readonly Option[];
  /** Why nothing can be done with it; null while asking. */
  reasons: readonly Why[] | null;
  trouble: string;
  anchor: { x: number; y: number; width: number; height: number };
}

export class Hand {
  hovered: string | null = $state(null);
  inspected: string | null = $state(null);
  menu: Menu | null = $state.raw(null);
  /** The choice that waits to be confirmed, or whose preview is shown, and what is said with it. */
  considered: Option | null = $state.raw(null);
  further: readonly Option[] = $state.raw([]);
  /** What was put into the slots of the form that is open. */
  private wants: Wants = $state.raw(new Map());
  preview: Preview | null = $state.raw(null);
  weighing = $state(false);
  /** What the choice under the pointer would change. */
  glimpse: { option: Option; further: readonly Option[]; preview: Preview } | null = $state.raw(null);
  private resting: ReturnType<typeof setTimeout> | undefined;
  trouble = $state("");
  /** What is to be said again as long as the same is asked. */
  order: { question: string; text: string } | null = $state.raw(null);
  private readonly standing: StandingOrders;
  /** What this seat says whenever a question is asked; what is put forward under `LOSSES`. */
  readonly orders: ReadonlyMap<string, string> = $derived.by(() => this.standing.of(this.table.seat));
  /** The questions that waited for me when I took this in hand. */
  private asked = "";

  constructor(readonly table: OpenTable) {
    this.standing = new StandingOrders(table.id);
    $effect(() => {
      if (table.over) this.standing.forget();
    });
  }

  /** True: what is considered could not be taken back. */
  readonly isFinal: boolean = $derived.by(
    () =>
      this.considered !== null &&
      (this.preview?.random === true || this.cannotGoBack(this.considered, this.further) === true),
  );

  readonly chosen: string | null = $derived(this.menu?.thing ?? this.inspected);

  pick(picked: string | readonly string[], from?: Element): void {
    const things = typeof picked === "string" ? [picked] : picked;
    const thing = things[0]!;
    const options = this.table.options.filter((option) => option.things.some((one) => things.includes(one)));
    // What can be done stands in one place: the menu, or the inspector, never both.
    this.inspected = null;
    if (this.table.busy || this.putOnBoard(things)) return;
    if (options.length === 1) {
      this.menu = null;
      this.inspected = thing;
      void this.choose(options[0]!);
      return;
    }
    const place = from?.getBoundingClientRect();
    const anchor = place
      ? { x: place.x, y: place.y, width: place.width, height: place.height }
      : { x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 };
    this.menu = { thing, options, reasons: options.length ? [] : null, trouble: "", anchor };
    if (!options.length) void this.explain(thing);
  }

  /** A thing that fills a slot of the open form in one way only. */
  private putOnBoard(things: readonly string[]): boolean {
    const found = (this.form?.slots ?? []).flatMap((slot) =>
      slot.options.filter((one) => one.things.some((thing) => things.includes(thing))).map((one) => ({ slot, one })),
    );
    if (found.length !== 1) return false;
    this.put(found[0]!.slot, found[0]!.one.text);
    return true;
  }

  /** Things that a slot of the open form can hold. */
  readonly held: readonly string[] = $derived.by(() =>
    (this.form?.slots ?? []).flatMap((slot) => slot.options.flatMap((one) => one.things)),
  );

  private async explain(thing: string): Promise<void> {
    let reasons: readonly Why[] = [];
    let trouble = "";
    try {
      reasons = await this.table.whyThing(thing);
    } catch (error) {
      trouble = explain(error);
    }
    if (this.menu?.thing === thing) this.menu = { ...this.menu, reasons, trouble };
  }

  /** From the menu to the thing itself. */
  closer(thing: string): void {
    this.menu = null;
    this.inspected = thing;
  }

  inspect(thing: string): void {
    this.inspected = thing;
  }

  /** The choices now with the whole sentences that they can become. */
  readonly ways: ReadonlyMap<string, Way> = $derived.by(
    () => new Map(ways(this.table.plan ?? []).map((way) => [way.first.text, way])),
  );

  /** The form of the choice in hand: its sentence and its slots; null where the choice says everything itself. */
  readonly form: Filled | null = $derived.by(() => {
    const first = this.considered && this.ways.get(this.considered.text)?.first;
    const filled = first && this.opened === first.text ? fill(first, this.wants) : null;
    return filled?.slots.length ? filled : null;
  });
  /** The choice whose form is open. */
  private opened = $state("");

  /** Whether a press on a choice opens its form: it goes on, and the person wants to see before it is done. */
  opens(option: Option): boolean {
    const way = this.ways.get(option.text);
    return settings.confirm !== "never" && way !== undefined && isForm(way.first);
  }

  private fillIn(first: Planned, wants: Wants): void {
    this.wants = wants;
    this.opened = first.text;
    void this.consider(first, fill(first, wants).steps.slice(1));
  }

  /** Put words into a slot. When nothing is left to say and it can be taken back, the last slot acts. */
  put(slot: Slot, text: string, times = 1): void {
    const first = this.considered && this.ways.get(this.considered.text)?.first;
    if (!first || this.table.busy) return;
    const wants = put(this.wants, slot, text, times);
    const filled = fill(first, wants);
    const said = filled.complete && filled.whole && filled.slots.every((one) => one.set && one.most < 2);
    if (said && !filled.final && settings.confirm !== "always") this.act(first, filled.steps.slice(1));
    else this.fillIn(first, wants);
  }

  /** What is said with a choice because nothing else can follow. */
  private bound(option: Option): readonly Option[] {
    return (settings.forced && this.ways.get(option.text)?.whole.steps.slice(1)) || [];
  }

  /** Whether a sentence could not be taken back; null while nobody knows. */
  private cannotGoBack(option: Option, further: readonly Option[]): boolean | null {
    const last = further.at(-1);
    if (last) return (last as Planned).final;
    return this.table.final && this.table.final.has(option.text);
  }

  /** Make a choice, alone or with what is said after it, as far as the person wants to be asked first. */
  async choose(option: Option, said?: readonly Option[]): Promise<void> {
    if (this.table.busy) return;
    this.menu = null;
    this.order = null;
    // Slots that were filled stay filled when another beginning is chosen.
    if (!said && this.opens(option)) return this.fillIn(this.ways.get(option.text)!.first, this.wants);
    this.opened = "";
    const further = said ?? this.bound(option);
    const final = this.cannotGoBack(option, further);
    // A word that names nothing, or the only thing there is, says all and bears its seal: it is its own confirmation.
    const first = this.ways.get(option.text)?.first ?? option;
    const steps = [first, ...further] as Planned[];
    const plain = steps.every((one, i) => !names(one, i ? (steps[i - 1]!.next ?? []) : this.table.options));
    const free = final === false || (final === true && plain);
    if (settings.confirm === "never" || (settings.confirm !== "always" && free)) return this.act(option, further);
    await this.consider(option, further);
    if (this.considered !== option || settings.confirm === "always") return;
    if (!this.isFinal) this.act(option, further);
  }

  /** Take what is put forward: its button is the confirmation. */
  accept(said: readonly Option[]): void {
    if (said.length && !this.table.busy) this.act(said[0]!, said.slice(1));
  }

  /** Make a choice now, and again as long as the same is asked. */
  repeat(option: Option): void {
    if (this.table.busy) return;
    this.order = { question: this.table.questions[0]?.question ?? "", text: option.text };
    this.act(option, []);
  }

  /** Say this now and whenever the same is asked: a choice, or what is put forward. */
  always(said: readonly Option[], key: string): void {
    if (!said.length || this.table.busy) return;
    this.standing.give(this.table.seat, key, said[0]!.text);
    this.act(said[0]!, said.slice(1));
  }

  stop(key: string): void {
    this.standing.stop(this.table.seat, key);
  }

  /** What is put forward, as steps of the plan. */
  readonly proposed: readonly Planned[] = $derived.by(() => {
    const found: Planned[] = [];
    let among: readonly Planned[] | null = this.table.plan;
    for (const text of this.table.proposed) {
      const step: Planned | undefined = among?.find((one) => one.text === text);
      if (!step) return [];
      found.push(step);
      among = step.next;
    }
    return found;
  });

  /** Look at what a choice would change. */
  async consider(option: Option, further: readonly Option[] = []): Promise<void> {
    this.menu = null;
    this.glimpse = null;
    clearTimeout(this.resting);
    this.considered = option;
    this.further = further;
    this.preview = null;
    this.weighing = true;
    this.trouble = "";
    try {
      const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
      const preview = await Promise.race([this.table.preview(option.text, ...further.map((one) => one.text)), late]);
      if (this.considered === option) this.preview = preview;
    } catch (error) {
      if (this.considered === option) this.trouble = explain(error);
    } finally {
      if (this.considered === option) this.weighing = false;
    }
  }

  /** The pointer rests on a choice, or leaves it: what it changes is shown beside, nothing is done. */
  peek(option: Option | null, further: readonly Option[] = []): void {
    clearTimeout(this.resting);
    if (!option) this.resting = setTimeout(() => (this.glimpse = null), LINGER);
    else if (!this.considered && !this.table.busy)
      this.resting = setTimeout(() => void this.look(option, further), this.glimpse ? LINGER : REST);
  }

  /** Stay with what is shown: the pointer went over to it. */
  stay(): void {
    clearTimeout(this.resting);
  }

  private async look(option: Option, further: readonly Option[]): Promise<void> {
    const at = this.table.seen?.version;
    try {
      const preview = await this.table.preview(option.text, ...further.map((one) => one.text));
      if (preview && this.table.seen?.version === at && !this.considered && !this.table.busy)
        this.glimpse = { option, further, preview };
    } catch {
      // Nothing was asked for: nothing has to be explained.
    }
  }

  confirm(): void {
    if (this.considered) this.act(this.considered, this.further);
  }

  private act(option: Option, further: readonly Option[]): void {
    this.rest();
    this.table.act(option.text, ...further);
  }

  /** What the page does by itself: what was ordered, and what cannot be chosen because there is nothing else. */
  itself(): readonly Option[] {
    const { table, order } = this;
    const [question] = table.questions;
    if (!question || table.questions.length > 1 || table.busy || table.only !== null || table.backed) return [];
    if (order?.question === question.question) return table.options.filter((one) => one.text === order.text);
    if (this.considered) return [];
    if (this.orders.has(LOSSES) && this.proposed.length && !table.grave) return this.proposed;
    const standing = this.orders.get(question.question);
    if (standing !== undefined) return table.options.filter((one) => one.text === standing);
    return settings.forced && table.options.length === 1 ? table.options : [];
  }

  /** Do it, if it still is what would be done. */
  goOn(said: readonly Option[]): void {
    const now = this.itself();
    if (said.length && now.map((one) => one.text).join() === said.map((one) => one.text).join())
      this.act(said[0]!, said.slice(1));
  }

  /** One step back: close the menu, else let go of the choice, else of the thing. */
  back(): boolean {
    if (this.order) this.order = null;
    else if (this.menu) this.menu = null;
    else if (this.glimpse) this.glimpse = null;
    else if (this.considered) this.rest();
    else if (this.inspected) this.inspected = null;
    else return false;
    return true;
  }

  /** Something changed at the table. While I am asked the same, what I have in hand stays, with fresh reasons and previews. */
  renew(): void {
    const wanted = this.considered?.text;
    if (this.asked === this.table.asked) {
      if (this.menu && !this.menu.options.length) void this.explain(this.menu.thing);
      if (this.considered) void this.weighAgain(this.considered);
      this.glimpse = null;
      return;
    }
    const kept = this.table.options.find((option) => option.text === wanted);
    // Anything else that is asked is news: the order ends.
    if (this.table.questions.some((one) => one.question !== this.order?.question)) this.order = null;
    this.rest();
    if (kept) void this.consider(kept);
  }

  /** Somebody else moved: what the choice would change may be something else now. */
  private async weighAgain(option: Option): Promise<void> {
    try {
      const preview = await this.table.preview(option.text, ...this.further.map((one) => one.text));
      if (preview && this.considered === option) this.preview = preview;
    } catch {
      // The older preview stays; if the choice is not possible any more, the server says why.
    }
  }

  rest(): void {
    this.asked = this.table.asked;
    this.considered = null;
    this.further = [];
    this.wants = new Map();
    this.opened = "";
    this.preview = null;
    this.weighing = false;
    this.trouble = "";
    this.menu = null;
    this.glimpse = null;
    clearTimeout(this.resting);
  }

  /** The options that a typed sentence can mean. */
  meant(text: string): Option[] {
    return meant(text, this.table.options);
  }
}
