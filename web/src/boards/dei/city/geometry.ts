/**
 * Where everything in the city is drawn. A tile is a square with a strip for its name in the north; roofs stand in its
 * quarters and turn with it. All measures are shares of the side of a tile, so that a window has one size of everything.
 */

import type { City, Region } from "../view";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Point = readonly [number, number];
type Corner = "NW" | "NE" | "SW" | "SE";

/** The strip for the name, the façade under a roof, the space around a quarter. */
const NAME = 0.098;
export const WALL = 0.08;
const GAP = 0.022;

/** Templates by how many roofs and courts a tile has: where they are before it is turned. */
interface Template {
  roofs: readonly Corner[];
  courts: readonly (readonly Point[])[];
  /** The quarters of a court in which things lie: the first for its pills. */
  quarters: readonly (readonly Corner[])[];
}
const WHOLE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const TEMPLATES: Record<string, Template> = {
  "1/1": { roofs: ["NE"], courts: [WHOLE], quarters: [["SW", "SE", "NW"]] },
  "2/1": { roofs: ["NW", "SE"], courts: [WHOLE], quarters: [["SW", "NE"]] },
  "1/2": {
    roofs: ["NE"],
    courts: [
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ],
    quarters: [["NW"], ["SE"]],
  },
  "2/2": {
    roofs: ["NW", "SE"],
    courts: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [1, 1],
        [0, 1],
      ],
    ],
    quarters: [["NE"], ["SW"]],
  },
};

/** A point of a tile after so many quarter turns clockwise. */
export function turned([x, y]: Point, turn: number): Point {
  return turn % 4 ? turned([1 - y, x], (turn % 4) - 1) : [x, y];
}

const east = (corner: Corner): 0 | 1 => (corner[1] === "E" ? 1 : 0);
const south = (corner: Corner): 0 | 1 => (corner[0] === "S" ? 1 : 0);

function turnedCorner(corner: Corner, turn: number): Corner {
  const [x, y] = turned([0.25 + east(corner) / 2, 0.25 + south(corner) / 2], turn);
  return `${y > 0.5 ? "S" : "N"}${x > 0.5 ? "E" : "W"}` as Corner;
}

/** A quarter of a tile below the strip with its name. */
function quarter(left: number, top: number, side: number, corner: Corner): Box {
  const [x, y] = [east(corner), south(corner)];
  const [gap, high] = [side * GAP, side * (1 - NAME)];
  return {
    left: left + (x * side) / 2 + (x ? gap / 2 : gap),
    top: top + side * NAME + (y * high) / 2 + gap * 0.6,
    right: left + ((x + 1) * side) / 2 - (x ? gap : gap / 2),
    bottom: top + side * NAME + ((y + 1) * high) / 2 - gap * 0.6,
  };
}

export interface Place {
  region: Region;
  /** Where things are written: of a roof its snow, of a court the part where no roof stands. */
  box: Box;
  /** A second part of a court. */
  spare: Box | null;
  /** What points at it. */
  outline: readonly Point[];
}

export interface Laid {
  tile: string;
  left: number;
  top: number;
  /** The line between two courts. */
  kerb: readonly [Point, Point] | null;
  courts: Place[];
  roofs: Place[];
}

const rectangle = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** The parts of a court: one roof leaves a whole row and a quarter beside it, two leave two quarters. */
function ground(quarters: readonly Corner[], at: (corner: Corner) => Box): { box: Box; spare: Box | null } {
  if (quarters.length === 3) {
    const row = quarters.filter((one) => quarters.filter((other) => south(other) === south(one)).length === 2);
    const alone = quarters.find((one) => !row.includes(one))!;
    const [a, b] = row.sort((one, other) => east(one) - east(other)).map(at) as [Box, Box];
    return { box: { ...a, right: b.right, bottom: b.bottom }, spare: at(alone) };
  }
  const [low, high] = [...quarters].sort((one, other) => south(other) - south(one));
  return { box: at(low!), spare: high ? at(high) : null };
}

