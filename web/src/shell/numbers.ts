/** Numbers of the sides over time, read from text boards: every value that a side's row has at several moments. */

import type { SeatView, Values } from "../wire/types";

export interface Series {
  key: string;
  message: string;
  /** The name of the value in the message. */
  name: string;
  /** Values of the newest such row, to name the series in words. */
  example: Values;
  lines: { side: number; points: [number, number][] }[];
}

/** How many different heights a series has: the livelier one tells more. */
const heights = (series: Series): number => new Set(series.lines.flatMap((line) => line.points.map(([, y]) => y))).size;

export function numbers(views: readonly SeatView[], moments: readonly number[]): Series[] {
  const found = new Map<string, Series>();
  views.forEach((view, i) => {
    const seenHere = new Set<string>();
    for (const section of view.sheet) {
      for (const row of section.rows) {
        const side = section.seat ?? (typeof row.values.seat === "number" ? row.values.seat : null);
        if (side === null) continue;
        for (const [name, value] of Object.entries(row.values)) {
          if (typeof value !== "number" || name === "seat") continue;
          const key = `${row.message} ${name} ${row.thing.startsWith("seat:") ? "" : row.thing}`;
          // A row that stands there twice is a list, not a number that goes up and down.
          if (seenHere.has(`${key} ${side}`)) continue;
          seenHere.add(`${key} ${side}`);
          const series = found.get(key) ?? { key, message: row.message, name, example: row.values, lines: [] };
          found.set(key, series);
          series.example = row.values;
          let line = series.lines.find((one) => one.side === side);
          if (!line) series.lines.push((line = { side, points: [] }));
          line.points.push([moments[i]!, value]);
        }
      }
    }
  });
  return [...found.values()]
    .filter((series) => series.lines.some((line) => new Set(line.points.map(([, y]) => y)).size > 1))
    .sort((a, b) => b.lines.length - a.lines.length || heights(b) - heights(a));
}

/** The words of a row around its number: "Points now: …" → "Points now". */
export const unnumbered = (text: string): string =>
  text
    .replace(/:? *…/, "")
    .replace(/^[\s.:,;]+/, "")
    .trim();
