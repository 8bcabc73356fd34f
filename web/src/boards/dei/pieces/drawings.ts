/** Every piece of the box as a drawing of our own in a box of 24 units: the body in the colour of the text, its second tone in `--pale`. */

import type { Drawing } from "../../../shell/icon";

const PALE = "var(--pale, var(--paper-high))";
const LINE = 'fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"';

const BODIES = {
  scrapper: `<path d="M12 3.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6ZM8 11h6.5c2 0 3 1.2 3 3v7H6.5v-7c0-1.8.4-3 1.5-3Z"/><path d="M17.5 11.5h2.3c.9 0 1.4.6 1.4 1.5v5h-3.7Z" opacity=".6"/>`,
  leader: `<path d="M7.5 5.8 6.8.8l3 2.2L12 .3l2.2 2.7 3-2.2-.7 5Z"/><circle cx="12" cy="8.8" r="3.1"/><path d="M12 12.5c3.8 0 5 1.7 5.7 4L20 23H4l2.3-6.5c.7-2.3 1.9-4 5.7-4Z"/><path d="M11 13.5h2l.8 9h-3.6Z" fill="${PALE}"/>`,
  wolf: `<path d="M3 2.5 8.2 7h7.6L21 2.5l.3 8.2-2.3 3.8L15 17l-1.3 4.5h-3.4L9 17l-4-2.5-2.3-3.8Z"/><path d="M7 10.5l3 1.6-2.6.9ZM17 10.5l-3 1.6 2.6.9Z" fill="${PALE}"/><path d="M10.5 18.5h3L12 20.5Z" fill="${PALE}"/>`,
  tolstoy: `<path d="M4.2 3.5a3 3 0 0 1 4.6 2 11 11 0 0 1 6.4 0 3 3 0 1 1 4.7 3.2c1.2 1.7 1.7 3.5 1.7 5.3 0 5-4.3 7.5-9.6 7.5S2.4 19 2.4 14c0-1.8.5-3.6 1.7-5.3a3 3 0 0 1 .1-5.2Z"/><path d="M12 13.3c2.5 0 4 1.4 4 3.2s-1.6 3-4 3-4-1.2-4-3 1.5-3.2 4-3.2Z" fill="${PALE}"/><path d="M10.3 14.8h3.4L12 16.8Z"/><circle cx="8" cy="11" r="1.2" fill="${PALE}"/><circle cx="16" cy="11" r="1.2" fill="${PALE}"/>`,
  altar: `<path d="M2.5 12h19v3h-2.5v5H22v2.5H2V20h3v-5H2.5Z"/><path d="M12 11C7.5 9.5 7.5 4.5 12 1c4.5 3.5 4.5 8.5 0 10Z"/><path d="M12 4v7" stroke="${PALE}" stroke-width="1.3" fill="none"/><path d="M9 16h6v3H9Z" fill="${PALE}"/>`,
  masamune: `<path d="M1.5 4h8v2h5V4h8v2.2h-3V9h-2.3v4H6.8V9H4.5V6.2h-3Z"/><path d="M7.5 13.5 4.5 18l3.5 4.5 1-1.5-2-3 3-4.5ZM16.5 13.5l3 4.5-3.5 4.5-1-1.5 2-3-3-4.5Z"/><circle cx="12" cy="9.3" r="1.7" fill="${PALE}"/>`,
  simon: `<path d="M1.5 3.5h8v2h5v-2h8v2.2h-3v4H4.5v-4h-3Z"/><path d="M7 10h1.3v3H7ZM15.7 10H17v3h-1.3Z"/><path d="M5 13h14v9H5Z"/><path d="M6.5 14.5h11v1.8h-11ZM11 16.5h2v4h-2Z" fill="${PALE}"/>`,
  fly: `<path d="M12 8C9 1.5 2.5 1 1 3.5 0 6.5 4 10 9 10.8 4.5 12 2.5 15 4 17.5c2 2 6-.5 8-5.5 2 5 6 7.5 8 5.5 1.5-2.5-.5-5.5-5-6.7 5-.8 9-4.3 8-7.3C21.5 1 15 1.5 12 8Z"/><ellipse cx="12" cy="20.5" rx="6" ry="2" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="12" cy="11" r="1.9" fill="${PALE}"/>`,
  draco: `<path d="M12 3.5 15 7l7.5-4.5c.5 6-2 10.5-6.5 12L12 23l-4-8.5C3.5 13 1 8.5 1.5 2.5L9 7Z"/><path d="M8.5 9.5l2.5 1.3-2 1ZM15.5 9.5 13 10.8l2 1Z" fill="${PALE}"/><path d="M11 15h2l-1 4.5Z" fill="${PALE}"/>`,
  drone: `<path d="M2 6h7M15 6h7M5.5 6v3M18.5 6v3" ${LINE}/><path d="M5 9h14v3l-4 4H9l-4-4Z"/><circle cx="12" cy="12" r="1.8" fill="${PALE}"/>`,
  eal: `<path d="M2 6h15l5-2v2.5L17 9h-4l-1 2.5h2L20 22h-2.7l-4-8h-2.6l-4 8H4l5.5-10.5L8.5 9H2Z"/><circle cx="7" cy="4" r="2"/>`,
  slug: `<path d="M2 19.5C2 12 5 6 11 6c5 0 8 3 8 6.5l3.5 3L19 19l-1 .5Z"/><path d="M7 19V9.5M11 19V7.5M15 19V9" stroke="${PALE}" stroke-width="1.5" fill="none"/><path d="M1 19.5h22V22H1Z"/>`,
  ripley: `<path d="M8.5 2h7v5h-7ZM5 7h14v6h-3.5l1.5 9h-4l-1-7-1 7H7l1.5-9H5Z"/><path d="M2 6.5h2.5V13H2v5H.5V8ZM22 6.5h-2.5V13H22v5h1.5V8Z"/><path d="M10 3.5h4V6h-4Z" fill="${PALE}"/>`,
  jukas: `<path d="M12 1.5c4.5 0 7.5 3 7.5 7.5v4l-2 1.5V19l-3 3.5h-5l-3-3.5v-4.5l-2-1.5V9c0-4.5 3-7.5 7.5-7.5Z"/><path d="M6 8.5h12v3.2H6Z" fill="${PALE}"/><path d="M7.5 10h2M11 10h2M14.5 10h2" stroke="currentColor" stroke-width="1.3"/><path d="M19.5 5.5 23 3M19.5 8H23" stroke="currentColor" stroke-width="1.4"/>`,
  alexandra: `<path d="M12 1.5a4.5 4.5 0 0 1 4.5 4.5c0 1.5-.5 2.7-1.3 3.5 3.3.7 4.8 3 4.8 6V22H4v-6.5c0-3 1.5-5.3 4.8-6A5 5 0 0 1 7.5 6 4.5 4.5 0 0 1 12 1.5Z"/><path d="M8 14h8l1.5 6.5h-11Z" fill="${PALE}"/><path d="M10 14v-1.5a2 2 0 0 1 4 0V14" stroke="currentColor" stroke-width="1.3" fill="none"/><path d="M16 4l5-1.5-2 4Z"/>`,
  willow: `<path d="M12 .8 23 8.6 19 22.5H5L1 8.6Z"/><path d="M12 6v11M8 10l4-4 4 4M7.5 18.5h9" stroke="${PALE}" stroke-width="2" fill="none"/>`,
  kit: `<path d="M12 .8 23 8.6 19 22.5H5L1 8.6Z"/><path d="M4.5 12.5C7 8.5 9.5 7.5 12 7.5s5 1 7.5 5c-2.5 4-5 5-7.5 5s-5-1-7.5-5Z" fill="${PALE}"/><circle cx="12" cy="12.5" r="2.6"/>`,
  "kar-ra": `<path d="M12 .8 23 8.6 19 22.5H5L1 8.6Z"/><path d="M7 8.5c1.5-2.5 8.5-2.5 10 0v9l-2.5-2-2.5 2-2.5-2-2.5 2Z" fill="${PALE}"/><circle cx="10" cy="11" r="1.2"/><circle cx="14" cy="11" r="1.2"/>`,
  elly: `<path d="M12 .8 23 8.6 19 22.5H5L1 8.6Z"/><path d="M4.5 13.5h3.5l2-5.5 3.5 9 2-5h4" stroke="${PALE}" stroke-width="2" fill="none" stroke-linejoin="round"/>`,
  vladimir: `<path d="M12 .8 23 8.6 19 22.5H5L1 8.6Z"/><path d="M12 12v7M8.5 19h7" stroke="${PALE}" stroke-width="2"/><circle cx="12" cy="10.5" r="1.9" fill="${PALE}"/><path d="M8 14a5 5 0 0 1 0-7M16 14a5 5 0 0 0 0-7" stroke="${PALE}" stroke-width="1.7" fill="none"/>`,
  refuge: `<path d="M12 3 23 12.5l-1.6 1.7L20 13v9H4v-9l-1.4 1.2L1 12.5Z"/><path d="M16.5 2.5h3v5l-3-2.6Z"/><path d="M9.5 22v-5.5a2.5 2.5 0 0 1 5 0V22Z" fill="${PALE}"/>`,
  elevator: `<path d="M4 1h16v2.5h-2V23H6V3.5H4Z"/><path d="M8 4.5h8V21H8Z" fill="${PALE}"/><path d="M12 5.2l3 4h-6ZM12 20.3l3-4h-6ZM8 12h8v1.5H8Z"/>`,
  bridge: `<path d="M0 8h24v3H0ZM0 15.5h24v2.5H0Z"/><path d="M2.5 11h2v4.5h-2ZM7.5 11h2v4.5h-2ZM12.5 11h2v4.5h-2ZM17.5 11h2v4.5h-2Z"/><path d="M1 4h2.5v5H1ZM20.5 4H23v5h-2.5Z"/>`,
  den: `<path d="M1.5 22C1.5 11 5 4 12 4s10.5 7 10.5 18Z"/><path d="M7 22c0-6 1.5-9 5-9s5 3 5 9Z" fill="${PALE}"/><path d="M5 5.5 3.5 1 8 3.5ZM19 5.5 20.5 1 16 3.5Z"/>`,
  signal1: `<path d="M10.3 15h3.4l2.3 8H8Z"/><circle cx="12" cy="15" r="2.3"/><path d="M7.8 15a4.2 4.2 0 0 1 8.4 0" fill="none" stroke="currentColor" stroke-width="2.3"/>`,
  signal2: `<path d="M10.3 15h3.4l2.3 8H8Z"/><circle cx="12" cy="15" r="2.3"/><path d="M7.8 15a4.2 4.2 0 0 1 8.4 0" fill="none" stroke="currentColor" stroke-width="2.3"/><path d="M4.4 15a7.6 7.6 0 0 1 15.2 0" fill="none" stroke="currentColor" stroke-width="2.3"/>`,
  signal3: `<path d="M10.3 15h3.4l2.3 8H8Z"/><circle cx="12" cy="15" r="2.3"/><path d="M7.8 15a4.2 4.2 0 0 1 8.4 0" fill="none" stroke="currentColor" stroke-width="2.3"/><path d="M4.4 15a7.6 7.6 0 0 1 15.2 0" fill="none" stroke="currentColor" stroke-width="2.3"/><path d="M1 15a11 11 0 0 1 22 0" fill="none" stroke="currentColor" stroke-width="2.3"/>`,
  "outpost-red": `<path d="M3 2h4v3h3V2h4v3h3V2h4v8l-2 2v10H5V12l-2-2Z"/><path d="M8 19l4-4 4 4M8 14.5l4-4 4 4" stroke="${PALE}" stroke-width="2.2" fill="none"/>`,
  "outpost-blue": `<path d="M2 3h20v3.5h-2V22H4V6.5H2Z"/><path d="M7 11.5h8M12.5 9l3 2.5-3 2.5M17 17.5H9M11.5 15l-3 2.5 3 2.5" stroke="${PALE}" stroke-width="1.9" fill="none"/>`,
  "outpost-green": `<path d="M3 9l5-5v4l5-5v4l5-5v5h3v15H3Z"/><circle cx="12" cy="15" r="3.6" fill="none" stroke="${PALE}" stroke-width="2.2"/><path d="M12 9.5v2M12 18.5v2M6.5 15h2M15.5 15h2" stroke="${PALE}" stroke-width="2"/>`,
  "outpost-yellow": `<path d="M12 1c5 0 8 3.5 8 8v13H4V9c0-4.5 3-8 8-8Z"/><path d="M12 7.5l1.5 3.6 3.9.3-3 2.5.9 3.8-3.3-2-3.3 2 .9-3.8-3-2.5 3.9-.3Z" fill="${PALE}"/>`,
  cube: `<path d="M12 2 21 7v10l-9 5-9-5V7Z"/><path d="M12 2 21 7l-9 5-9-5Z" fill="${PALE}" opacity=".75"/><path d="M12 12v10" stroke="${PALE}" stroke-width="1"/>`,
  tech: `<path d="M7 2h10l5 8.5v3L17 22H7l-5-8.5v-3Z"/><circle cx="12" cy="12" r="4.3" fill="${PALE}"/>`,
  energy: `<path d="M9 1h6v2.5h3.5V23h-13V3.5H9Z"/><path d="M13 6l-5 8h3.5L11 20l5-8h-3.5Z" fill="${PALE}"/>`,
  supplies: `<path d="M3 7l9-4.5L21 7v10.5L12 22l-9-4.5Z"/><path d="M3 7l9 4.5L21 7M12 11.5V22" stroke="${PALE}" stroke-width="1.7" fill="none"/>`,
  move: `<path d="M3 17c3-9 9-10 16-9.5M14 3l5.5 4.5L15 12.5" ${LINE}/><circle cx="3.5" cy="18.5" r="2.3"/>`,
  collect: `<path d="M12 2v9M8 7.5l4 4 4-4M3 13v7.5h18V13" ${LINE}/>`,
  enlist: `<circle cx="9" cy="6.5" r="3.5"/><path d="M2.5 21v-4c0-3 2-5 6.5-5 2 0 3.5.5 4.5 1.3V21Z"/><path d="M19 12v9M14.5 16.5h9" ${LINE}/>`,
  build: `<path d="M3 5l4-3h8l3 3-2.5 2.5L13 5.5V9h-3v13H7V9H5.5Z"/><path d="M18 9l3 3-8 8.5-2-2Z" opacity=".55"/>`,
  strike: `<path d="M4 4l12 12M20 4 8 16M5 20l4-4M19 20l-4-4M3.5 15.5l5 5M20.5 15.5l-5 5" ${LINE}/>`,
  buy: `<path d="M3 4h10v14H3Z" opacity=".5"/><path d="M8 7h13v15H8Z"/><path d="M14.5 10.5v8M12 12.8h5M12 16.2h5" stroke="${PALE}" stroke-width="1.6"/>`,
  capture: `<path d="M4 3h16v18H4Z"/><path d="M8 7l8 10M16 7 8 17" stroke="${PALE}" stroke-width="2.2"/>`,
  candy: `<path d="M1 8l5 2.5v3L1 16ZM23 8l-5 2.5v3l5 2.5Z"/><circle cx="12" cy="12" r="7"/>`,
  bin: `<path d="M5 7h14l-1.5 15h-11ZM3.5 4h5V2h7v2h5v2h-17Z"/><path d="M9.5 10v9M14.5 10v9" stroke="${PALE}" stroke-width="1.7"/>`,
  lock: `<path d="M5 10h14v12H5Z"/><path d="M8 10V7a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2.3"/>`,
  crown: `<path d="M2 20 1 6l6 5 5-8 5 8 6-5-1 14Z"/>`,
  until: `<path d="M5 2.5h14M5 21.5h14M7 2.5v4.5l10 10v4.5M17 2.5v4.5l-10 10v4.5" ${LINE} stroke-width="2"/>`,
  snow: `<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 2.5 3-2.5M9 20.5l3-2.5 3 2.5" ${LINE} stroke-width="1.6"/>`,
  mission: `<path d="M4 2h16v20l-8-5-8 5Z"/><path d="M8 7h8M8 11h8" stroke="${PALE}" stroke-width="1.8"/>`,
  tick: `<path d="M4 12.5l5.5 6L20 6" ${LINE} stroke-width="3"/>`,
  cross: `<path d="M5 5l14 14M19 5 5 19" ${LINE} stroke-width="2.8"/>`,
  stronger: `<path d="M12 1.5 21 5v6.5c0 5.5-3.5 9-9 11.5-5.5-2.5-9-6-9-11.5V5Z"/><path d="M12 7v9M7.5 11.5h9" stroke="${PALE}" stroke-width="2.3"/>`,
  push: `<circle cx="12" cy="12" r="3"/><path d="M8 12H2M5 9l-3 3 3 3M16 12h6M19 9l3 3-3 3M12 8V2M9 5l3-3 3 3M12 16v6M9 19l3 3 3-3" ${LINE}/>`,
  swap: `<path d="M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4" ${LINE}/>`,
  "long-move": `<path d="M2 18c2-6 5-8 8-7.5 3-6 6-7 11-6.5M17 1l4.5 3-3.5 4.5" ${LINE}/><circle cx="2.5" cy="19" r="2.2"/><circle cx="10.5" cy="11" r="2"/>`,
  climb: `<path d="M7 22V3M17 22V3M7 7h10M7 12h10M7 17h10" ${LINE}/>`,
  flag: `<path d="M4 1.5h2.3V23H4Z"/><path d="M6.5 3c5-2 9 2 14 0v10c-5 2-9-2-14 0Z"/>`,
  hand: `<path d="M2 8l7-3.5 3.5 12L6 20Z" opacity=".55"/><path d="M9.5 3h9v16h-9Z"/>`,
  feat: `<path d="M12 1l3 7.5 8 .6-6.2 5.2 2 7.9L12 17.8 5.2 22.2l2-7.9L1 9.1l8-.6Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>`,
  sun: `<circle cx="12" cy="12" r="4.5"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.5 4.5l2.2 2.2M17.3 17.3l2.2 2.2M19.5 4.5l-2.2 2.2M6.7 17.3l-2.2 2.2" ${LINE}/>`,
  wind: `<path d="M2 8h12a3 3 0 1 0-3-3M2 13h17a3 3 0 1 1-3 3.5M2 18h8a2.3 2.3 0 1 1-2.3 2.5" ${LINE}/>`,
  rain: `<path d="M6 11a4.5 4.5 0 0 1 .5-9 6 6 0 0 1 11.3 1.8A3.7 3.7 0 0 1 18 11Z"/><path d="M7 14l-2 5M12 14l-2 7M17 14l-2 5" ${LINE}/>`,
  ice: `<path d="M3 5h18l-4 16H7Z" opacity=".45"/><path d="M3 5h18l-4 16H7ZM9 5l3 6-2 4 2 6M15 5l-3 6" ${LINE}/>`,
  blizzard: `<path d="M12 2v13M6.4 5.3l11.2 6.4M17.6 5.3 6.4 11.7M2 18h13M5 22h15" ${LINE}/>`,
  run: `<path d="M2 9h8v6H2ZM14 9h8v6h-8Z" opacity=".45"/><path d="M2 20h18M16.5 17l3.5 3-3.5 3" ${LINE}/>`,
  jump: `<path d="M1 13h8v8H1ZM15 13h8v8h-8Z" opacity=".45"/><path d="M5 10c2-8 11-8 13.5-1M14.5 7.5l4.5 2 1.5-4.5" ${LINE}/>`,
  "climb-up": `<path d="M9 7h14v14H9Z" opacity=".45"/><path d="M5 21V4M1.5 8 5 4l3.5 4" ${LINE}/>`,
  card: `<path d="M5 2h14v20H5Z"/>`,
  back: `<path d="M9 5 3 10l6 5M3 10h11a6 6 0 0 1 0 12h-3" ${LINE}/>`,
};

