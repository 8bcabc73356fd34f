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
  /** Steps to the nearest settlement; null: there is none. */
  distance: number | null;
  /** The settlements at that distance; none for a kind that never walks. */
  goals: number[];
}

export interface Terrain {
  /** The boxes that lay track there. */
  track: string[];
  farm: string;
}

export interface PlayerBoard {
  seat: number;
  cell: number;
  goods: Counts;
  vp: number;
  hq: number;
  discs: number;
  boxes: Counts;
  /** The least and the most Time of each action now. */
  times: Record<string, [number, number]>;
  /** The gold that each box asks for now. */
  prices: Counts;
  barracks: Counts;
  troops: Record<string, Troop>;
  port: number;
  tracks: string[];
  tracks_left: number;
  farms: Farm[];
  farms_left: Counts;
  reach: number[];
  /** Hexes in reach with nothing but track in them. */
  sites: number[];
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
  full_sanity: number;
  used: string[];
  card: string;
  /** The card of this combat that was applied last. */
  last_card: string;
  /** Null while no card comes next. */
  odds: Odds | null;
  outcome: string;
}

/** In numbers of cards, of those that may come next: how many end the combat and how, how many hit, hurt and frighten. */
export interface Odds {
  cards: number;
  win: number;
  mad: number;
  fall: number;
  /** Those of the cards that lose the combat which cost the port. */
  port: number;
  hit: number;
  hurt: number;
  fright: number;
}

/** Health and range as they count now, and by how much characters raised them. */
export interface Troop {
  health: number;
  more_health: number;
  range: number;
  more_range: number;
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
    events: { cell: number; level: number }[];
    /** The disc that acts when the turn going on takes so much more Time ("": the game ends); empty while no player is active. */
    after: string[];
    /** The most Time after which the same player acts again; -1: not even after none. */
    spare: number;
    /** Whose disc acts after more than that. */
    next: string;
    /** The Time of an action whose farms or force are being named. */
    planned: number;
    /** The action of the turn is still to be chosen. */
    choosing: boolean;
  };
  players: PlayerBoard[];
  hexes: Hex[];
  terrain: Record<Hex["terrain"], Terrain>;
  /** Hexes that an Old One, face up or down, shuts. */
  blocked: number[];
  old_ones: OldOne[];
  stacks: number[];
  row: string[];
  deck: number;
  cards: number;
  cards_seen: string[];
  /** Kind of Old One → what the cards that may come next hold: hits by each unit, damage, airship-damage, sanity. */
  strengths: Record<string, Counts>;
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

/** The side of the Old Ones: after all players. */
export const oldOnesOf = (view: AuztraliaView): number => view.players.length;
