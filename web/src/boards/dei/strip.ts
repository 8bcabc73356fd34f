/** What stands in the strip of a faction. */

import type { Speak, Strip } from "../board";
import { piece } from "./pieces/drawings";
import type { DeiView } from "./view";

export function strip(view: DeiView, side: number, speak: Speak): Strip | null {
  const player = view.players[side];
  if (!player?.faction) return null;
  return {
    score: { sign: piece("supplies"), name: speak.say("score-gained"), count: player.supplies },
    place: speak.thing(`faction:${player.faction}`),
    facts: [
      { sign: piece("tech"), name: speak.thing("resource:technology"), count: player.goods.technology },
      { sign: piece("energy"), name: speak.thing("resource:energy"), count: player.goods.energy },
    ],
  };
}
