/** What stands in the city at a moment besides the pieces: a move that is considered, a step of the Automa's account. */

import type { Account } from "../account";
import type { DeiView } from "../view";
import type { Change } from "./pills";

export interface Scene {
  changes: ReadonlyMap<string, Change>;
  arrow: { from: string; to: string } | null;
  /** How a region is outlined. */
  marks: ReadonlyMap<string, "free" | "candidate">;
  /** A number beside a region: units that are free, what a candidate is worth, the tie-break token. */
  tags: ReadonlyMap<string, { kind: "free" | "candidate"; count: number | null; token: number | null }>;
}

const word = (thing: string | null, kind: string): string | null =>
  thing?.startsWith(`${kind}:`) ? thing.slice(kind.length + 1) : null;

/** The move under decision, if somebody considers a region or a number, or has chosen the region already. */
function considered(view: DeiView, hovered: string | null): Pick<Scene, "changes" | "arrow"> {
  const { move } = view;
  const changes = new Map<string, Change>();
  if (!move) return { changes, arrow: null };
  const region = move.target ?? word(hovered, "region");
  const count = word(hovered, "count");
  const sent = count === null ? undefined : move.sends.find((one) => String(one.count) === count);
  const found = sent ?? move.targets.find((one) => one.region === region);
  if (!found || !region) return { changes, arrow: null };
  changes.set(region, { side: move.seat, strength: found.strength, holder: found.after });
  changes.set(move.origin, { side: move.seat, strength: found.left.strength, holder: found.left.after });
  return { changes, arrow: { from: move.origin, to: region } };
}

export function scene(view: DeiView, hovered: string | null, account: Account | null): Scene {
  if (!account) return { ...considered(view, hovered), marks: new Map(), tags: new Map() };
  const marks = new Map<string, "free" | "candidate">();
  const tags: Map<string, { kind: "free" | "candidate"; count: number | null; token: number | null }> = new Map();
  const token = (region: string): number | null => account.tokens.get(region) ?? null;
  for (const { region, free } of account.groups) {
    marks.set(region, "free");
    tags.set(region, { kind: "free", count: free, token: token(region) });
  }
  for (const [region, count] of account.weighed) {
    marks.set(region, "candidate");
    tags.set(region, { kind: "candidate", count, token: token(region) });
  }
  for (const [region, drawn] of account.tokens)
    if (!tags.has(region)) tags.set(region, { kind: "candidate", count: null, token: drawn });
  return { changes: new Map(), arrow: account.move, marks, tags };
}
