/** Where pieces would stand: what a view names in another place than the view before. */

/** A piece and the place that it would come to. */
export interface Ghost {
  thing: string;
  to: string;
}

interface Found {
  thing: string;
  place: string;
}

/** Every named piece of a view with the named thing that it stands on or in. */
function pieces(view: unknown): Map<string, Found> {
  const found = new Map<string, Found>();
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, place);
    else if (value && typeof value === "object") named(value as Record<string, unknown>, place);
  };
  /** An object that has a field of its own kind ("team": "team:4") is a piece; what it holds stands on it. */
  const named = (one: Record<string, unknown>, place: string): void => {
    const own = Object.entries(one).find(([key, value]) => typeof value === "string" && value.startsWith(`${key}:`));
    const thing = own ? (own[1] as string) : "";
    // Pieces of two sides may have one name: whose it is belongs to it.
    if (thing && place) found.set(`${one.side ?? one.seat ?? ""} ${thing}`, { thing, place });
    for (const value of Object.values(one)) walk(value, thing || place);
  };
  walk(view, "");
  return found;
}

/** The pieces that a position has elsewhere than the one before; only things that stood on the board can be followed. */
export function ghosts(before: unknown, after: unknown): Ghost[] {
  const [old, now] = [pieces(before), pieces(after)];
  const moved = [...now].flatMap(([key, { thing, place }]) => {
    const stood = old.get(key);
    return stood && stood.place !== place ? [{ thing, to: place }] : [];
  });
  // A name in two places says nothing about a way.
  return moved.filter((one) => moved.filter((other) => other.thing === one.thing).length === 1);
}
