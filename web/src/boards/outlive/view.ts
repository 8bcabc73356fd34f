/** The view of Outlive as far as the board draws it (games/outlive/view.py). */

export type Amounts = Record<string, number>;

export interface Team {
  side: number;
  team: string;
  strength: number;
  active: boolean;
  spent: boolean;
}

export interface Zone {
  zone: string;
  teams: Team[];
  resource?: string;
  stock?: number;
  algae?: boolean;
  game?: { top: string | null; endurance: number; left: number };
  equipment?: string[];
  search_left?: number;
  search_shown?: string[];
  places?: { place: number; cans: number; survivor: boolean; sides: number[] }[];
}

export interface Room {
  room: string;
  kind: string;
  built: boolean;
  survivors: number;
  cells: number;
  food: number;
  full: boolean;
}

export interface Tile {
  equipment: string;
  cost: Amounts;
  ready: boolean;
}

export interface Colony {
  side: number;
  leader: string | null;
  store: Amounts;
  virtual_water: number;
  /** Rows of the airlock with somebody in them: each drinks 1 water. */
  rows: number;
  airlock: number;
  airlock_cells: number;
  rooms: Room[];
  survivors: number;
  food: number;
  /** What tonight would cost as things stand: units that nobody can pay, and steps of the marker. */
  tonight: { water: number; food: number; radiation: number };
  radiation: number;
  broken: Tile[];
  repaired: Tile[];
  points: number;
}

export interface OutliveView {
  day: number;
  night: number;
  over: boolean;
  first: number;
  /** The level of each day. */
  radiation: number[];
  zones: Zone[];
  disasters: { disaster: string; cost: Amounts; points: number }[];
  face_down_disasters: number;
  colonies: Colony[];
  turn: { side: number; team: string; zone: string | null; actions: number } | null;
  setup: {
    dealt: string[];
    /** What is kept so far: the basic rooms and the special ones. */
    rooms: { kind: string; cells: number; food: number }[];
    free: string | null;
    leader: string | null;
    five: string | null;
    four: string | null;
    leaders: { leader: string; zones: string[]; store: Amounts; searches: number; equipment: string }[];
  } | null;
  drifter_deck: { left: number; next: { card: string; zones: string[]; prefer: string } | null } | null;
}
