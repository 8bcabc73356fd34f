/** One open table as one seat sees it: the newest view, the log, what can be chosen, and what is on its way. */

import { sequence, turnBegan } from "../shell/log";
import { ask } from "../wire/http";
import { Live, type Connection } from "../wire/socket";
import type {
  ClientMessage,
  Closed,
  LogLine,
  Option,
  PlanInfo,
  Planned,
  Preview,
  Question,
  Reason,
  Refusal,
  SeatView,
  ServerMessage,
  TableInfo,
  TurnInfo,
} from "../wire/types";

import { speech } from "./speech.svelte";

/** A choice that left the page and was not answered yet. It is sent again after a cut, with the same id. */
interface Sent {
  message: Extract<ClientMessage, { move_id: string }>;
  options: readonly Option[];
  /** How many choices there were before it. */
  before: number;
}

export interface Why {
  choice: string;
  reason: Reason;
}

/** So long the list of choices waits for what they could go on with. */
const LATE = 3000;

const LESSON: Reason = { rule: "", message: "why-lesson", values: {} };

const before = <T extends { at: number }>(made: readonly T[], count: number): T[] =>
  made.filter((one) => one.at < count);

export class OpenTable {
  connection: Connection = $state("connecting");
  closedWith = $state(0);
  restarting = $state(false);
  seen: SeatView | null = $state.raw(null);
  lines: readonly LogLine[] = $state.raw([]);
  sent: Sent | null = $state.raw(null);
  refused: Refusal | null = $state.raw(null);
  /** My choices that can still be taken back one by one, oldest first; `at` is the count of choices before each. */
  trail: readonly { at: number; option: Option }[] = $state.raw([]);
  /** The choices now that could not be taken back; null as long as the server was not heard. */
  final: ReadonlySet<string> | null = $state.raw(null);
  /** What could be said after each choice, and what is put forward; null as long as the server was not heard. */
  plan: readonly Planned[] | null = $state.raw(null);
  proposed: readonly string[] = $state.raw([]);
  /** What is put forward is decided each time. */
  grave = $state(false);
  /** True: the newest view came of an undo. */
  backed = $state(false);
  /** Counts of choices at which sentences of several words began: Undo takes the whole sentence back. */
  private began: readonly number[] = [];
  /** My newest choices in a row, as far as they stand. */
  private made: readonly { at: number; option: Option }[] = $state.raw([]);
  /** The version before the newest view came: what is newer is news. */
  newsSince = $state(0);
  private live: Live;
  private wantedSeat: number | null;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.wantedSeat = seat;
    this.live = new Live(id, {
      heard: (message) => this.heard(message),
      connection: (state, code) => {
        this.connection = state;
        if (state !== "live") this.cut = true;
        if (code) this.closedWith = code;
        if (state === "live") this.restarting = false;
      },
      since: () => (this.seen && this.seen.seat === this.wantedSeat ? this.seen.version : 0),
      seat: () => this.wantedSeat,
    });
  }

  readonly info: TableInfo | null = $derived(this.seen?.table ?? null);
  readonly envelope = $derived(this.seen?.view?.table ?? null);
  readonly questions: readonly Question[] = $derived(
    this.info?.state === "playing" ? (this.envelope?.choices ?? []) : [],
  );
  /** Which questions wait for me: as long as this is the same, what I am about to do stays possible. */
  readonly asked: string = $derived(this.questions.map((question) => question.id).join());
  readonly everything: readonly Option[] = $derived(this.questions.flatMap((question) => question.options));
  /** In a lesson: the one choice of its step, and "" while it speaks. */
  only: string | null = $state(null);
  readonly options: readonly Option[] = $derived(
    this.only === null ? this.everything : this.everything.filter((option) => option.text === this.only),
  );
  /** In a lesson there is one choice, and nothing else to look for. */
  readonly closed: readonly Closed[] = $derived(
    this.only === null ? this.questions.flatMap((question) => question.closed) : [],
  );
  readonly lit: ReadonlySet<string> = $derived(
    new Set(this.sent ? [] : this.options.flatMap((option) => option.things)),
  );
  readonly mine: readonly number[] = $derived(
    (this.info?.seats ?? []).filter((seat) => seat.mine && !seat.left).map((seat) => seat.seat),
  );
  readonly seat: number | null = $derived(this.seen?.seat ?? null);
  readonly over = $derived(this.info?.state === "over");
  /** My other seats that have to decide now (hot-seat). */
  readonly elsewhere: readonly number[] = $derived(
    (this.info?.waiting ?? []).map((one) => one.seat).filter((seat) => seat !== this.seat && this.mine.includes(seat)),
  );
  readonly busy = $derived(this.sent !== null);

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.take(message);
        break;
      case "presence":
        if (this.seen) {
          const presence = { seats: message.seats, watching: message.watching };
          this.seen = { ...this.seen, table: { ...this.seen.table, presence } };
        }
        break;
      case "ack":
        if (this.sent?.message.move_id !== message.move_id) break;
        if ((this.seen?.version ?? 0) >= message.version) this.arrived();
        else this.settled = message.version;
        break;
      case "refused":
        if (this.sent?.message.move_id === message.move_id) {
          this.sent = null;
          this.refused = message.error;
        }
        break;
      case "pong":
        if (this.seen && (message.version > this.seen.version || (message.hash && message.hash !== this.seen.hash)))
          this.lookAgain();
        break;
      case "notice":
        this.restarting = message.code === "restart";
        break;
    }
  }

  private late: ReturnType<typeof setTimeout> | undefined;
  private settled = 0;
  private cut = true;
  private undoTo: number | null = null;

  /** The server has what was sent, and its view shows it. */
  private arrived(): void {
    const sent = this.sent;
    this.sent = null;
    this.settled = 0;
    this.backed = sent?.message.type === "undo";
    if (sent?.message.type === "move" && this.seen && sent.options.length) {
      const steps = sent.options.map((option, i) => ({ at: sent.before + i, option }));
      this.made = [...before(this.made, sent.before), ...steps];
      if (this.seen.undo === "free" || this.seen.undo === "practice")
        this.trail = [...before(this.trail, sent.before), ...steps];
    }
    // What the page does by itself is taken back with the choice before it.
    if (this.backed && this.undoTo === null && this.only === null && this.options.length === 1)
      this.undoTo = (this.seen?.choices ?? 1) - 1;
    if (
      this.undoTo !== null &&
      (this.seen?.choices ?? 0) > this.undoTo &&
      this.seen?.undo !== "none" &&
      this.seen?.undo !== "ask"
    )
      this.undo();
    else this.undoTo = null;
  }

  private goBack(view: SeatView): void {
    if (this.made.some((one) => one.at >= view.choices)) this.made = before(this.made, view.choices);
    if (view.undo === "none" || view.undo === "ask") this.trail = [];
    else if (this.trail.some((one) => one.at >= view.choices)) this.trail = before(this.trail, view.choices);
  }

  /** The way here and the way back, from the server: a page that was just opened knows neither. */
  private async askTurn(): Promise<void> {
    const asked = this.seen;
    this.final = null;
    if (asked === null || asked.seat === null || !this.questions.length) return;
    try {
      const told = await ask<TurnInfo>(this.at("turn", {}));
      if (this.seen?.version !== asked.version || this.seen.seat !== asked.seat) return;
      this.final = new Set(told.final);
      this.made = told.made.map(({ at, ...option }) => ({ at, option }));
      const free = asked.undo === "free" || asked.undo === "practice";
      this.trail = free ? sequence(this.made, asked.choices, told.fixed) : [];
    } catch {
      // Without the answer each choice still says on its preview whether it can be taken back.
    }
  }

  /** Whole sentences, for those who want to say more than one word at a time. */
  private async askPlan(): Promise<void> {
    const asked = this.seen;
    [this.plan, this.proposed, this.grave] = [null, [], false];
    clearTimeout(this.late);
    if (asked === null || asked.seat === null || !this.questions.length) return;
    // A list that is open stays as it is: what comes too late would move it under the pointer.
    this.late = setTimeout(() => (this.plan ??= []), this.only === null ? LATE : 0);
    try {
      const told = this.only === null ? await ask<PlanInfo>(this.at("plan", {})) : null;
      if (this.seen?.version !== asked.version || this.seen.seat !== asked.seat || this.plan !== null) return;
      if (told && this.only === null) [this.plan, this.proposed, this.grave] = [told.plan, told.proposed, told.grave];
    } catch {
      // Without it every choice is made by itself, as it always can be.
    }
  }

  private take(view: SeatView): void {
    const older = this.seen;
    const same = older !== null && older.seat === view.seat;
    if (same && view.version < older.version) return;
    const kept = same ? this.lines.filter((line) => line.version <= view.since) : [];
    if (!same) this.newsSince = view.version;
    else if (view.version > older.version) this.newsSince = older.version;
    this.lines = [...kept, ...view.log];
    this.seen = view;
    this.goBack(view);
    if (!same || view.version !== older.version) {
      void this.askTurn();
      void this.askPlan();
    }
    // After a cut: it may have arrived before, and then the same id brings the same answer, one effect.
    const again = this.cut;
    this.cut = false;
    const sent = this.sent;
    if (!sent) return;
    if (this.settled && view.version >= this.settled) this.arrived();
    else if (again) this.live.say(sent.message);
  }

  /** Lines of events that still count: what was taken back is left out. */
  readonly story: readonly LogLine[] = $derived.by(() => {
    const kept: LogLine[] = [];
    for (const line of this.lines) {
      if (line.kind === "table-undo" || line.kind === "table-taken-back") {
        const to = Number(line.values.to);
        for (let i = kept.length - 1; i >= 0 && (kept[i]!.choice === null || kept[i]!.choice! > to); i--) {
          if (kept[i]!.choice !== null) kept.splice(i, 1);
        }
      }
      kept.push(line);
    }
    return kept;
  });

  /** The choices that led to this decision: mine, in a row, since the turn or phase began. */
  readonly soFar: readonly { at: number; option: Option }[] = $derived.by(() => {
    if (!this.questions.length) return [];
    return sequence(this.made, this.seen?.choices ?? 0, turnBegan(this.story, this.seat, speech.now));
  });

  private post(message: Sent["message"], options: readonly Option[] = []): void {
    this.refused = null;
    this.settled = 0;
    this.sent = { message, options, before: this.seen?.choices ?? 0 };
    this.live.say(message);
  }

  private base(): { seat: number; move_id: string } {
    return { seat: this.seat ?? 0, move_id: crypto.randomUUID() };
  }

  /** The number of the question that a choice answers. */
  private questionOf(choice: string): number {
    const answers = (question: Question) => question.options.some((one) => one.text === choice);
    return (this.questions.find(answers) ?? this.questions[0])?.id ?? 0;
  }

  /** Make a choice, or several one after the other: all of them or none. */
  act(choice: string, ...further: readonly Option[]): void {
    if (this.busy || this.seat === null) return;
    const option = this.options.find((one) => one.text === choice);
    const count = this.seen?.choices ?? 0;
    this.began = [...this.began.filter((at) => at < count), ...(further.length ? [count] : [])];
    const said = further.length ? [choice, ...further.map((one) => one.text)] : choice;
    this.post(
      { type: "move", ...this.base(), question: this.questionOf(choice), choice: said },
      option ? [option, ...further] : [],
    );
  }

  /** Take back the newest choice, or the whole sentence that it belongs to. */
  undo(): void {
    if (this.busy || this.seat === null) return;
    const from = this.began.at(-1);
    if (this.undoTo === null && from !== undefined && this.made.some((one) => one.at === from)) {
      this.began = this.began.slice(0, -1);
      this.undoTo = from;
    }
    this.post({ type: "undo", ...this.base(), choices: this.seen?.choices ?? 0 });
  }

  /** Take back choice after choice, until only `count` are left or something stands in the way. */
  undoUntil(count: number): void {
    this.undoTo = count;
    this.undo();
  }

  askTakeBack(to: number): void {
    if (this.busy || this.seat === null) return;
    this.post({ type: "propose", ...this.base(), kind: "take-back", to });
  }

  askBot(target: number, seat = this.seat): void {
    if (this.busy || seat === null) return;
    this.post({ type: "propose", ...this.base(), seat, kind: "bot", target });
  }

  vote(agree: boolean): void {
    if (this.busy || this.seat === null) return;
    this.post({ type: "vote", ...this.base(), proposal: this.info?.proposal?.id ?? 0, agree });
  }

  /** Look as another seat of mine. Nothing of the old seat stays on the page. */
  look(seat: number | null): void {
    this.wantedSeat = seat;
    this.lines = [];
    this.made = [];
    this.live.say({ type: "look", seat, since: 0 });
  }

  /** Forget everything that a seat saw: the curtain is down and the page holds nothing behind it. */
  forget(): void {
    this.seen = this.seen && { ...this.seen, seat: null, view: null, sheet: [], log: [] };
    this.lines = [];
  }

  private lookAgain(): void {
    this.live.say({ type: "look", seat: this.wantedSeat, since: 0 });
  }

  private at(path: string, values: Record<string, string>): string {
    return `/api/tables/${this.id}/${path}?${new URLSearchParams({ seat: String(this.seat ?? 0), ...values })}`;
  }

  async why(choice: string): Promise<Why[]> {
    if (this.only !== null) return [{ choice, reason: LESSON }];
    const { reason } = await ask<{ reason: Reason | null }>(this.at("why", { choice }));
    return reason ? [{ choice, reason }] : [];
  }

  async whyThing(thing: string): Promise<Why[]> {
    if (this.only !== null) return [{ choice: "", reason: LESSON }];
    const { reasons } = await ask<{ reasons: (Reason & { choice: string })[] }>(this.at("why", { thing }));
    return reasons.map(({ choice, ...reason }) => ({ choice, reason }));
  }

  /** What choices would change; null when their question is past. */
  preview(first: string, ...further: readonly string[]): Promise<Preview | null> {
    const all = [first, ...further].map((choice) => `&${new URLSearchParams({ choice })}`).join("");
    return ask<Preview | null>(this.at("preview", { question: String(this.questionOf(first)) }) + all);
  }

  end(): void {
    this.live.end();
  }
}
