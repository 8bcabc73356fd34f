/** Asking and doing over HTTP. Every refusal of the server is a `Refused` with the sentence's id. */

import type { Refusal } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.code);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const doing = method !== "GET";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: doing ? { "X-Ashfall": "1", "Content-Type": "application/json" } : {},
      body: doing ? JSON.stringify(body ?? {}) : null,
      credentials: "same-origin",
    });
  } catch {
    throw new Unreachable(path);
  }
  if (!response.ok) throw new Refused(response.status, await refusal(response));
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  const unknown = { code: "unknown", text: "error-unknown-answer", values: { status: response.status } };
  try {
    const data = (await response.json()) as Partial<Refusal>;
    return typeof data.text === "string" ? { ...unknown, ...data } : unknown;
  } catch {
    return unknown;
  }
}

/** What the server's words, names and rules are made of: with it in the address an answer is kept for ever. */
const version = (): string => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? "";

/** The address of something that stays the same until the program changes. */
export function lasting(path: string): string {
  const made = version();
  return made ? `${path}${path.includes("?") ? "&" : "?"}v=${made}` : path;
}

const get = async <T>(path: string): Promise<T> => (await call("GET", path)).json() as Promise<T>;

const coming = new Map<string, Promise<unknown>>();

/** Ask now for what somebody will ask for in a moment: the next one who does gets this answer, good or bad. */
export function soon<T>(path: string): Promise<T> {
  const answer = get<T>(path);
  answer.catch(() => undefined);
  coming.set(path, answer);
  return answer;
}

export function ask<T>(path: string): Promise<T> {
  const found = coming.get(path) as Promise<T> | undefined;
  coming.delete(path);
  return found ?? get<T>(path);
}

export const askText = async (path: string): Promise<string> => (await call("GET", path)).text();

export async function send<T>(method: "POST" | "PATCH" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
