import { describe, expect, it } from "vitest";
import type { GameSetting, Value } from "../wire/types";
import { applying, openSettings, possible, remembered } from "./setup";

const setting = (name: string, values: Value[], more: Partial<GameSetting> = {}): GameSetting => ({
  name,
  values,
  default: values[0]!,
  needs: {},
  values_need: {},
  per_seat: false,
  distinct: false,
  ...more,
});

const CITY = [
  setting("players", [2, 1, 3, 5]),
  setting("solo", [false, true]),
  setting("level", ["standard", "hard"], { needs: { solo: [true] } }),
  setting("automa", [false, true], { needs: { solo: [false] } }),
  setting("second", [false, true], { needs: { players: [5] } }),
  setting("faction", ["random", "wild", "fauns"], {
    per_seat: true,
    distinct: true,
    values_need: { fauns: { automa: [false] } },
  }),
];

describe("the settings of a new game", () => {
  it("leave out what does not apply", () => {
    const made = applying(CITY, { players: 3, solo: false, level: "hard", second: true });
    expect(made).toEqual({ players: 3, solo: false, automa: false, faction: ["random", "random", "random"] });
    expect(applying(CITY, { players: 1, solo: true, level: "hard" })).toEqual({
      players: 1,
      solo: true,
      level: "hard",
      faction: ["random"],
    });
    expect(applying(CITY, { players: 5, second: true }).second).toBe(true);
  });

  it("have a value for each seat, a taken one only once", () => {
    const made = applying(CITY, { players: 3, faction: ["wild", "wild", "fauns"] });
    expect(made.faction).toEqual(["wild", "random", "fauns"]);
    const faction = CITY.at(-1)!;
    expect(possible(faction, made, ["wild"])).toEqual(["random", "fauns"]);
  });

  it("give back a value that another choice has made impossible", () => {
    expect(applying(CITY, { players: 2, automa: true, faction: ["fauns", "wild"] }).faction).toEqual([
      "random",
      "wild",
    ]);
  });

  it("fall back to the first value that is possible where the usual one is not", () => {
    const rival = setting("rival", [false, true], { values_need: { false: { solo: [false] } } });
    expect(applying([...CITY, rival], { players: 1, solo: true }).rival).toBe(true);
    expect(applying([...CITY, rival], { players: 2, solo: false }).rival).toBe(false);
  });

  it("are asked for only where there is something to choose", () => {
    const rival = setting("rival", [false, true], { values_need: { false: { solo: [false] } } });
    const asked = (chosen: Record<string, Value>) =>
      openSettings([...CITY, rival], applying([...CITY, rival], chosen)).map(({ name }) => name);
    expect(asked({ players: 1, solo: true })).not.toContain("rival");
    expect(asked({ players: 2, solo: false })).toContain("rival");
    expect(asked({ players: 2, solo: false })).not.toContain("level");
  });
});

describe("what was chosen the last time", () => {
  const kept = {
    players: 4,
    chosen: { weather: true, faction: ["wild", "any", "fauns", "any"] },
    practice: true,
    bots: ["", "random"],
    names: ["Anna", "", "Vera"],
  };

  it("comes back whole", () => {
    expect(remembered(JSON.stringify(kept), [2, 3, 4])).toEqual(kept);
  });

  it("comes back as far as it can still be chosen", () => {
    expect(remembered(JSON.stringify(kept), [2, 3]).players).toBe(2);
    // A seat that nobody named is a hole in the list that was kept.
    expect(remembered('{"names": [null, "Vera"], "bots": 3}', [1])).toMatchObject({ names: ["", "Vera"], bots: [] });
  });

  it.each([null, "", "no", "null", "7", '{"chosen": null}'])(
    "is the usual where nothing usable was kept: %s",
    (text) => {
      expect(remembered(text, [2, 3])).toEqual({ players: 2, chosen: {}, practice: false, bots: [], names: [] });
    },
  );
});
