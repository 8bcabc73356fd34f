/** The socket of one open table: it comes back by itself after a cut, and says what it lost sight of. */

import type { ClientMessage, ServerMessage } from "./types";

const PING_EVERY = 20_000;
/** A question that stays unanswered so long is announced, and after so long the line is given up. */
const UNEASY = 3000;
const SILENCE = 12_000;
/** For the first minute the page is back soon after the server; then it knocks less often. */
const WAITS = [500, 1000];
const PATIENT = 40;
const SOON = 1500;
const LATER = 5000;
/** Closing codes after which coming back makes no sense. */
const FINAL = new Set([4401, 4403, 4404, 4409]);

export type Connection = "connecting" | "live" | "offline" | "closed";

export interface Ears {
  heard(message: ServerMessage): void;
  connection(state: Connection, code?: number): void;
  /** The version after which the log is wanted. */
  since(): number;
  seat(): number | null;
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  /** Since when something that was said waits for an answer; 0: nothing does. */
  private unanswered = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  private connect(): void {
    if (this.ended) return;
    clearTimeout(this.again);
    this.ears.connection(this.tries ? "offline" : "connecting");
    const place = new URL(`/api/tables/${this.table}/live`, location.href);
    place.protocol = place.protocol.replace("http", "ws");
    const seat = this.ears.seat();
    if (seat !== null) place.searchParams.set("seat", String(seat));
    place.searchParams.set("since", String(this.ears.since()));
    const socket = new WebSocket(place);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.unanswered = 0;
      this.tries = 0;
      this.ears.connection("live");
      this.ears.heard(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.lost(event.code);
    };
    clearInterval(this.beat);
    this.unanswered = Date.now();
    this.beat = setInterval(() => this.tick(), UNEASY / 6);
  }

  private lastPing = 0;

  private tick(): void {
    const now = Date.now();
    const silent = this.unanswered ? now - this.unanswered : 0;
    if (silent > SILENCE) {
      this.socket?.close();
      this.lost(0);
    } else if (silent > UNEASY) {
      this.ears.connection("offline");
    } else if (now - this.lastPing > PING_EVERY) {
      this.lastPing = now;
      this.say({ type: "ping" });
    }
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ears.connection("closed", code);
      return;
    }
    const usual = WAITS[this.tries] ?? (this.tries < PATIENT ? SOON : LATER);
    const wait = usual * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.ears.connection("offline");
    this.again = setTimeout(() => this.connect(), wait);
  }

  /** The network is back or somebody looks again: do not wait for the timer. */
  private hurry = (): void => {
    if (this.ended || document.hidden || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    this.connect();
  };

  /** False when there is nobody to hear it. */
  say(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.unanswered ||= Date.now();
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.again);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.socket = null;
  }
}
