/** The view of Last Aurora as far as the board draws it (games/last_aurora/view.py). */

export type Tokens = Partial<Record<string, number>>;

export interface Slot {
  thing?: string;
  type: string;
  level?: number;
  effect?: string;
  amount?: number;
  damaged?: boolean;
  load?: string | null;
  used?: boolean;
}

export interface Card {
  card: string;
  number: number;
  kind: string;
  slots?: Slot[];
  speed?: number;
  towing?: number;
  skill?: number;
  ability?: string;
  phase?: string;
  effect?: string;
  rank?: number;
}

export interface Position {
  thing: string;
  cost: number;
  bonus: string[];
  card: Card | null;
  left?: Tokens;
  right?: Tokens;
}

export interface Waypoint {
  thing: string;
  region: string;
  x: number;
  y: number;
  counter: string | null;
  aurora: number | null;
}

export interface Shortcut {
  thing: string;
  from: number;
  to: number;
  tracks: boolean;
  damage: number;
  contamination: number;
  avalanche: boolean;
  closed: boolean;
}

export interface Enemy {
  thing: string;
  card: string;
  rank: number;
  region: string;
  damage: number;
  defence: number;
  circles: (number | null)[];
}

export interface Survivor {
  thing: string;
  card: string;
  zone: string;
  printed_skill: number;
  skill: number;
  contamination: number;
  food: number;
  ability: string;
  phase: string;
}

export interface ConvoyCard {
  column: string;
  above: boolean;
  card: string;
  slots: Slot[];
}

export interface Convoy {
  seat: number;
  out: boolean;
  owed_damage: number;
  damage_area: string;
  fame: number;
  waypoint: number;
  cargo: Tokens;
  object_count: number;
  objects: string[] | null;
  crew: Survivor[];
  cards: ConvoyCard[];
  speed?: number;
  towing?: number;
  free?: number;
  arranged?: boolean;
}

export interface Automa {
  counter: number;
  survivors: number;
  contaminated: number;
  fame: number;
  waypoint: number;
  rows: { row: string; slots: { damaged: boolean; filled?: boolean; type: string; level?: number }[] }[];
  stack: number;
  shown: string[];
  kept: number;
}

export interface AuroraView {
  map: string;
  round: number;
  phase: string;
  aurora: { number: number; waypoint: number };
  order: number[];
  zone: Position[];
  road: {
    regions: string[];
    waypoints: Waypoint[];
    shortcuts: Shortcut[];
    mines: [number, number][];
  };
  enemies: Enemy[];
  convoys: Convoy[];
  automa: Automa | null;
  expedition: { seat: number; position: number; crew: string[] } | null;
  decks: { exploration: number; period: number | null; outcomes: number; outcome_area: string | null };
  odds: Odds | null;
}

/** In numbers of cards, of those that the next outcome card can be: how many do 0, 1, 2 … damage. */
export interface Odds {
  cards: number;
  /** A row for each level of weapons. */
  weapons: number[][];
  jams: number[];
  /** By region. */
  fire: Record<string, number[]>;
  ambushes: Record<string, number>;
}