/** Words that have the drawing of another one. */
const ALIKE: Record<string, keyof typeof BODIES> = {
  "build-refuge": "refuge",
  "build-elevator": "elevator",
  "build-bridge": "bridge",
  "region-majority-bonus": "stronger",
  "leader-majority-bonus": "stronger",
  "push-one-unit-each": "push",
  "swap-resources": "swap",
  "change-level-without-elevator": "climb",
  "altar-of-gaia": "altar",
  technology: "tech",
  machine: "ripley",
  "gusty-wind": "wind",
  "acid-rain": "rain",
  "black-ice": "ice",
  "heavy-snowfall": "snow",
  "solar-flare": "sun",
};
for (const leader of ["grim", "marlowe", "goliath", "swift", "nikita", "lilith"]) ALIKE[leader] = "leader";

const drawn = (name: string, body: string): [string, Drawing] => [
  name,
  { name: `dei-${name}`, size: 24, stroke: false, body },
];
const DRAWN = new Map<string, Drawing>([
  ...Object.entries(BODIES).map(([name, body]) => drawn(name, body)),
  ...Object.entries(ALIKE).map(([word, body]) => drawn(word, BODIES[body])),
]);

/** The drawing of a piece or of a word of the game; of what has none, a plain card. */
export const piece = (name: string): Drawing => DRAWN.get(name) ?? DRAWN.get("card")!;
export const hasPiece = (name: string): boolean => DRAWN.has(name);
