import { describe, expect, it } from "vitest";
import type { Planned } from "../wire/types";
import { count, type Asked } from "./gestures";
import { MOST, branches, parts, ways, weighty } from "./sentences";

const say = (text: string, next: Planned[] | null = [], marks: Partial<Planned> = {}): Planned => ({
  text,
  question: "asked",
  verb: text.split(" ")[0]!,
  things: [],
  values: text.includes(" ") ? { what: text.split(" ")[1] } : {},
  final: false,
  again: false,
  ends: text === "done",
  lasts: false,
  stands: false,
  next,
  ...marks,
});
const gather = (left: number): Planned[] => (left ? [say("gather", gather(left - 1)), say("done")] : []);
const texts = (steps: readonly Planned[]) => steps.map((one) => one.text).join(", ");

describe("whole sentences", () => {
  it("bring along what can only follow in one way", () => {
    const [way] = ways([say("go mine", [say("rest", [say("done")])]), say("pass")]);
    expect(texts(way!.whole.steps)).toBe("go mine, rest, done");
    expect(way!.whole.open).toBe(false);
    expect(way!.courses).toEqual([]);
  });

  it("offer a number where the same is said again and again", () => {
    const [way] = ways([say("go forest", gather(3)), say("pass")]);
    const counted = way!.courses.find((one) => one.parts[0]!.option.text === "gather")!;
    expect(counted.sentences.map((one) => [one.count, texts(one.sentence.steps)])).toEqual([
      [1, "go forest, gather, done"],
      [2, "go forest, gather, gather, done"],
      [3, "go forest, gather, gather, gather"],
    ]);
    expect(way!.courses.find((one) => one.parts[0]!.option.text === "done")!.sentences).toHaveLength(1);
  });

  it("go as far as there is room, near ones first, and always leave the choice itself", () => {
    const wide = (depth: number): Planned[] =>
      depth ? Array.from({ length: 6 }, (_, i) => say(`take ${depth}${i}`, wide(depth - 1))) : [];
    const found = ways([say("open a", wide(2)), say("open b", wide(2)), say("pass")]);
    for (const way of found) expect(way.courses.length).toBeLessThanOrEqual(MOST);
    expect(found[0]!.courses.length).toBeGreaterThan(5);
    expect(found.map((way) => way.first.text)).toEqual(["open a", "open b", "pass"]);
  });

  it("say that it was all even where nothing else has room", () => {
    const many = Array.from({ length: MOST }, (_, i) => say(`fill ${i}`));
    const [way] = ways([say("fill a", [...many, say("done")]), say("done")]);
    expect(way!.courses.map((one) => texts(one.sentences[0]!.sentence.steps))).toEqual(["fill a, done"]);
  });

  it("have to be unfolded with a thumb where many choices have many, and only there", () => {
    const cards = (count: number) =>
      Array.from({ length: count }, (_, i) => say(`play ${i}`, [say("take a"), say("take b"), say("take c")]));
    const asked = { seat: 0, question: "asked", proposed: [], grave: false };
    const game = (count: number): Asked[] => [
      { ...asked, plan: cards(count), said: "play 0" },
      { ...asked, plan: [say("take a"), say("take b")], said: "take a" },
    ];
    expect([count(game(12)).picks, count(game(12), true).picks]).toEqual([1, 1]);
    expect([count(game(13)).picks, count(game(13), true).picks]).toEqual([1, 2]);
  });

  it("put nothing before the things that it can be", () => {
    const [way] = ways([say("play a", [say("candy a", [say("x"), say("y")]), say("plain", [say("x"), say("y")])])]);
    expect(branches(way!).map((one) => one.stem?.steps.at(-1)!.text)).toEqual(["plain", "candy a"]);
  });

  it("stand behind the words that they have in common", () => {
    const city = say("go city", [say("take a"), say("search")]);
    const [way] = ways([say("send 5", [city, say("go mine")]), say("pass")]);
    const found = branches(way!);
    expect(found.map((one) => [one.stem && texts(one.stem.steps), one.courses.length])).toEqual([
      ["send 5, go city", 2],
      [null, 1],
    ]);
    expect(found[0]!.courses.map((one) => one.parts.map((part) => part.option.text))).toEqual([["take a"], ["search"]]);
  });

  it("end where the way on was not tried", () => {
    const [way] = ways([say("send a", [say("go b", null), say("go c")]), say("pass")]);
    expect(way!.courses.map((one) => one.sentences[0]!.sentence.open)).toEqual([true, false]);
  });

  it("want a second word only where they name one of several and cannot be taken back", () => {
    const both = [say("take b"), say("take c"), say("draw")];
    expect(weighty({ steps: [say("draw")], final: true }, both)).toBe(false);
    expect(weighty({ steps: [say("take b")], final: true }, both)).toBe(true);
    expect(weighty({ steps: [say("take b")], final: false }, both)).toBe(false);
    expect(weighty({ steps: [say("take b")], final: true }, [say("take b"), say("draw")])).toBe(false);
  });

  it("say what they cost as it is put forward, and leave the price to whoever wants to pay otherwise", () => {
    const pay = [say("lose food", [say("rest")], { stands: true }), say("lose fuel", null)];
    const [way] = ways([say("explore a", [say("gather", pay), say("build")]), say("pass")]);
    expect(texts(way!.whole.steps)).toBe("explore a");
    expect(way!.courses.map((one) => texts(one.sentences[0]!.sentence.steps))).toEqual([
      "explore a, gather, lose food, rest",
      "explore a, build",
    ]);
    expect(way!.courses.map((one) => one.unpaid && texts(one.unpaid.steps))).toEqual(["explore a, gather", null]);
  });

  it("never bring a price along unread", () => {
    const [way] = ways([say("gather", [say("lose food", [], { stands: true }), say("lose fuel")]), say("pass")]);
    expect(texts(way!.whole.steps)).toBe("gather");
    expect(way!.courses.map((one) => texts(one.sentences[0]!.sentence.steps))).toEqual(["gather, lose food"]);
  });

  it("count equal words in a row", () => {
    expect(parts([say("a"), say("b"), say("b"), say("a")]).map((one) => one.times)).toEqual([1, 2, 1]);
  });
});

