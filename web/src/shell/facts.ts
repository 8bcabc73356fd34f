/** What a step of the film rests on: the card that rules it, what was compared, and why it was chosen. */

import { dashed } from "../speak/speaker";
import type { LogLine } from "../wire/types";
import type { Titles } from "./log";

export interface Facts {
  card: string;
  /** The event that turned the card up, whose values name it. */
  source: LogLine | null;
  among: string;
  why: string;
}

/**
 * The facts at the last of these steps. A card rules until the next one (`detail-card-<kind>`); what was compared
 * (`detail-among-`) and why (`detail-why-`) hold until something else is compared, another card comes or somebody else acts.
 */
export function facts(steps: readonly LogLine[], titles: Pick<Titles, "has" | "say">): Facts {
  const found: Facts = { card: "", source: null, among: "", why: "" };
  for (const line of steps) {
    const detail = (part: string): string => {
      const message = `detail-${part}-${dashed(line.kind)}`;
      return titles.has(message) ? titles.say(message, line.values) : "";
    };
    const [card, among, why] = [detail("card"), detail("among"), detail("why")];
    if (card) Object.assign(found, { card, source: line, among: "", why: "" });
    else if (["chapter", "heading"].some((level) => titles.has(`${level}-${dashed(line.kind)}`))) {
      Object.assign(found, { card: "", source: null, among: "", why: "" });
    }
    if (among || why) Object.assign(found, { among: among || (why ? found.among : ""), why });
  }
  return found;
}
