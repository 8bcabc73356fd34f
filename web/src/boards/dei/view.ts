/** The view of D.E.I. as far as the board draws it (games/dei/view.py and its neighbours). */

import type { Components } from "../board";

/** The tab of a phone on which markets and missions lie. */
export const MARKET = "market";

export type Goods = Record<"technology" | "energy", number>;
export type Colour = "red" | "blue" | "green" | "yellow";

export interface Tile {
  cell: number;
  tile: string;
  /** Quarter turns clockwise. */
  turn: number;
}

export interface City {
  columns: number;
  rows: number;
  plan: string;
  tiles: Tile[];
}

export interface Units {
  seat: number;
  scrappers: number;
  figures: string[];
  strength: number;
}

export interface Region {
  region: string;
  cell: number;
  level: "ground" | "roof";
  x: number;
  y: number;
  linked: string[];
  over: string[];
  goods: Goods;
  outposts: Colour[];
  holder: number | null;
  units: Units[];
  neutral: string[];
  built: { construction: string; seat: number }[];
  drone_start: boolean;
  drones: string[];
  mercenaries: string[];
}

export interface Part {
  kind: "scrappers" | "figure" | "figure_now" | "region_now" | "effect";
  name: string;
  amount: number;
  rule: string;
}

/** Strength and majority at both ends of a Move. */
export interface Outcome {
  strength: number;
  after: number | null;
  left: { strength: number; after: number | null };
}

export interface Bridge {
  site: string;
  roofs: [string, string];
  owner: number | "neutral" | null;
}

export interface Card {
  card: string;
  symbols: string[];
  effect: string;
  amount: number;
  supplies: number;
}

export interface Figure {
  figure: string;
  region: string | null;
}

export interface Feat {
  feat: string;
  colour: Colour;
  effect: string;
}

export interface Player {
  seat: number;
  faction: string;
  leaders: Figure[];
  others: Figure[];
  supplies: number;
  goods: Goods;
  reserve: number;
  constructions: Record<"refuge" | "elevator" | "bridge", number>;
  hand: Card[];
  up: { card: string; candy: string }[];
  down: string[];
  bin: string[];
  /** What the cards of the bin are worth at the end. */
  bin_supplies: number;
  candies: string[];
  feats: (Feat & { unlocked: boolean })[];
  natural_feats: { natural: string; effect: string; outposts: number; held: number; unlocked: boolean }[];
  outposts: Record<Colour, number>;
  missions: string[];
  scored: number[];
}

export type Stall =
  | { captor: number; card: string }
  | (Card & { captor: null; price: Goods; pays: number; buyers: number[]; lack: [number, number][] });

export interface Market {
  market: string;
  colour: Colour | "";
  /** How many outposts of its colour one has to control. */
  need: number;
  pile: number;
  cards: (Stall | null)[];
}

export interface Mission {
  mission: string;
  column: number;
  in_time: boolean;
  marked: number[];
  open: number[];
  now: number[];
  next: number[];
  late: number[];
  criterion: string;
  upper: number;
  lower: number;
}

export interface Signals {
  seat: number;
  supply: number[];
  boxed: number[];
  kar_ra: number[];
  regions: { region: string; signals: number[] }[];
  cards: { card: string; signal: string }[];
  markets: { market: string; signal: string }[];
  missions: { mission: string; figure: string; done: boolean; open: boolean; now: number; each: number }[];
}

export interface Fauns {
  seat: number;
  dens: number;
  cubes: Record<Colour, number>;
  upgrades: Card[];
  missions: { mission: string; done: boolean; now: number; criterion: string; upper: number; sacrifice: string }[];
  offered: string[];
}

export interface Automa {
  side: number;
  level: string;
  count: string;
  actions: number[];
  deck: number;
  cells: { automa_card: string; orders: string[] }[];
  aside: string[];
  discard: string[];
  unseen: Record<string, number>;
  dens: { colour: Colour; region: string }[];
  removed: Record<Colour, number>;
  free: {
    region: string;
    held: boolean;
    bare: boolean;
    strength: number;
    rivals: number;
    units: number;
    free: number;
  }[];
  would_remove: { region: string; outposts: Colour[] }[];
}

export interface DeiView {
  round: number;
  phase: number;
  order: number[];
  queue: number[];
  turn: number | null;
  city: City | null;
  regions: Region[];
  /** Wherever more than scrappers counts, the addends of a strength. */
  strengths: { region: string; seat: number; parts: Part[] }[];
  bridges: Bridge[];
  drones: { drone: string; region: string | null }[];
  weather: {
    now: string;
    forecast: string;
    effect: string;
    /** In the last phase: scrappers that will go back, regions that will lose a resource. */
    takes: { seat: number; region: string; count: number }[];
    burns: string[];
  } | null;
  mercenaries: { figure: string; region: string | null; owner: number | null; need: number; progress: number[] }[];
  automa: Automa | null;
  supply: Goods;
  candies: number;
  players: Player[];
  markets: Market[];
  tolstoy: Card[];
  signals: Signals | null;
  fauns: Fauns | null;
  missions: Mission[];
  draft: Feat[];
  play: {
    seat: number;
    card: string;
    face: "up" | "down";
    symbols: string[];
    symbol: string;
    done: string[];
  } | null;
  move: {
    seat: number;
    origin: string;
    target: string | null;
    targets: (Outcome & { region: string; rivals: number })[];
    /** Once the region is chosen: for each number of scrappers. */
    sends: (Outcome & { count: number })[];
  } | null;
  score: { category: string; points: number[] }[];
}

/** The mark and the colour of each faction, by the number that the shell's marks have. */
const WORN: Record<string, number> = {
  ravagers: 0,
  "refuge-42": 1,
  "farm-z": 2,
  fauns: 3,
  psionics: 4,
  auxilia: 5,
  wild: 7,
};

/** The mark of a faction; the one that no faction wears for a side that has none yet. */
export const markOf = (faction: string): number => WORN[faction] ?? 6;

/** A side wears the mark of its faction: `<SeatMark mark={worn(view, side)} />`, or with the shell `<SeatMark seat={side} />`. */
export const worn = (view: DeiView, side: number): number => markOf(view.players[side]?.faction ?? "");

/** Columns and rows of the city: known by the number of sides before a tile lies. */
export function measure(view: DeiView, components: Components): { columns: number; rows: number } {
  if (view.city) return view.city;
  const layouts = Object.values(components["boards"]?.["layout"] ?? {});
  const mine = layouts.find((one) => (one["participants"] as number[]).includes(view.players.length));
  return { columns: (mine?.["cols"] as number) ?? 4, rows: (mine?.["rows"] as number) ?? 4 };
}
