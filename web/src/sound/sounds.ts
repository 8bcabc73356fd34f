/**
 * Short sounds, made here out of tones and noise; no file is loaded.
 *
 * A sound is a few strokes. A stroke is a tone that glides from one pitch to another, or noise through a band, which
 * begins at `at` seconds and dies away over `long`.
 */

export interface Stroke {
  at: number;
  long: number;
  from: number;
  to?: number;
  loud: number;
  voice: "sine" | "triangle" | "square" | "noise";
}

const tone = (at: number, from: number, long: number, loud = 0.5, voice: Stroke["voice"] = "sine"): Stroke => ({
  at,
  from,
  long,
  loud,
  voice,
});
const glide = (at: number, from: number, to: number, long: number, loud = 0.5): Stroke => ({
  at,
  from,
  to,
  long,
  loud,
  voice: "triangle",
});
const noise = (at: number, from: number, to: number, long: number, loud = 0.4): Stroke => ({
  at,
  from,
  to,
  long,
  loud,
  voice: "noise",
});

export const SOUNDS = {
  /** It is my turn. */
  turn: [tone(0, 587, 0.35), tone(0.14, 880, 0.5)],
  /** My choice arrived. */
  done: [noise(0, 2600, 1400, 0.05, 0.25), tone(0, 320, 0.07, 0.3, "triangle")],
  refused: [tone(0, 150, 0.16, 0.5, "triangle"), tone(0.09, 120, 0.2, 0.5, "triangle")],
  undone: [glide(0, 520, 300, 0.14, 0.35)],
  card: [noise(0, 900, 4200, 0.14, 0.35)],
  gain: [tone(0, 784, 0.16, 0.35), tone(0.07, 1047, 0.22, 0.35)],
  loss: [glide(0, 330, 165, 0.4, 0.45)],
  hit: [noise(0, 1800, 120, 0.22, 0.8), glide(0, 130, 45, 0.25, 0.8)],
  built: [noise(0, 700, 300, 0.07, 0.5), noise(0.16, 800, 300, 0.07, 0.5), tone(0.16, 220, 0.12, 0.3, "triangle")],
  night: [glide(0, 220, 110, 1.2, 0.35), noise(0, 300, 160, 1.3, 0.25)],
  toll: [tone(0, 196, 1.6, 0.5), tone(0, 392.5, 1.1, 0.22), tone(0, 587, 0.6, 0.14)],
  won: [tone(0, 392, 0.4), tone(0.15, 494, 0.4), tone(0.3, 587, 0.4), tone(0.45, 784, 0.9)],
  lost: [tone(0, 392, 0.5, 0.45), tone(0.25, 330, 0.5, 0.45), tone(0.5, 220, 1.1, 0.45)],
} as const satisfies Record<string, readonly Stroke[]>;

export type Sound = keyof typeof SOUNDS;

/** Of several things that happen at once the weightiest is heard. */
const WEIGHT: readonly Sound[] = ["hit", "loss", "toll", "night", "built", "gain", "card"];

export function weightiest(found: readonly (Sound | undefined)[]): Sound | null {
  return WEIGHT.find((one) => found.includes(one)) ?? null;
}
