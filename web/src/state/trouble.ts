/** What to tell people when something did not work. */

import { Refused, Unreachable } from "../wire/http";
import { speech } from "./speech.svelte";

export function explain(error: unknown): string {
  const speak = speech.now;
  if (error instanceof Unreachable) return speak.say("error-unreachable");
  if (error instanceof Refused) {
    const { text, values, code } = error.refusal;
    const reason = values.reason as { message?: string; values?: Record<string, unknown> } | undefined;
    if (reason?.message && speak.has(reason.message)) return speak.say(reason.message, reason.values);
    return speak.has(text) ? speak.say(text, values) : speak.say("error-code", { code });
  }
  return speak.say("error-code", { code: error instanceof Error ? error.message : String(error) });
}
