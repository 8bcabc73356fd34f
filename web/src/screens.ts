/** The code of each screen, loaded when somebody goes there. */

import type { Place } from "./state/places";

export const SCREENS = {
  front: () => import("./shell/FrontPage.svelte"),
  games: () => import("./shell/MyGames.svelte"),
  table: () => import("./shell/TablePage.svelte"),
  replay: () => import("./shell/Replay.svelte"),
  rules: () => import("./shell/RulesPage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  credits: () => import("./shell/Credits.svelte"),
};

/** A screen that will be needed is on its way. */
export async function fetchScreen({ name }: Place): Promise<void> {
  if (name !== "nowhere") await SCREENS[name]();
}
