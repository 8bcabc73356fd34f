import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Live, type Connection } from "./socket";

/** A line that the test cuts, keeps silent and lets speak. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  said: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  speak(): void {
    this.onmessage?.({ data: JSON.stringify({ type: "pong", version: 1, hash: "" }) });
  }
}

let states: Connection[] = [];
let live: Live;
const last = () => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  states = [];
  live = new Live("t", {
    heard: () => undefined,
    connection: (state) => states.push(state),
    since: () => 0,
    seat: () => 0,
  });
  last().speak();
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("announces a line that does not answer after three seconds, and hears it again", () => {
  live.say({ type: "ping" });
  vi.advanceTimersByTime(2500);
  expect(states.at(-1)).toBe("live");
  vi.advanceTimersByTime(1500);
  expect(states.at(-1)).toBe("offline");
  expect(Line.all).toHaveLength(1);
  last().speak();
  expect(states.at(-1)).toBe("live");
});

it("stays live as long as nothing was asked and pings are answered", () => {
  for (let second = 0; second < 120; second += 1) {
    vi.advanceTimersByTime(1000);
    if (last().said.length) last().speak();
  }
  expect(states.every((state) => state === "live" || state === "connecting")).toBe(true);
});

it("gives a silent line up and knocks at least every two seconds for a minute", () => {
  live.say({ type: "ping" });
  vi.advanceTimersByTime(13_000);
  for (let second = 0; second < 50; second += 2) {
    const before = Line.all.length;
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2000);
    expect(Line.all.length).toBeGreaterThan(before);
  }
});
