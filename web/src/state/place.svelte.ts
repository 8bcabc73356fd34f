/** Where the page is, and the ways to another place. */

import { placeOf, type Place } from "./places";

class Here {
  place: Place = $state.raw(placeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(new URL(location.href))));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Go there instead of here: the way back leads past this place. */
  replace(path: string): void {
    this.rename(path);
    this.place = placeOf(new URL(location.href));
  }

  /** Change the address without a new entry in the history or a new place. */
  rename(path: string): void {
    history.replaceState(null, "", path);
  }
}

export const here = new Here();

/** A link that changes the place without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  here.go(link.getAttribute("href") ?? "/");
}
