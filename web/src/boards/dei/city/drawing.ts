/** The lines of a block, of a bridge and of an arrow, always the same for the same place. */

import { WALL, type Box, type Point } from "./geometry";

const n = (value: number): string => value.toFixed(1);

export interface BlockLines {
  wall: string;
  /** Windows without and with a lamp behind them. */
  dark: string;
  lamps: string;
  roof: string;
  slope: string;
  ridge: string;
  chimneys: string;
  caps: string;
  shadow: string;
  glow: string;
}

const WINDOWS = 7;
const DRIFTS = 8;

/** A house front with windows under a snowy roof. `seed` tells houses apart; somebody lives there: more windows are lit. */
export function block(box: Box, side: number, seed: number, lived: boolean, chimneys: boolean): BlockLines {
  const { left, top, right, bottom: eaves } = box;
  const wall = side * WALL;
  const foot = eaves + wall;
  const wide = right - left;
  const pane = wide / WINDOWS;
  let [dark, lamps] = ["", ""];
  for (let i = 0; i < WINDOWS; i++) {
    if ((i * 5 + seed) % 9 === 4) continue;
    const on = lived ? (i * 7 + seed * 3) % 5 !== 1 : (i * 7 + seed * 3) % 9 === 1;
    const line = `M${n(left + pane * (i + 0.3))} ${n(eaves + wall * 0.34)}h${n(pane * 0.4)}v${n(wall * 0.42)}h${n(-pane * 0.4)}Z`;
    if (on) lamps += line;
    else dark += line;
  }
  const drift = wide / DRIFTS;
  let snow = `M${n(left)} ${n(top)}H${n(right)}V${n(eaves)}`;
  for (let i = 0; i < DRIFTS; i++)
    snow += `q${n(-drift / 2)} ${n(wall * (0.16 + 0.05 * ((i * 7 + seed * 3) % 5)))} ${n(-drift)} 0`;
  const [middle, hip] = [top + (eaves - top) * 0.4, (eaves - top) * 0.3];
  const gabled = seed % 3 === 0;
  const stacks = !chimneys ? [] : seed % 2 ? [0.16 + 0.08 * (seed % 4), 0.78] : [0.62];
  const high = side * 0.05;
  return {
    wall: `M${n(left)} ${n(eaves)}H${n(right)}V${n(foot)}H${n(left)}Z`,
    dark,
    lamps,
    roof: `${snow}Z`,
    slope: gabled
      ? `M${n(left)} ${n(eaves)}V${n(middle)}H${n(right)}V${n(eaves)}Z`
      : `M${n(left)} ${n(eaves)}L${n(left + hip)} ${n(middle)}H${n(right - hip)}L${n(right)} ${n(eaves)}Z`,
    ridge: gabled
      ? `M${n(left)} ${n(middle)}H${n(right)}`
      : `M${n(left)} ${n(top)}L${n(left + hip)} ${n(middle)}L${n(left)} ${n(eaves)}M${n(right)} ${n(top)}L${n(right - hip)} ${n(middle)}L${n(right)} ${n(eaves)}M${n(left + hip)} ${n(middle)}H${n(right - hip)}`,
    chimneys: stacks.map((at) => `M${n(left + wide * at)} ${n(top + 1)}v${n(-high)}h${n(high)}v${n(high)}Z`).join(""),
    caps: stacks.map((at) => `M${n(left + wide * at - 1)} ${n(top - high)}h${n(high + 2)}`).join(""),
    shadow: `M${n(left + 2)} ${n(foot)}H${n(right)}V${n(top + 2)}L${n(right + side * 0.045)} ${n(top + side * 0.06)}V${n(foot + side * 0.025)}H${n(left + side * 0.05)}Z`,
    glow: `M${n(left + 2)} ${n(foot)}H${n(right - 2)}l${n(side * 0.06)} ${n(side * 0.13)}H${n(left - side * 0.05)}Z`,
  };
}

export interface BridgeLines {
  deck: string;
  planks: string;
  line: string;
  middle: Point;
}

export function bridge([[x1, y1], [x2, y2]]: readonly [Point, Point], side: number): BridgeLines {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.max(1, Math.hypot(dx, dy));
  const half = side * 0.036;
  const [nx, ny] = [(-dy / long) * half, (dx / long) * half];
  const count = Math.max(3, Math.floor(long / (side * 0.04)));
  let planks = "";
  for (let i = 1; i < count; i++) {
    const [px, py] = [x1 + (dx * i) / count, y1 + (dy * i) / count];
    planks += `M${n(px + nx)} ${n(py + ny)}L${n(px - nx)} ${n(py - ny)}`;
  }
  return {
    deck: `M${n(x1 + nx)} ${n(y1 + ny)}L${n(x2 + nx)} ${n(y2 + ny)}L${n(x2 - nx)} ${n(y2 - ny)}L${n(x1 - nx)} ${n(y1 - ny)}Z`,
    planks,
    line: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`,
    middle: [(x1 + x2) / 2, (y1 + y2) / 2],
  };
}

export interface ArrowLines {
  shaft: string;
  /** The place and the angle of its head. */
  head: { x: number; y: number; angle: number };
  foot: Point;
}

export function arrow([x1, y1]: Point, [x2, y2]: Point): ArrowLines {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [mx, my] = [(x1 + x2) / 2 - dy * 0.18, (y1 + y2) / 2 + dx * 0.18];
  const short = 1 - 10 / Math.max(12, Math.hypot(dx, dy));
  return {
    shaft: `M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x1 + dx * short)} ${n(y1 + dy * short)}`,
    head: { x: x2, y: y2, angle: (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI },
    foot: [x1, y1],
  };
}
