import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { worn, type DeiView } from "../view";
import { hasPiece, piece } from "./drawings";
import { candy } from "./pieces";

const DATA = join(import.meta.dirname, "../../../../../src/ashfall/games/dei/data");
const data = Object.fromEntries(
  readdirSync(DATA).map((name) => [name.replace(".toml", ""), readFileSync(join(DATA, name), "utf8")]),
);
const all = (text: string, field: string): string[] =>
  [...text.matchAll(new RegExp(`^${field} = "([a-z_0-9]+)"`, "gm"))].map((found) => found[1]!.replaceAll("_", "-"));

it("draws every drone, leader, mercenary, machine, weather and candy of the box", () => {
  const words = [
    ...all(data.weather!, "id"),
    ...all(data.factions!, "leader"),
    ...all(data.factions!, "drone"),
    ...all(data.tokens!, "symbol"),
  ];
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !hasPiece(word))).toEqual([]);
});

it("gives every faction a mark of its own", () => {
  const factions = [...data.factions!.matchAll(/\[\[faction\]\]\nid = "([a-z_0-9]+)"/g)].map((found) =>
    found[1]!.replaceAll("_", "-"),
  );
  expect(factions).toHaveLength(7);
  const view = { players: factions.map((faction) => ({ faction })) } as unknown as DeiView;
  expect(new Set(factions.map((_, side) => worn(view, side))).size).toBe(7);
});

it("puts the action of a candy into its wrapper", () => {
  expect(candy("move").body).toContain(piece("move").body);
  expect(candy("move").name).not.toBe(candy("collect").name);
});
