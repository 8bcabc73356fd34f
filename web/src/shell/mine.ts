/** My tables in the order in which they matter, and how one gets out of each. */

import type { TableInfo } from "../wire/types";

export const GROUPS = ["turn", "waits", "open", "over", "frozen"] as const;
export type Group = (typeof GROUPS)[number];

export const myTurn = (table: TableInfo): boolean => table.waiting.some((one) => table.seats[one.seat]?.mine);

function group(table: TableInfo): Group {
  if (table.state !== "playing") return table.state;
  return myTurn(table) ? "turn" : "waits";
}

export function grouped(tables: readonly TableInfo[]): Record<Group, TableInfo[]> {
  const found = Object.fromEntries(GROUPS.map((name) => [name, []])) as unknown as Record<Group, TableInfo[]>;
  for (const table of tables) found[group(table)].push(table);
  return found;
}

/** Who is alone with bots at a table of one's own deletes it; who plays with others resigns; who only looks on does nothing. */
export function wayOut(table: TableInfo): "delete" | "resign" | null {
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.mine);
  if (table.host && !others) return "delete";
  const sits = table.seats.some((seat) => seat.mine && !seat.left);
  return sits && (table.state === "playing" || table.state === "open") ? "resign" : null;
}
