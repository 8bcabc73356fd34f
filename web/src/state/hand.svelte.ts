/** What a person is about to do: the thing in hand, the menu beside it, the choice that waits for a second word. */

import { meant } from "../shell/understand";
import type { Option, Preview } from "../wire/types";
import { settings } from "./settings.svelte";
import type { OpenTable, Why } from "./table.svelte";
import { explain } from "./trouble";

/** How long a pointer rests on a choice before its preview is shown, and stays after it left. */
const REST = 350;
const LINGER = 150;

/** How long a choice waits for its preview before it counts as one that can be taken back. */
const PATIENCE = 1500;

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
  /** The choice that waits to be confirmed, or whose preview is shown. */
  considered: Option | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  weighing = $state(false);
  /** What the choice under the pointer would change. */
  glimpse: { option: Option; preview: Preview } | null = $state.raw(null);
  private resting: ReturnType<typeof setTimeout> | undefined;
  trouble = $state("");
  /** The questions that waited for me when I took this in hand. */
  private asked = "";

  constructor(readonly table: OpenTable) {}

  /** True: what is considered could not be taken back. */
  readonly isFinal: boolean = $derived.by(
    () =>
      this.considered !== null &&
      (this.preview?.random === true || this.table.final?.has(this.considered.text) === true),
  );

  readonly chosen: string | null = $derived(this.menu?.thing ?? this.inspected);

  pick(picked: string | readonly string[], from?: Element): void {
    const things = typeof picked === "string" ? [picked] : picked;
    const thing = things[0]!;
    const options = this.table.options.filter((option) => option.things.some((one) => things.includes(one)));
    this.inspected = thing;
    if (this.table.busy) return;
    if (options.length === 1) {
      this.menu = null;
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

  inspect(thing: string): void {
    this.inspected = thing;
  }

  /** Make a choice, as far as the person wants to be asked first. */
  async choose(option: Option): Promise<void> {
    if (this.table.busy) return;
    this.menu = null;
    const free = this.table.final !== null && !this.table.final.has(option.text);
    if (settings.confirm === "never" || (settings.confirm !== "always" && free)) return this.act(option);
    await this.consider(option);
    if (this.considered !== option || settings.confirm === "always") return;
    if (!this.isFinal) this.act(option);
  }

  /** Look at what a choice would change. */
  async consider(option: Option): Promise<void> {
    this.menu = null;
    this.glimpse = null;
    clearTimeout(this.resting);
    this.considered = option;
    this.preview = null;
    this.weighing = true;
    this.trouble = "";
    try {
      const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
      const preview = await Promise.race([this.table.preview(option.text), late]);
      if (this.considered === option) this.preview = preview;
    } catch (error) {
      if (this.considered === option) this.trouble = explain(error);
    } finally {
      if (this.considered === option) this.weighing = false;
    }
  }

  /** The pointer rests on a choice, or leaves it: what it changes is shown beside, nothing is done. */
  peek(option: Option | null): void {
    clearTimeout(this.resting);
    if (!option) this.resting = setTimeout(() => (this.glimpse = null), LINGER);
    else if (!this.considered && !this.table.busy)
      this.resting = setTimeout(() => void this.look(option), this.glimpse ? LINGER : REST);
  }

  /** Stay with what is shown: the pointer went over to it. */
  stay(): void {
    clearTimeout(this.resting);
  }

  private async look(option: Option): Promise<void> {
    const at = this.table.seen?.version;
    try {
      const preview = await this.table.preview(option.text);
      if (this.table.seen?.version === at && !this.considered && !this.table.busy) this.glimpse = { option, preview };
    } catch {
      // Nothing was asked for: nothing has to be explained.
    }
  }

  confirm(): void {
    if (this.considered) this.act(this.considered);
  }

  private act(option: Option): void {
    this.rest();
    this.table.act(option.text);
  }

  /** One step back: close the menu, else let go of the choice, else of the thing. */
  back(): boolean {
    if (this.menu) this.menu = null;
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
    this.rest();
    if (kept) void this.consider(kept);
  }

  /** Somebody else moved: what the choice would change may be something else now. */
  private async weighAgain(option: Option): Promise<void> {
    try {
      const preview = await this.table.preview(option.text);
      if (this.considered === option) this.preview = preview;
    } catch {
      // The older preview stays; if the choice is not possible any more, the server says why.
    }
  }

  rest(): void {
    this.asked = this.table.asked;
    this.considered = null;
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
