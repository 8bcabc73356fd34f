import { afterEach, expect, it, vi } from "vitest";
import { ask, soon, Unreachable } from "./http";

afterEach(() => vi.unstubAllGlobals());

function answering(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return path === "/cut" ? Promise.reject(new TypeError()) : Promise.resolve(Response.json(asked.length));
  });
  return asked;
}

it("gives what was asked for beforehand to the next who asks, once", async () => {
  const asked = answering();
  void soon("/me");
  expect(await ask("/me")).toBe(1);
  expect(await ask("/me")).toBe(2);
  expect(asked).toEqual(["/me", "/me"]);
});

it("keeps a failure for who asks next, and asks anew after that", async () => {
  const asked = answering();
  soon("/cut").catch(() => undefined);
  await expect(ask("/cut")).rejects.toBeInstanceOf(Unreachable);
  await expect(ask("/cut")).rejects.toBeInstanceOf(Unreachable);
  expect(asked).toHaveLength(2);
});
