/** The view of AuZtralia as far as the board draws it (games/auztralia/view.py). */

export type Counts = Record<string, number>;

export interface Farm {
  hex: number;
  farm: string;
  seat: number;
  blighted: boolean;
  held: boolean;
}

export interface Hex {
  hex: number;
  q: number;
  r: number;
  terrain: "plain" | "coast" | "hills";
  level: number;
  site: boolean;
  survey: boolean;
  goods: Counts;
  /** The level of a face-down tile; 0: none lies there. */
  hidden: number;
  /** The tile itself, once it is turned over for scoring. */
  counted: string;
  old_ones: string[];
  farm: Farm | null;
  port: number | null;
}

export interface OldOne {
  tile: string;
  kind: string;
  level: number;
  hex: number;
  health: number;
  damage: number;
  vp: number;
}

export interface PlayerBoard {
  seat: number;
  cell: number;
  goods: Counts;
  vp: number;
  hq: number;
  discs: number;
  boxes: Counts;
  barracks: Counts;
  port: number;
  tracks: string[];
  tracks_left: number;
  farms: Farm[];
  farms_left: Counts;
  reach: number[];
  characters: string[];
  trophies: string[];
}

export interface Battle {
  seat: number;
  sort: string;
  hex: number;
  force: Counts;
  wounds: Counts;
  sanity: number;
  used: string[];
  card: string;
  outcome: string;
}

export interface AuztraliaView {
  level: string;
  first: number;
  turn: number | null;
  time: {
    last: number;
    /** The cells on which the Old Ones bring an event. */
    light: number[];
    cells: number[];
    old_ones: number;
    /** Discs in the order in which they act: a seat's number, or "old-ones". */
    order: string[];
  };
  players: PlayerBoard[];
  hexes: Hex[];
  old_ones: OldOne[];
  stacks: number[];
  row: string[];
  deck: number;
  cards: number;
  cards_seen: string[];
  /** The levels of the event cards still to come, the next one first. */
  events: number[];
  events_seen: string[];
  supply: Counts;
  battle: Battle | null;
  fallen: number | null;
  score: { category: string; points: number[] }[];
}

/** What a side's points add up to now; behind the seats come the Old Ones. */
export const points = (view: AuztraliaView, side: number): number =>
  view.score.reduce((sum, line) => sum + (line.points[side] ?? 0), 0);

/** `zombie-1b` → `zombie`. */
export const kindOf = (tile: string): string => tile.slice(0, tile.lastIndexOf("-"));

/** The least and the most Time of an action as its printed row says it; an empty headquarters may make it dearer. */
export function timeOf(action: Record<string, any>, hq: number): [number, number] {
  if (action.time_rule) return [action.time_min, action.time_max];
  const time = (hq === 0 ? action.time_without_cube : undefined) ?? action.time;
  return [time, time];
}
