/** What stands in the strip of a faction: resources, cards, outposts, what is left in the reserve, feats. */

import type { Fact, Speak, Strip } from "../board";
import { piece } from "./pieces/drawings";
import { outpost, signal } from "./pieces/pieces";
import type { Colour, DeiView, Player } from "./view";

export function strip(view: DeiView, side: number, speak: Speak): Strip | null {
  const player = view.players[side];
  if (!player) return null;
  const turn = view.order.indexOf(side);
  return {
    score: { sign: piece("supplies"), name: speak.say("score-gained"), count: player.supplies },
    place: player.faction ? speak.thing(`faction:${player.faction}`) : "",
    turn: turn < 0 ? side : turn,
    facts: player.faction ? [...held(player, speak), ...left(view, player, speak), ...feats(player, speak)] : [],
  };
}

function held(player: Player, speak: Speak): Fact[] {
  const outposts = (Object.entries(player.outposts) as [Colour, number][]).filter(([, count]) => count);
  return [
    { sign: piece("technology"), name: speak.thing("resource:technology"), count: player.goods.technology },
    { sign: piece("energy"), name: speak.thing("resource:energy"), count: player.goods.energy },
    { sign: piece("candy"), name: speak.say("board-candies"), count: player.candies.length },
    { sign: piece("hand"), name: speak.say("board-hand"), count: player.hand.length },
    { sign: piece("bin"), name: speak.say("board-bin-name"), count: player.bin.length },
    ...outposts.map(([colour, count]) => ({
      sign: outpost(colour),
      name: speak.say("board-outposts", { colour }),
      count,
    })),
  ];
}

function left(view: DeiView, player: Player, speak: Speak): Fact[] {
  if (view.signals?.seat === player.seat) {
    return view.signals.supply.map((count, level) => ({
      sign: signal(level + 1),
      name: speak.say("board-signals", { level: level + 1 }),
      count,
    }));
  }
  const people = {
    sign: piece(player.faction === "wild" ? "wolf" : "scrapper"),
    name: speak.say("board-reserve"),
    count: player.reserve,
  };
  if (view.fauns?.seat === player.seat) {
    return [people, { sign: piece("den"), name: speak.say("board-dens"), count: view.fauns.dens }];
  }
  if (player.faction === "wild" || view.automa?.side === player.seat) return [people];
  const built = Object.entries(player.constructions).map(([construction, count]) => ({
    sign: piece(construction),
    name: speak.say("board-to-build", { construction }),
    count,
  }));
  return [people, ...built];
}

function feats(player: Player, speak: Speak): Fact[] {
  const all = [...player.feats, ...player.natural_feats];
  if (!all.length) return [];
  const open = all.filter(({ unlocked }) => unlocked).length;
  return [{ sign: piece("feat"), name: speak.say("board-feats"), count: open, of: `/${all.length}` }];
}
