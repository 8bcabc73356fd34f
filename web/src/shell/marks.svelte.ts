/**
 * Which of the eight marks each side of the open table wears. Usually the one of its seat; a game that gives colours
 * to something else (a faction, a camp) says which (`BoardEntry.marks`). A side that nobody sits at may have a sign of
 * its own instead (`BoardEntry.emblems`): the same wherever that side stands.
 */

import type { Drawing } from "./icon";

/** The eight marks, each in a box of 24. */
export const SHAPES = [
  "M12 2 22.5 21H1.5Z",
  "M3 3h18v18H3Z",
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z",
  "M12 1 23 12 12 23 1 12Z",
  "M12 1.5 22 8.5 18.3 21.5H5.7L2 8.5Z",
  "M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z",
  "M6.5 2h11L23 12l-5.5 10h-11L1 12Z",
  "M12 1l3 7.5 8 .6-6.200 5.200 2 7.900L12 17.800 5.200 22.200l2-7.900L1 9.100l8-.6Z",
];

class Marks {
  private worn: readonly number[] = $state.raw([]);
  private emblems: ReadonlyMap<number, Drawing> = $state.raw(new Map());

  /** Take the marks that the open game gives; nothing: those of the seats. */
  wear(worn: readonly number[], emblems: ReadonlyMap<number, Drawing> = new Map()): void {
    if (worn.join() !== this.worn.join()) this.worn = worn;
    if ([...emblems.keys()].join() !== [...this.emblems.keys()].join()) this.emblems = emblems;
  }

  emblem(side: number): Drawing | undefined {
    return this.emblems.get(side);
  }

  of(side: number): number {
    return (this.worn[side] ?? side) % 8;
  }

  colour(side: number): string {
    return this.emblems.has(side) ? "var(--plum)" : `var(--seat-${this.of(side)})`;
  }
}

export const marks = new Marks();
