import { describe, expect, it } from "vitest";
import { common, grouped, unnamed } from "./choices";

const choice = (verb: string, text: string, number: number) => ({
  option: { text: `${verb} ${number}`, verb, things: [], values: {} },
  number,
  text,
});
const ports = ["53 Darwin", "58 Karumba", "62 Cairns", "63 Townsville", "64 Rockhampton"].map((name, i) =>
  choice("port", `Place the port on ${name}`, i + 1),
);
const pass = choice("pass", "Pass", 6);

describe("many choices", () => {
  it("that begin alike stand under their beginning", () => {
    const [alike, rest] = grouped([...ports, pass]);
    expect(alike!.title).toBe("Place the port on");
    expect(alike!.choices.map((one) => one.rest)).toEqual([
      "53 Darwin",
      "58 Karumba",
      "62 Cairns",
      "63 Townsville",
      "64 Rockhampton",
    ]);
    expect(rest!.title).toBe("");
    expect(rest!.choices.map((one) => [one.number, one.rest])).toEqual([[6, "Pass"]]);
  });

  it("keep their order and their whole sentences where few are alike", () => {
    const few = [ports[0]!, pass, ports[1]!];
    expect(grouped(few).map((group) => [group.title, group.choices.length])).toEqual([["", 3]]);
  });

  it("shrink to what is typed, and never to nothing", () => {
    expect(grouped([...ports, pass], "cairns").flatMap((group) => group.choices.map((one) => one.number))).toEqual([3]);
    expect(grouped([...ports, pass], "zzz").flatMap((group) => group.choices)).toHaveLength(6);
  });

  it("need a beginning that says something", () => {
    expect(common(["Go to the forest", "Go to the dam"])).toEqual({ head: "Go to the", tail: "" });
    expect(common(["A b", "A c"])).toEqual({ head: "", tail: "" });
    expect(common(["Take", "Take it"])).toEqual({ head: "", tail: "" });
  });

  it("that begin and end alike have both in their title, so that no two titles are the same", () => {
    const cards = ["Scavenge", "Muster", "Patrol", "Open Gates", "Show of Force"];
    const ways = [
      ...cards.map((name, i) => choice("play", `Play ${name}`, i + 1)),
      ...cards.map((name, i) => choice("recycle", `Play ${name} face down to buy`, i + 6)),
      ...cards.map((name, i) => choice("forgo", `Use ${name} for a candy`, i + 11)),
    ];
    const groups = grouped(ways);
    expect(groups.map(({ title }) => title)).toEqual(["Play", "Play … face down to buy", "Use … for a candy"]);
    for (const group of groups) expect(group.choices.map(({ rest }) => rest)).toEqual(cards);
  });

  it("keep an end that belongs to what differs", () => {
    expect(common(["Send 3 scrappers", "Send 4 scrappers"]).tail).toBe("");
    expect(common(["Go to the dam, east roof", "Go to the gate, east roof"]).tail).toBe("");
  });

  it("do not repeat the name that they bear", () => {
    expect(unnamed("Hideout: not built, cells 2", "Hideout")).toBe("not built, cells 2");
    expect(unnamed("Leader (active): skill 2", "Leader")).toBe("Leader (active): skill 2");
  });
});
