/** Strokes of the weather, always the same for the same city. */

const SHAPES: Record<string, (x: number, y: number, k: number) => string> = {
  // Driving snow, wind, rain, ice, flakes.
  "moves-single-unit": (x, y, k) => `M${x} ${y}l${10 + (k % 3) * 3} ${4 + (k % 2) * 2}`,
  "roof-units-cannot-move": (x, y, k) => `M${x} ${y}q14 -${6 + (k % 3) * 2} 26 0t18 -3q6 -5 1 -8`,
  "remove-unsheltered-scrappers": (x, y, k) => `M${x} ${y}l-${3 + (k % 2)} ${8 + (k % 3) * 2}`,
  "no-bridges-no-elevators": (x, y, k) => `M${x} ${y}l12 -5l8 6l${10 + (k % 3) * 3} -6`,
  "remove-buried-scrappers": (x, y) => `M${x} ${y}h0.1`,
};
/** How many strokes a tile has. */
const MANY: Record<string, number> = {
  "moves-single-unit": 5,
  "roof-units-cannot-move": 1.2,
  "remove-unsheltered-scrappers": 4,
  "no-bridges-no-elevators": 1.4,
  "remove-buried-scrappers": 7,
};

export function strokes(effect: string, width: number, height: number, side: number): { lines: string; sun: boolean } {
  const shape = SHAPES[effect];
  if (!shape) return { lines: "", sun: effect === "remove-resource-from-occupied-regions" };
  const count = Math.round(((width * height) / (side * side)) * MANY[effect]!);
  let [lines, seed] = ["", 7];
  const below = (most: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * most);
  };
  for (let k = 0; k < count; k++) lines += shape(below(width - 40) + 10, below(height - 24) + 12, k);
  return { lines, sun: false };
}
