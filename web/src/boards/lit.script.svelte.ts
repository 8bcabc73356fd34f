/** What is lit is what is legal: over many real positions, on each drawn board (both sizes) and on the text table. */

import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import { Speaker } from "../speak/speaker";
import { settings } from "../state/settings.svelte";
import type { SeatView } from "../wire/types";
import type { BoardProps } from "./board";
import { boardOf } from "./index";
import LitHarness from "./LitHarness.svelte";

const path = process.env.ASHFALL_POSITIONS!;
const { games } = JSON.parse(readFileSync(`${path}/games.json`, "utf-8")) as { games: string[] };

/** Boards with layers: after so many positions the next one is in front. */
const IN_FRONT = 10;

/** A window so low that everything on the drawn road has to come close: drawing must not fail there. */
Object.defineProperty(Element.prototype, "clientWidth", { get: () => 1060 });
Object.defineProperty(Element.prototype, "clientHeight", { get: () => 190 });

const things = (place: Element, wanted: string): Set<string> =>
  new Set([...place.querySelectorAll<HTMLElement>(wanted)].map((one) => one.dataset.thing ?? ""));

describe.each(games)("%s", (game) => {
  it.each([false, true])("narrow %s", async (narrow) => {
    const { words, kinds, components } = JSON.parse(readFileSync(`${path}/${game}.json`, "utf-8"));
    const bundle = new FluentBundle("en", { useIsolating: false });
    for (const path of ["lang/en/table.ftl", `games/${game.replaceAll("-", "_")}/lang/en.ftl`]) {
      const text = readFileSync(`../src/ashfall/${path}`, "utf-8");
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    const speak = new Speaker("en", [bundle], { words, kinds }, ["Anna", "Boris", "Vera", "Leo"]);
    const entry = boardOf(game);
    const Board = ((await entry?.board())?.default ?? null) as Component<BoardProps> | null;
    if (!Board && narrow) return;
    let shown = $state.raw<SeatView | null>(null);
    let page: ReturnType<typeof mount> | null = null;
    let count = 0;
    let drawn = 0;
    for await (const line of createInterface({ input: createReadStream(`${path}/${game}.jsonl`) })) {
      const seen = JSON.parse(line) as SeatView;
      shown = seen;
      const layers = entry?.layers ?? [];
      if (layers.length) settings.layers[game] = layers[Math.floor(count / IN_FRONT) % layers.length]!;
      page ??= mount(LitHarness, {
        target: document.body,
        props: {
          Board,
          components,
          words,
          speak,
          narrow,
          tabs: Object.keys(entry?.tabs ?? {}),
          get seen() {
            return shown!;
          },
        },
      });
      flushSync();
      const legal = new Set(seen.view!.table.choices.flatMap((one) => one.options.flatMap((option) => option.things)));
      for (const part of document.body.querySelectorAll("[data-part]")) {
        const there = things(part, "[data-thing]");
        const wanted = [...legal].filter((thing) => there.has(thing)).sort();
        expect([...things(part, ".lit")].sort(), `${game} position ${count}`).toEqual(wanted);
        if (part.getAttribute("data-part") !== "board") continue;
        drawn += there.size;
        const unseen = [...legal].filter((thing) => entry?.pieces.includes(thing.split(":")[0]!) && !there.has(thing));
        expect(unseen, `${game} position ${count}`).toEqual([]);
      }
      count += 1;
    }
    if (page) await unmount(page);
    console.log(`${game} narrow=${narrow}: ${count} positions, ${Math.round(drawn / count)} things drawn on average`);
    expect(count).toBeGreaterThanOrEqual(Number(process.env.ASHFALL_LEAST ?? 1));
    if (Board) expect(drawn).toBeGreaterThan(count);
  });
});
