/** What one seat sees of a table and does at it: what is new, the film of it, the thing in hand, the scene that is drawn. */

import { untrack } from "svelte";
import { Teacher } from "../learn/teacher.svelte";
import { changes } from "../shell/changes";
import { ghosts, type Ghost } from "../shell/ghosts";
import { placed } from "../shell/log";
import type { Scene } from "../shell/scene";
import { thingsIn } from "../shell/understand";
import { lexicon } from "../speak/catalogues";
import type { LogLine, SeatView } from "../wire/types";
import { alertAt, hear, hearEvents } from "./alert.svelte";
import { Film } from "./film.svelte";
import { Hand } from "./hand.svelte";
import { frames } from "./past";
import { moves, settings } from "./settings.svelte";
import { speech } from "./speech.svelte";
import type { OpenTable } from "./table.svelte";

const NOTHING: ReadonlySet<string> = new Set();

/** So long a person sees what the page is about to do by itself. */
const BEFORE_IT_GOES_ON = 900;

/** Made while a component is: it watches the table as long as that lives. */
export class Room {
  readonly hand: Hand;
  readonly film = new Film();
  readonly teacher: Teacher;
  /** The line of the log under the pointer. */
  pointed: LogLine | null = $state.raw(null);
  /** The game's own kinds of things, by the words of its events. */
  kinds: Record<string, string> = $state.raw({});
  /** What I saw when I last decided something. */
  viewAtMyTurn: SeatView | null = $state.raw(null);
  /** The events since the view before. */
  news: readonly LogLine[] = $state.raw([]);
  private shownVersion = -1;
  private shownSeat: number | null = null;
  private viewBefore: SeatView | null = null;

  constructor(readonly table: OpenTable) {
    this.hand = new Hand(table);
    this.teacher = new Teacher(table);
    alertAt(table);
    this.watch();
  }

  readonly info = $derived.by(() => this.table.info!);
  readonly seen: SeatView = $derived.by(() => this.table.seen!);

  /** While the film runs the question waits: nobody is asked about a position that is not on the board. */
  readonly veiled: boolean = $derived.by(() => this.film.open && !this.film.ended && !this.teacher.on);
  /** What is on the board: the step of the film, else the newest position. In a lesson the newest is needed. */
  readonly filmed = $derived.by(() => (this.teacher.on ? null : this.film.shown));
  readonly staged: SeatView = $derived.by(() => (this.filmed ? { ...this.filmed, table: this.seen.table } : this.seen));

  readonly touched: ReadonlySet<string> = $derived.by(() => {
    const lines = this.pointed ? [this.pointed] : (this.film.step?.lines ?? this.news);
    const found = lines.flatMap((line) => thingsIn(line.values, this.kinds));
    return new Set(this.teacher.light ? [...found, this.teacher.light] : found);
  });

  /** What the choice in hand or under the pointer would change. */
  readonly ahead = $derived.by(() => (this.hand.considered ? this.hand.preview : (this.hand.glimpse?.preview ?? null)));
  readonly foretold: ReadonlySet<string> = $derived.by(() =>
    this.ahead && !this.ahead.random
      ? new Set(changes(this.ahead.before, this.ahead.after, speech.now).flatMap(({ thing }) => (thing ? [thing] : [])))
      : NOTHING,
  );

  /** What happened up to the position that is shown. */
  readonly lines: readonly LogLine[] = $derived.by(() => {
    const shown = this.film.step?.lines.at(-1);
    if (!this.filmed || !shown) return this.table.story;
    return this.table.story.slice(0, this.table.story.lastIndexOf(shown) + 1);
  });
  /** Pieces where that choice would put them. */
  readonly ghosts: readonly Ghost[] = $derived.by(() =>
    this.ahead?.view && !this.filmed ? ghosts(this.seen.view, this.ahead.view) : [],
  );

  readonly scene: Scene = new Drawn(this);