describe("what a person does", () => {
  const asked = (said: string, plan: Planned[], proposed: string[] = []): Asked => ({
    seat: 0,
    question: "act",
    plan,
    proposed,
    grave: false,
    said,
  });

  it("is one gesture for a sentence, and one more for what cannot be taken back", () => {
    const forest = [say("go forest", gather(2)), say("take b", [], { final: true })];
    forest.push(say("take c"));
    const game = [asked("go forest", forest), asked("gather", gather(2)), asked("done", gather(1))];
    expect(count(game)).toMatchObject({ choices: 3, picks: 1, confirms: 0 });
    expect(count([asked("take b", forest)])).toMatchObject({ choices: 1, picks: 1, confirms: 1 });
  });

  it("is nothing where nothing can be chosen, and one order for what is repeated", () => {
    const fight = [say("fight", [], { final: true, again: true }), say("flee", [], { final: true })];
    expect(count([asked("fight", fight), asked("fight", fight), asked("fight", fight)]).picks).toBe(1);
    expect(count([asked("fight", fight.slice(0, 1))]).picks).toBe(0);
  });

  it("is one gesture for an order that lasts, and one to stop it", () => {
    const cargo = [say("ready", [], { lasts: true }), say("rearrange")];
    const ready = [1, 2, 3, 4].map(() => asked("ready", cargo));
    expect(count(ready).picks).toBe(1);
    expect(count([...ready, asked("rearrange", cargo)]).picks).toBe(3);
    expect(count([asked("ready", cargo), asked("rearrange", cargo)]).picks).toBe(2);
    const wound = [say("wound a"), say("wound b")];
    const hurt = [1, 2, 3].map(() => asked("wound a", wound, ["wound a"]));
    expect(count(hurt).picks).toBe(1);
    expect(count([...hurt, asked("wound b", wound, ["wound a"])]).picks).toBe(3);
  });

  it("is one gesture for what is put forward", () => {
    const wound = [say("wound a", [], { final: true }), say("wound b", [], { final: true })];
    expect(count([asked("wound a", wound, ["wound a"])])).toMatchObject({ choices: 1, picks: 1, confirms: 0 });
    expect(count([asked("wound b", wound, ["wound a"])])).toMatchObject({ choices: 1, picks: 1, confirms: 1 });
    expect(count([asked("wound b", wound, ["wound a"])]).seats).toEqual({ 0: 2 });
  });
});
