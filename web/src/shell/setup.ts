/** Which settings of a game apply to what is chosen so far, as the game declares them (docs/protocol.md). */

import type { GameSetting, Value } from "../wire/types";

export type Chosen = Record<string, Value | Value[]>;

type Needs = Record<string, Value[]>;

const met = (needs: Needs, chosen: Chosen): boolean =>
  Object.entries(needs).every(([name, values]) => values.includes(chosen[name] as Value));

/** The settings that apply, each with a value: the one that is wanted, where it is possible, else the usual one. */
export function applying(settings: readonly GameSetting[], wanted: Chosen): Chosen {
  const chosen: Chosen = {};
  for (const setting of settings) {
    if (!met(setting.needs, chosen)) continue;
    const seats = setting.per_seat ? Number(chosen.players) : 1;
    const given = wanted[setting.name];
    const values: Value[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const value = Array.isArray(given) ? given[seat] : given;
      const open = possible(setting, chosen, values);
      const usual = open.includes(setting.default) ? setting.default : (open[0] ?? setting.default);
      values.push(value !== undefined && open.includes(value) ? value : usual);
    }
    chosen[setting.name] = setting.per_seat ? values : values[0]!;
  }
  return chosen;
}

/** The values that a setting can have beside what is chosen; `taken` are those of the other seats. */
export function possible(setting: GameSetting, chosen: Chosen, taken: readonly Value[] = []): Value[] {
  return setting.values.filter((value) => {
    if (setting.distinct && value !== setting.default && taken.includes(value)) return false;
    return met(setting.values_need[String(value)] ?? {}, chosen);
  });
}

/** The settings that a player is asked for: those that apply and can have more than one value. */
export function openSettings(settings: readonly GameSetting[], chosen: Chosen): GameSetting[] {
  return settings.filter((setting) => setting.name in chosen && possible(setting, chosen).length > 1);
}

/** Everything that is chosen before a game begins. */
export interface Remembered {
  players: number;
  chosen: Chosen;
  practice: boolean;
  /** The bot of each seat; none: the usual one, or a friend. */
  bots: string[];
  /** Who sits where at one screen. */
  names: string[];
}

/** What was chosen the last time, as far as it can still be chosen: `counts` are the possible numbers of players. */
export function remembered(text: string | null, counts: readonly number[]): Remembered {
  let kept: Partial<Remembered> = {};
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (found !== null && typeof found === "object") kept = found;
  } catch {
    // Nothing usable was kept.
  }
  const words = (given: unknown): string[] =>
    Array.isArray(given) ? given.map((one) => (typeof one === "string" ? one : "")) : [];
  return {
    players: kept.players && counts.includes(kept.players) ? kept.players : (counts[0] ?? 2),
    chosen: kept.chosen !== null && typeof kept.chosen === "object" ? kept.chosen : {},
    practice: kept.practice === true,
    bots: words(kept.bots),
    names: words(kept.names),
  };
}
