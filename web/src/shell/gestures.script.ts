/** Counts the gestures of recorded games; `tools/gestures.py` writes them and reads what is found. */

import { createReadStream, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import type { Planned } from "../wire/types";
import { count, type Asked, type Count } from "./gestures";

/** As short as it can be written: text, marks (final, again, ends, names something, lasts, stands), what comes next, question. */
type Short = [string, string, Short[] | null, string];

const long = ([text, marks, next, question]: Short): Planned => ({
  text,
  question,
  verb: text.split(" ")[0]!,
  things: [],
  values: marks.includes("v") ? { some: 1 } : {},
  final: marks.includes("f"),
  again: marks.includes("a"),
  ends: marks.includes("e"),
  lasts: marks.includes("l"),
  stands: marks.includes("s"),
  next: next && next.map(long),
});

it("counts what a person does", async () => {
  const path = process.env.ASHFALL_GESTURES!;
  const found: Record<string, Count & { thumb: Count["seats"] }> = {};
  for await (const line of createInterface({ input: createReadStream(path, "utf-8") })) {
    const { name, asked } = JSON.parse(line) as { name: string; asked: (Omit<Asked, "plan"> & { plan: Short[] })[] };
    const game = asked.map((one) => ({ ...one, plan: one.plan.map(long) }));
    found[name] = { ...count(game), thumb: count(game, true).seats };
  }
  expect(Object.keys(found).length).toBeGreaterThan(0);
  writeFileSync(`${path}.found`, JSON.stringify(found));
});
