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

/** Pictures for what happened: of some endings and events their own, else the usual one. */
export const pictures = (endings: Record<string, Picture>, events: Record<string, Picture>, usual: Picture) => ({
  ending: (kind: string): Picture => endings[kind] ?? usual,
  event: (kinds: readonly string[]): Picture =>
    events[kinds.find((kind) => kind in events) ?? ""] ?? endings[kinds[0] ?? ""] ?? usual,
});
