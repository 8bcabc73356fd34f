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