function layTile(tile: string, turn: number, left: number, top: number, side: number, regions: Region[]): Laid {
  const courts = regions.filter((one) => one.level === "ground");
  const roofs = regions.filter((one) => one.level === "roof");
  const template = TEMPLATES[`${roofs.length}/${courts.length}`]!;
  const at = (corner: Corner): Box => quarter(left, top, side, corner);
  const point = (one: Point): Point => {
    const [x, y] = turned(one, turn);
    return [left + x * side, top + y * side];
  };
  const cut = template.courts[1]?.filter((one) => template.courts[0]!.some(([x, y]) => x === one[0] && y === one[1]));
  return {
    tile,
    left,
    top,
    kerb: cut ? [point(cut[0]!), point(cut[1]!)] : null,
    courts: courts.map((region, k) => ({
      region,
      ...ground(
        template.quarters[k]!.map((corner) => turnedCorner(corner, turn)),
        at,
      ),
      outline: template.courts[k]!.map(point),
    })),
    roofs: roofs.map((region, k) => {
      const whole = at(turnedCorner(template.roofs[k]!, turn));
      const box = { ...whole, bottom: whole.bottom - side * WALL };
      return { region, box, spare: null, outline: rectangle(whole) };
    }),
  };
}

/** Every tile of the city with its courts and roofs. */
export function lay(city: City, regions: readonly Region[], side: number): Laid[] {
  return city.tiles.map(({ cell, tile, turn }) => {
    const [column, row] = [cell % city.columns, Math.floor(cell / city.columns)];
    return layTile(tile, turn, column * side, row * side, side, [...regions.filter((one) => one.cell === cell)]);
  });
}

export const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

export const centre = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

const within = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** Where a bridge rests on one of its roofs: at the edge towards the other. */
function rest(from: Box, to: Box, side: number, aslant: boolean): Point {
  const [x, y] = centre(to);
  const [cx, cy] = centre(from);
  const [edge, gap] = [side * (aslant ? 0.025 : 0.035), side * 0.08];
  const sideways = Math.abs(x - cx) >= Math.abs(y - cy);
  return [
    aslant || sideways ? (x > cx ? from.right - edge : from.left + edge) : within(from.left + gap, x, from.right - gap),
    aslant || !sideways
      ? y > cy
        ? from.bottom - edge
        : from.top + edge
      : within(from.top + gap, y, from.bottom - gap),
  ];
}

/** The two ends of a bridge. Within a tile it lies aslant. */
export const ends = (a: Place, b: Place, side: number): readonly [Point, Point] => {
  const inner = a.region.cell === b.region.cell;
  return [rest(a.box, b.box, side, inner), rest(b.box, a.box, side, inner)];
};

/** Where an arrow leaves or enters a region: beside its pills, on the side of the other one. */
export function hub(place: Place, other: Place, side: number): Point {
  const { box } = place;
  if (place.region.level === "roof") return [box.right - side * 0.11, centre(box)[1] + side * 0.04];
  const [x, y] = centre(other.box);
  const gap = side * 0.1;
  // Two rows of pills stand at the foot.
  return [within(box.left + gap, x, box.right - gap), within(box.top + gap, y, box.bottom - side * 0.26)];
}

/** The adjacent region that lies in the direction of an arrow key. */
export function beside(from: Place, others: readonly Place[], key: string): Place | null {
  const [dx, dy] = key === "ArrowLeft" ? [-1, 0] : key === "ArrowRight" ? [1, 0] : key === "ArrowUp" ? [0, -1] : [0, 1];
  const [x, y] = centre(from.box);
  let best: Place | null = null;
  let least = Infinity;
  for (const other of others) {
    const [ox, oy] = centre(other.box);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = along > 1 && along >= aside * 0.5 ? along + 2 * aside : Infinity;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}
