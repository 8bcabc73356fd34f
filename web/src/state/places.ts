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
