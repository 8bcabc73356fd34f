/** What a choice would bring, worst first: the event that hurts most, and every number that would change. */

import type { BoardEntry, Fact, Strip } from "../boards/board";
import { dashed } from "../speak/speaker";
import type { Preview } from "../wire/types";

type Told = Preview["events"][number];

/** How bad an event is for a seat: what ends the game, what is lost, what is hit; null where it is none of these. */
function weight(line: Told, seat: number | null, entry: Pick<BoardEntry, "endings" | "sounds">): number | null {
  if (typeof line.values.seat === "number" && line.values.seat !== seat) return null;
  const kind = dashed(line.kind);
  if (entry.endings.includes(kind)) return 0;
  const found = ["loss", "hit"].indexOf(entry.sounds[kind] ?? "");
  return found < 0 ? null : found + 1;
}

/** The worst that would happen to a seat, if anything bad would. */
export function worst(
  events: readonly Told[],
  seat: number | null,
  entry: Pick<BoardEntry, "endings" | "sounds"> | undefined,
): Told | null {
  if (!entry) return null;
  const bad = events
    .map((line) => ({ line, by: weight(line, seat, entry) }))
    .filter((one): one is { line: Told; by: number } => one.by !== null);
  return bad.sort((a, b) => a.by - b.by)[0]?.line ?? null;
}

export interface Delta {
  fact: Fact;
  by: number;
}

/** The numbers of a side that would change; what goes down comes first. */
export function deltas(now: Strip | null, then: Strip | null): Delta[] {
  if (!now || !then) return [];
  const after = [then.score, ...then.facts];
  return [now.score, ...now.facts]
    .map((fact) => ({ fact, by: (after.find((one) => one.sign.name === fact.sign.name)?.count ?? 0) - fact.count }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.sign(a.by) - Math.sign(b.by));
}
