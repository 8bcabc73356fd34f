/** Where the page is: `/`, `/games`, `/t/<table>`, `/t/<table>/replay`, `/rules/<game>`, `/credits`. */

export type Place =
  | { name: "front" }
  | { name: "games" }
  | { name: "table"; id: string; secret: string }
  | { name: "replay"; id: string; at: number | null; step: number | null; seat: number | null; secret: string }
  | { name: "rules"; game: string; find: string }
  | { name: "learn"; game: string; number: number }
  | { name: "credits" }
  | { name: "nowhere" };

export function placeOf(url: URL): Place {
  const [first, second, third] = url.pathname.split("/").filter(Boolean);
  if (!first) return { name: "front" };
  if (first === "t" && second && third === "replay") {
    const number = (name: string) => whole(url.searchParams.get(name));
    return {
      name: "replay",
      id: second,
      at: number("at"),
      step: number("step"),
      seat: number("seat"),
      secret: url.hash.slice(1),
    };
  }
  if (first === "t" && second && !third) return { name: "table", id: second, secret: url.hash.slice(1) };
  if (first === "rules" && second) return { name: "rules", game: second, find: url.searchParams.get("find") ?? "" };
  if (first === "learn" && second) return { name: "learn", game: second, number: whole(third ?? null) ?? 1 };
  if (first === "games" && !second) return { name: "games" };
  if (first === "credits") return { name: "credits" };
  return { name: "nowhere" };
}

const whole = (text: string | null): number | null => (text && /^\d{1,7}$/.test(text) ? Number(text) : null);

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
