/** The nearest thing in the direction of an arrow key, from where things stand on the screen. */

const TURN: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** How far a spot lies in a direction; sideways counts double, what lies behind does not count at all. */
export function distance(from: Spot, to: Spot, key: string): number {
  const [dx, dy] = TURN[key] ?? [0, 0];
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return along > 1 ? along + 2 * aside : Infinity;
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export function neighbour(from: Element, key: string, within: Element): (Element & HTMLOrSVGElement) | null {
  const start = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of within.querySelectorAll("[data-thing]")) {
    if (other === from) continue;
    const far = distance(start, middle(other), key);
    if (far < least) [best, least] = [other, far];
  }
  return best as (Element & HTMLOrSVGElement) | null;
}
