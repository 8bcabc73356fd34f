/** Words instead of icons: what the shell and the boards ask before they draw a symbol that has a name. */

import { settings } from "../state/settings.svelte";

export const words = {
  /** True: write the name where an icon would stand. */
  get on(): boolean {
    return settings.words;
  },
};
