/** A position on the screen: live, behind a film, or in a replay. */

import type { LogLine, SeatView } from "../wire/types";

export interface Scene {
  game: string;
  seen: SeatView;
  lit: ReadonlySet<string>;
  /** False: nothing can be picked. */
  live: boolean;
  chosen: string | null;
  hovered: string | null;
  touched: ReadonlySet<string>;
  /** Things that the choice under the pointer would change. */
  foretold?: ReadonlySet<string>;
  events: readonly LogLine[];
  /** The steps of the film so far, the one on the screen last; none when no film runs. */
  story?: readonly LogLine[];
  /** Several things: whatever can be done with any of them. */
  pick(thing: string | readonly string[], from?: Element): void;
  inspect(thing: string): void;
  hover(thing: string | null): void;
  /** Kept when it is the turn of the next part of a large drawing; none where somebody waits for all of it. */
  later?: () => Promise<void>;
}
