/**
 * Which of the eight marks each side of the open table wears. Usually the one of its seat; a game that gives colours
 * to something else (a faction, a camp) says which (`BoardEntry.marks`).
 */

class Marks {
  private worn: readonly number[] = $state.raw([]);

  /** Take the marks that the open game gives; nothing: those of the seats. */
  wear(worn: readonly number[]): void {
    if (worn.join() !== this.worn.join()) this.worn = worn;
  }

  of(side: number): number {
    return (this.worn[side] ?? side) % 8;
  }

  colour(side: number): string {
    return `var(--seat-${this.of(side)})`;
  }
}

export const marks = new Marks();
