/** Pictures for cards: our own drawings in `motifs/`, in five tones of one hue and an accent (docs/board.md). */

/** A drawing of 160 × 100, as `motif:<name>` gives it. */
export interface Motif {
  name: string;
  body: string;
}

/** What a picture is about, never whose it is: places, harm, people, machines, the strange, rooms. */
export type Hue = "ice" | "rust" | "moss" | "ochre" | "plum" | "slate";

export interface Picture {
  motif: Motif;
  hue: Hue;
}

export const picture = (motif: Motif, hue: Hue): Picture => ({ motif, hue });
