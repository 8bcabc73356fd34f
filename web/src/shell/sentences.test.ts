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
    const shown = found.flatMap((way) => way.courses);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThanOrEqual(MOST);
    expect(found.map((way) => way.first.text)).toEqual(["open a", "open b", "pass"]);
  });

  it("say that it was all even where nothing else has room", () => {
    const many = Array.from({ length: MOST }, (_, i) => say(`fill ${i}`));
    const [way] = ways([say("fill a", [...many, say("done")]), say("done")]);
    expect(way!.courses.map((one) => texts(one.sentences[0]!.sentence.steps))).toEqual(["fill a, done"]);
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

  it("want a second word only where they name something and cannot be taken back", () => {
    expect(weighty({ steps: [say("draw")], final: true })).toBe(false);
    expect(weighty({ steps: [say("take b")], final: true })).toBe(true);
    expect(weighty({ steps: [say("take b")], final: false })).toBe(false);
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
    said,
  });

  it("is one gesture for a sentence, and one more for what cannot be taken back", () => {
    const forest = [say("go forest", gather(2)), say("take b", [], { final: true })];
    const game = [asked("go forest", forest), asked("gather", gather(2)), asked("done", gather(1))];
    expect(count(game)).toMatchObject({ choices: 3, picks: 1, confirms: 0 });
    expect(count([asked("take b", forest)])).toMatchObject({ choices: 1, picks: 1, confirms: 1 });
  });

  it("is nothing where nothing can be chosen, and one order for what is repeated", () => {
    const fight = [say("fight", [], { final: true, again: true }), say("flee", [], { final: true })];
    expect(count([asked("fight", fight), asked("fight", fight), asked("fight", fight)]).picks).toBe(1);
    expect(count([asked("fight", fight.slice(0, 1))]).picks).toBe(0);
  });

  it("is one gesture for what is put forward", () => {
    const wound = [say("wound a", [], { final: true }), say("wound b", [], { final: true })];
    expect(count([asked("wound a", wound, ["wound a"])])).toMatchObject({ choices: 1, picks: 1, confirms: 0 });
    expect(count([asked("wound b", wound, ["wound a"])])).toMatchObject({ choices: 1, picks: 1, confirms: 1 });
    expect(count([asked("wound b", wound, ["wound a"])]).seats).toEqual({ 0: 2 });
  });
});
