/** How colours look to other eyes, and how far apart they then are. For tests of the palettes. */

export type Sight = "typical" | "protanopia" | "deuteranopia" | "tritanopia";
type Three = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const SEEN: Record<Sight, readonly [Three, Three, Three]> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** `#rgb` or `#rrggbb` as linear light. */
export function light(colour: string): Three {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((one) => one + one).join("") : colour.slice(1);
  const part = (at: number) => linear(parseInt(digits.slice(at, at + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}

const luminance = (one: Three): number => times([0.2126, 0.7152, 0.0722], one);

/** The contrast of two colours as WCAG reckons it. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(light(a)), luminance(light(b))].sort((one, other) => one - other) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A colour in CIELAB, as somebody with this sight sees it. */
function lab(colour: string, sight: Sight): Three {
  const given = light(colour);
  const [r, g, b] = SEEN[sight].map((row) => Math.min(1, Math.max(0, times(row, given)))) as unknown as Three;
  const root = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(luminance([r, g, b]));
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE (CIE 1976) of two colours for somebody with this sight. */
export function distance(a: string, b: string, sight: Sight): number {
  const [one, other] = [lab(a, sight), lab(b, sight)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
