import { describe, expect, it } from "vitest";
import type { Planned } from "../wire/types";
import { checklist, fill, isForm, put, type Wants } from "./form";

const say = (question: string, text: string, next: Planned[] | null = [], final = false): Planned => ({
  text,
  question,
  verb: text.split(" ")[0]!,
  things: [],
  values: {},
  final,
  again: false,
  ends: text === "done",
  lasts: false,
  stands: false,
  next,
});
const bonus = () => [say("bonus", "bonus a"), say("bonus", "done")];
/** Explore: who eats, which block, which bonus; only whoever eats can take the left one. */
const explore = () =>
  say("turn", "explore", [
    say("eat", "feed", [say("take", "take left", bonus()), say("take", "take right", bonus())]),
    say("eat", "hunger", [say("take", "take right", bonus()), say("take", "take nothing", [], true)]),
  ]);
const gather = (left: number): Planned[] =>
  left ? [say("act", "gather", gather(left - 1)), say("act", "done")] : [say("act", "done")];
const texts = (steps: readonly Planned[]) => steps.map((one) => one.text).join(", ");
const wants = (all: Record<string, string>): Wants =>
  new Map(Object.entries(all).map(([key, text]) => [key, { text, times: 1 }]));

describe("a form", () => {
  it("shows every slot from the beginning, empty ones too", () => {
    const form = fill(explore());
    expect(form.slots.map((slot) => [slot.key, slot.chosen?.text])).toEqual([
      ["eat 1", undefined],
      ["take 1", undefined],
      ["bonus 1", undefined],
    ]);
    expect(form.slots[1]!.options.map((one) => one.text)).toEqual(["take left", "take right", "take nothing"]);
    expect(texts(form.steps)).toBe("explore");
    expect(form.complete).toBe(false);
  });

  it("is filled in any order, and what fits one way only fills itself", () => {
    const form = fill(explore(), wants({ "take 1": "take left" }));
    expect(texts(form.steps)).toBe("explore, feed, take left");
    expect(form.slots.map((slot) => slot.set)).toEqual([false, true, false]);
    expect([...form.slots[0]!.barred]).toEqual(["hunger"]);
    expect(form.whole).toBe(true);
  });

  it("cannot be said before what stands in front of a filled slot is said too", () => {
    const form = fill(explore(), wants({ "take 1": "take right" }));
    expect(texts(form.steps)).toBe("explore");
    expect(form.slots[1]!.chosen!.text).toBe("take right");
    expect(form.whole).toBe(false);
  });

  it("knows what cannot be taken back", () => {
    const form = fill(explore(), wants({ "eat 1": "hunger", "take 1": "take nothing" }));
    expect([form.complete, form.final]).toEqual([true, true]);
  });

  it("counts what is said again and again", () => {
    const first = say("turn", "go", gather(4));
    const [slot] = fill(first).slots;
    expect(slot!.chosen).toBe(null);
    const three = fill(first, put(new Map(), slot!, "gather", 3));
    expect(texts(three.steps)).toBe("go, gather, gather, gather, done");
    expect([three.slots[0]!.times, three.slots[0]!.most]).toEqual([3, 4]);
    const most = fill(first, put(new Map(), slot!, "gather", 9));
    expect(texts(most.steps)).toBe("go, gather, gather, gather, gather, done");
  });

  it("is emptied by the same words again", () => {
    const first = explore();
    const once = put(new Map(), fill(first).slots[0]!, "feed");
    const again = put(once, fill(first, once).slots[0]!, "feed");
    expect(texts(fill(first, again).steps)).toBe("explore");
  });

  it("holds the best price by itself, and whoever pays otherwise is asked the rest", () => {
    const pay = { ...say("lose", "lose food", [say("rest", "rest")]), stands: true };
    const first = say("turn", "explore", [
      say("take", "gather", [pay, say("lose", "lose fuel", null)]),
      say("take", "leave"),
    ]);
    expect(isForm(first)).toBe(true);
    const form = fill(first, wants({ "take 1": "gather" }));
    expect(texts(form.steps)).toBe("explore, gather, lose food, rest");
    expect(form.slots.map((slot) => [slot.chosen?.text, slot.set])).toEqual([
      ["gather", true],
      ["lose food", false],
    ]);
    const other = fill(first, wants({ "take 1": "gather", "lose 1": "lose fuel" }));
    expect(texts(other.steps)).toBe("explore, gather, lose fuel");
  });

  it("is none where nothing is left to say", () => {
    expect(isForm(say("turn", "pass", [say("end", "done")]))).toBe(false);
    expect(isForm(say("turn", "pass", null))).toBe(false);
    expect(isForm(explore())).toBe(true);
  });
});

describe("several losses", () => {
  const lose = (left: number): Planned[] =>
    left ? ["lose food", "lose fuel"].map((text) => say("lose", text, lose(left - 1))) : [];
  const plan = lose(3);
  const twice = [plan[0]!, plan[0]!.next![0]!, plan[0]!.next![0]!.next![1]!];

  it("are one list that holds what is put forward", () => {
    const form = checklist(plan, twice, new Map());
    expect(texts(form.steps)).toBe("lose food, lose food, lose fuel");
    expect(form.slots.map((slot) => [slot.chosen?.text, slot.times])).toEqual([
      ["lose food", 2],
      ["lose fuel", 1],
    ]);
    expect(form.complete).toBe(true);
  });

  it("can be ticked otherwise, each by itself", () => {
    const form = checklist(plan, twice, new Map());
    const other = checklist(plan, twice, put(new Map(), form.slots[1]!, "lose food"));
    expect(texts(other.steps)).toBe("lose food, lose food, lose food");
    const first = checklist(plan, twice, put(new Map(), form.slots[0]!, "lose fuel"));
    expect(texts(first.steps)).toBe("lose fuel");
    expect(first.slots.map((slot) => slot.barred.size)).toEqual([0, 0]);
  });

  it("end where something else than a loss is asked", () => {
    const deed = [say("lose", "lose food", [say("build", "build"), say("build", "rest")]), say("lose", "lose fuel")];
    const form = checklist(deed, deed.slice(0, 1), new Map());
    expect([texts(form.steps), form.complete, form.slots.length]).toEqual(["lose food", true, 1]);
  });
});
