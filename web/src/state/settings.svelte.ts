/** What a person likes, kept in this browser and applied at once. */

import { KEPT, spokenHere, type Lang } from "../speak/languages";

export interface Preferences {
  lang: Lang;
  theme: "auto" | "light" | "dark" | "contrast";
  /** Colours of the sides: the usual ones, or those for eyes that take red for green, or blue for yellow. */
  palette: "usual" | "red-green" | "blue-yellow";
  motion: "auto" | "on" | "off";
  /** When to ask before a choice is made: always, only before what cannot be taken back, never. */
  confirm: "always" | "final" | "never";
  /** What can only be chosen in one way is done by the page. */
  forced: boolean;
  /** Words instead of icons. */
  words: boolean;
  /** What the automa and others did: step by step by hand, playing by itself, or only in the log. */
  film: "step" | "play" | "off";
  speed: number;
  /** Fights are shown on a stage of their own. */
  stage: boolean;
  /** The drawn board or the text table, where there is a choice. */
  table: "board" | "text";
  /** Single letters work as keys. */
  letters: boolean;
  size: "small" | "normal" | "large";
  sound: "off" | "soft" | "full";
  /** The browser says when it is my turn and the page is out of sight. */
  alerts: boolean;
  log: "all" | "news" | "mine" | "others" | "automa";
  /** What a drawn board brings forward, by game. */
  layers: Record<string, string>;
  /** How near a board is looked at, by game. */
  zoom: Record<string, number>;
  /** Where what lies on the map is pale, by game. */
  bare: Record<string, boolean>;
}

const USUAL: Preferences = {
  lang: spokenHere(),
  theme: "auto",
  palette: "usual",
  motion: "auto",
  confirm: "final",
  forced: true,
  words: false,
  film: "step",
  speed: 1,
  stage: true,
  table: "board",
  letters: true,
  size: "normal",
  sound: "soft",
  alerts: false,
  log: "all",
  layers: {},
  zoom: {},
  bare: {},
};

function stored(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Preferences = $state(stored());

const media = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);
const still = media("(prefers-reduced-motion: reduce)");
const dark = media("(prefers-color-scheme: dark)");
const more = media("(prefers-contrast: more)");

/** The layouts of a table: each window has one of them; what is none of the others is `wide`. */
export type Shape = "wide" | "middle" | "upright" | "low" | "phone";
const SHAPES: readonly (readonly [Shape, MediaQueryList | null])[] = [
  ["phone", media("(max-width: 699px)")],
  ["low", media("(max-height: 499px)")],
  ["upright", media("(max-width: 899px)")],
  ["middle", media("(max-width: 1199px)")],
];
const shape = (): Shape => SHAPES.find(([, query]) => query?.matches)?.[0] ?? "wide";

export const surroundings = $state({
  still: still?.matches ?? false,
  dark: dark?.matches ?? false,
  more: more?.matches ?? false,
  /** The theme of the game on the screen, if it has one. */
  game: undefined as "dark" | undefined,
  shape: shape(),
  /** One hand: the board and one's own things are two tabs, targets are larger. */
  get narrow(): boolean {
    return this.shape === "phone" || this.shape === "low";
  },
});
still?.addEventListener("change", () => (surroundings.still = still.matches));
dark?.addEventListener("change", () => (surroundings.dark = dark.matches));
more?.addEventListener("change", () => (surroundings.more = more.matches));
for (const [, query] of SHAPES) query?.addEventListener("change", () => (surroundings.shape = shape()));

export const moves = (): boolean => settings.motion === "on" || (settings.motion === "auto" && !surroundings.still);

export const theme = (): "light" | "dark" | "contrast" => {
  if (settings.theme !== "auto") return settings.theme;
  if (surroundings.more) return "contrast";
  return surroundings.game ?? (surroundings.dark ? "dark" : "light");
};

/** Keep the settings and show them; call once, inside a component. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = theme();
    root.dataset.palette = settings.palette;
    root.dataset.motion = moves() ? "on" : "off";
    root.dataset.size = settings.size;
    root.dataset.words = settings.words ? "on" : "off";
    try {
      localStorage.setItem(KEPT, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

export function resetSettings(): void {
  Object.assign(settings, USUAL, { lang: settings.lang, layers: {}, zoom: {}, bare: {} });
}
