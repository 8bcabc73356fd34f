/** What the Automa thought at a step of the film: its card, what it tried, whom it counted, what it weighed, how it went. */

import type { LogLine } from "../../wire/types";

export interface Tried {
  order: string;
  /** done: carried out or being decided; impossible: with its obstacle; open: not tested (yet). */
  state: "done" | "impossible" | "open";
  obstacle: string;
}

export interface Group {
  region: string;
  free: number;
  strength: number;
  rivals: number;
  units: number;
  held: boolean;
  bare: boolean;
}

export interface Account {
  seat: number;
  card: string;
  number: number;
  actions: number;
  tried: Tried[];
  groups: Group[];
  /** Groups that could go, regions to choose from: each with the number that counts. */
  fitting: Map<string, number>;
  weighed: Map<string, number>;
  /** The tie-break token of a region. */
  tokens: Map<string, number>;
  /** Regions that a tie chose. */
  chosen: Set<string>;
  move: { from: string; to: string } | null;
  /** The region where something was collected, placed or taken. */
  place: string;
}

type Told = Pick<LogLine, "kind" | "values">;

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const counted = (value: unknown): Map<string, number> =>
  new Map(
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.entries(value).map(([region, count]) => [region, Number(count)])
      : [],
  );

/** The account at the last of these steps; null when no card of the Automa rules it. */
export function account(story: readonly Told[]): Account | null {
  let found: Account | null = null;
  for (const { kind, values } of story) {
    if (kind === "automa_card") found = turnedUp(values);
    else if (ENDS.has(kind)) found = null;
    else if (found && values.seat === found.seat) READ[kind]?.(found, values);
  }
  return found;
}

const ENDS = new Set(["turn", "automa_turn", "automa_mission_step", "automa_stuck", "refresh", "round"]);

const turnedUp = (values: LogLine["values"]): Account => ({
  seat: Number(values.seat),
  card: String(values.automa_card),
  number: Number(values.number),
  actions: Number(values.actions),
  tried: words(values.order).map((order) => ({ order, state: "open", obstacle: "" })),
  groups: [],
  fitting: new Map(),
  weighed: new Map(),
  tokens: new Map(),
  chosen: new Set(),
  move: null,
  place: "",
});

function performed(found: Account, place: unknown): void {
  const next = found.tried.find(({ state }) => state === "open");
  if (next && !found.tried.some(({ state }) => state === "done")) next.state = "done";
  if (typeof place === "string") found.place = place;
}

const READ: Record<string, (found: Account, values: LogLine["values"]) => void> = {
  automa_cannot(found, { order, obstacle }) {
    const one = found.tried.find((tried) => tried.order === order && tried.state === "open");
    if (one) Object.assign(one, { state: "impossible", obstacle: String(obstacle) });
    // What was counted for it says nothing about the next action of the card.
    Object.assign(found, { groups: [], fitting: new Map(), weighed: new Map(), tokens: new Map(), chosen: new Set() });
  },
  automa_groups(found, values) {
    const [strengths, rivals, units] = [values.strengths, values.rivals, values.units].map(numbers);
    const [held, bare] = [values.held, values.bare].map(numbers);
    found.groups = [...counted(values.regions)].map(([region, free], k) => ({
      region,
      free,
      strength: strengths?.[k] ?? 0,
      rivals: rivals?.[k] ?? 0,
      units: units?.[k] ?? 0,
      held: Boolean(held?.[k]),
      bare: Boolean(bare?.[k]),
    }));
  },
  automa_fitting: (found, { regions }) => void (found.fitting = counted(regions)),
  automa_weighs: (found, { regions }) => void (found.weighed = counted(regions)),
  automa_tie(found, values) {
    words(values.regions).forEach((region, k) => found.tokens.set(region, numbers(values.tokens)[k]!));
    found.chosen.add(String(values.region));
  },
  automa_chance: (found, { region }) => void found.chosen.add(String(region)),
  moved(found, { start, region }) {
    performed(found, region);
    found.move = { from: String(start), to: String(region) };
  },
  automa_transfers(found, { start, region }) {
    performed(found, region);
    found.move = { from: String(start), to: String(region) };
  },
  collected: (found, { region }) => performed(found, region),
  placed: (found, { region }) => performed(found, region),
  captured: (found) => performed(found, ""),
};
