import { beforeEach, describe, expect, it } from "vitest";
import { StandingOrders } from "./orders.svelte";

describe("standing orders", () => {
  beforeEach(() => localStorage.clear());

  it("come back with the page, each for its own table and seat", () => {
    const orders = new StandingOrders("a");
    orders.give(0, "cargo", "ready");
    orders.give(1, "cargo", "move 1");
    const again = new StandingOrders("a");
    expect([...again.of(0)]).toEqual([["cargo", "ready"]]);
    expect([...again.of(1)]).toEqual([["cargo", "move 1"]]);
    expect([...again.of(null)]).toEqual([]);
    expect([...new StandingOrders("b").of(0)]).toEqual([]);
  });

  it("that were stopped stay stopped, and nothing is left when the game is over", () => {
    const orders = new StandingOrders("a");
    orders.give(0, "cargo", "ready");
    orders.give(0, "losses", "lose 1");
    orders.stop(0, "cargo");
    expect([...new StandingOrders("a").of(0).keys()]).toEqual(["losses"]);
    orders.forget();
    expect(localStorage.length).toBe(0);
    expect([...orders.of(0)]).toEqual([]);
  });

  it("are none where the browser kept something else", () => {
    localStorage.setItem("ashfall.orders.a", "not what we wrote");
    expect([...new StandingOrders("a").of(0)]).toEqual([]);
  });
});
