import { describe, expect, it } from "vitest";
import { ghosts } from "./ghosts";

const ring = (mine: string, theirs: string) => ({
  zones: ["zone:forest", "zone:mine", "zone:dam"].map((zone) => ({
    zone,
    stock: 3,
    teams: [
      ...(zone === mine ? [{ side: 0, team: "team:4", active: true }] : []),
      ...(zone === theirs ? [{ side: 1, team: "team:4", active: true }] : []),
    ],
  })),
});

describe("ghosts", () => {
  it("stand where a piece would go", () => {
    expect(ghosts(ring("zone:forest", "zone:dam"), ring("zone:mine", "zone:dam"))).toEqual([
      { thing: "team:4", to: "zone:mine" },
    ]);
  });

  it("tell the pieces of two sides apart", () => {
    expect(ghosts(ring("zone:forest", "zone:dam"), ring("zone:forest", "zone:dam"))).toEqual([]);
    expect(ghosts(ring("zone:forest", "zone:dam"), ring("zone:dam", "zone:forest"))).toEqual([]);
  });

  it("are not there for what only changes where it stands, comes or goes", () => {
    const before = ring("zone:forest", "");
    expect(ghosts(before, { zones: before.zones.map((zone) => ({ ...zone, stock: 1 })) })).toEqual([]);
    expect(ghosts(ring("", ""), before)).toEqual([]);
    expect(ghosts(before, ring("", ""))).toEqual([]);
    expect(ghosts(before, null)).toEqual([]);
  });
});