  private watch(): void {
    $effect(() => {
      this.table.only = this.teacher.only;
    });
    $effect(() => void lexicon(settings.lang, this.info.game).then((found) => (this.kinds = found.kinds)));
    $effect(() => {
      const [view, story] = [this.seen, this.table.story];
      untrack(() => this.notice(view, story));
    });
    $effect(() => {
      if (this.film.step) hearEvents(this.info.game, this.film.step.lines);
    });
    $effect(() => {
      if (this.table.sent?.message.type !== "move") return;
      // Whoever goes on has seen enough of what happened before; the log keeps it.
      untrack(() => this.film.close());
      this.viewAtMyTurn = this.viewBefore;
    });
    $effect(() => {
      const said = this.veiled ? [] : this.hand.itself();
      if (!said.length) return;
      const timer = setTimeout(() => this.hand.goOn(said), moves() ? BEFORE_IT_GOES_ON : BEFORE_IT_GOES_ON / 6);
      return () => clearTimeout(timer);
    });
  }

  /** What is new since the last view: the film, the marks on the board, the marks in the strips. */
  private notice(view: SeatView, story: readonly LogLine[]): void {
    const fresh = placed(story).filter(({ line }) => line.version > this.shownVersion && line.choice !== null);
    if (this.viewBefore && view.seat === this.shownSeat && view.version > this.shownVersion) {
      const others = (line: LogLine) => line.choice !== null && line.values.seat !== view.seat;
      this.news = fresh.map(({ line }) => line);
      if (view.choices < this.viewBefore.choices) hear("undone");
      else if (this.news.length && !this.news.some(others)) hear("done");
      const shown = fresh.filter(({ line }) => others(line));
      const load = (choice: number) => frames(this.info.id, choice, view.seat);
      if (settings.film !== "off" && shown.length > 1) this.film.show(shown, this.viewBefore, load);
      else hearEvents(this.info.game, this.news);
    }
    if (view.seat !== this.shownSeat) this.film.close();
    if (view.version !== this.shownVersion || view.seat !== this.shownSeat) {
      if (view.seat === this.shownSeat) this.hand.renew();
      else this.hand.rest();
      this.shownVersion = view.version;
      this.shownSeat = view.seat;
      this.viewBefore = view;
    }
  }

  /** For somebody who got up or is away the table can be asked to let a bot play on. */
  botFor(side: number): (() => void) | null {
    const { info, table } = this;
    const seat = info.seats[side];
    if (seat?.kind !== "person" || seat.mine || table.seat === null || info.state !== "playing" || info.proposal)
      return null;
    return seat.left || !info.presence.seats.includes(side) ? () => table.askBot(side) : null;
  }
}

class Drawn implements Scene {
  constructor(private readonly room: Room) {}

  get game() {
    return this.room.info.game;
  }
  get seen() {
    return this.room.staged;
  }
  get lit() {
    const { filmed, table, hand } = this.room;
    if (filmed) return NOTHING;
    return hand.held.length && !table.busy ? new Set([...table.lit, ...hand.held]) : table.lit;
  }
  get live() {
    return this.room.table.seat !== null && !this.room.table.over && !this.room.filmed;
  }
  get chosen() {
    return this.room.hand.chosen;
  }
  get hovered() {
    return this.room.hand.hovered;
  }
  get touched() {
    return this.room.touched;
  }
  get foretold() {
    return this.room.foretold;
  }
  get events() {
    return this.room.film.step?.lines ?? this.room.news;
  }
  get story() {
    const { film } = this.room;
    return film.step ? film.steps.slice(0, film.at + 1).flatMap(({ lines }) => lines) : [];
  }
  pick = (thing: string | readonly string[], from?: Element) =>
    this.live ? this.room.hand.pick(thing, from) : this.room.hand.inspect([thing].flat()[0]!);
  inspect = (thing: string) => this.room.hand.inspect(thing);
  hover = (thing: string | null) => {
    this.room.hand.hovered = thing;
  };
}
