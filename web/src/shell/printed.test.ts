import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Speaker } from "../speak/speaker";
import { fieldsOf, rowOf, textOf } from "./printed";

const components = {
  exploration_cards: { card: { "031": { key: "hermit", name: "Hermit", skill: 2, effect: "heal_one", rule: "LA-1" } } },
  start_cards: { card: { "055": { key: "leader_red", name: "Leader", skill: 2 } } },
  map_alpha: {
    waypoint: { a03: { index: 3, region: "valley" } },
    shortcut: { a_short_1: { saves: 2 } },
    exploration_slot: { s: { position: 3, cost: 2 } },
  },
  map_beta: { waypoint: { b03: { index: 3, region: "fjord" } } },
  supply: { team: { team_5: { strength: 5 } } },
  tiles: {
    old_one_tile: { tile_1_zombie: { health: 2 }, tile_2_mi_go: { health: 4 } },
    event_card: { event_a: { level: 1 }, event_b: { level: 2 } },
  },
  map: { hex: { hex_01: { number: 1, level: 0 }, hex_02: { number: 7, level: 3 } } },
};
const bundle = new FluentBundle("ru", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
field-skill = Навык
field-cost = Цена
field-role = Занятие
field-left = Слева
ability-heal-one = лечит одного
token-fuel = топливо
resource-water = вода
list-times = { $thing } ({ $count })
`),
);
const speak = new Speaker("ru", [bundle]);

describe("what is printed on a thing", () => {
  it("is found by key, name, number or place", () => {
    expect(rowOf("crew:hermit", components, "Hermit", {})?.rule).toBe("LA-1");
    expect(rowOf("crew:leader", components, "Leader", {})?.skill).toBe(2);
    expect(rowOf("position:3", components, "", {})?.cost).toBe(2);
    expect(rowOf("team:5", components, "", {})?.strength).toBe(5);
    expect(rowOf("hex:7", components, "", {})?.level).toBe(3);
    expect(rowOf("tile:zombie-1c", components, "Zombies 1c", {})?.health).toBe(2);
    expect(rowOf("tile:mi-go-2a", components, "Mi-Go 2a", {})?.health).toBe(4);
    expect(rowOf("tile:mi-go-3a", components, "Mi-Go 3a", {})).toBeNull();
    expect(rowOf("event:02", components, "Something stirs", {})?.level).toBe(2);
    expect(rowOf("shortcut:1", components, "", {})?.saves).toBe(2);
    expect(rowOf("seat:0", components, "", {})).toBeNull();
  });

  it("is that of the map that is played on", () => {
    expect(rowOf("waypoint:3", components, "", { map: "beta" })?.region).toBe("fjord");
    expect(rowOf("waypoint:3", components, "", { map: "alpha" })?.region).toBe("valley");
  });

  it("is named field by field; what has no words is left out", () => {
    const row = {
      skill: 2,
      key: "x",
      cost: { water: 3 },
      left: ["fuel", "fuel"],
      role: "docker",
      role_ru: "докер",
      secret: 1,
    };
    expect(fieldsOf(row, speak)).toEqual([
      { name: "Навык", value: "2" },
      { name: "Цена", value: "вода (3)" },
      { name: "Слева", value: "топливо, топливо" },
      { name: "Занятие", value: "докер" },
    ]);
    expect(fieldsOf({ left: ["gold_bar"] }, speak)).toEqual([]);
  });

  it("has a text where there is one", () => {
    expect(textOf("crew:hermit", components.exploration_cards.card["031"], speak)).toBe("лечит одного");
    expect(textOf("crew:leader", null, speak)).toBe("");
  });
});
