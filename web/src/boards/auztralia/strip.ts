/** What stands in the strip of a player and of the Old Ones. */

import type { Fact, Speak, Strip } from "../board";
import { sign } from "./signs";
import { points, type AuztraliaView, type PlayerBoard } from "./view";

export function strip(view: AuztraliaView, side: number, speak: Speak): Strip | null {
  const player = view.players.find((one) => one.seat === side);
  const cell = player ? player.cell : view.time.old_ones;
  return {
    score: { sign: sign("points"), name: speak.say("board-points"), count: points(view, side) },
    place: speak.say("board-word-time", { time: cell }),
    facts: player ? ofPlayer(player, speak) : ofOldOnes(view, speak),
  };
}

function ofPlayer(player: PlayerBoard, speak: Speak): Fact[] {
  const farms = (farm: string) => player.farms.filter((one) => one.farm === farm && !one.blighted).length;
  const blighted = player.farms.filter((one) => one.blighted).length;
  return [
    ...Object.entries(player.goods).map(([good, count]) => ({
      sign: sign(good),
      name: speak.thing(`good:${good}`),
      count,
    })),
    { sign: sign("cube"), name: speak.say("board-hq"), count: player.hq },
    ...Object.keys(player.farms_left).map((farm) => ({
      sign: sign(farm),
      name: speak.say(`board-word-${farm}`),
      count: farms(farm),
    })),
    ...(blighted ? [{ sign: sign("blight"), name: speak.say("score-blight"), count: blighted }] : []),
    { sign: sign("track"), name: speak.say("board-tracks-left"), count: player.tracks_left },
    { sign: sign("damage"), name: speak.say("board-discs"), count: player.discs },
    ...Object.entries(player.barracks)
      .filter(([, count]) => count)
      .map(([unit, count]) => ({ sign: sign(unit), name: speak.thing(`unit:${unit}`), count })),
    { sign: sign("character"), name: speak.say("board-characters"), count: player.characters.length },
    { sign: sign("attack"), name: speak.say("board-trophies"), count: player.trophies.length },
  ];
}

function ofOldOnes(view: AuztraliaView, speak: Speak): Fact[] {
  const hidden = view.hexes.filter((hex) => hex.hidden > 0).length;
  const kinds = [...new Set(view.old_ones.map((one) => one.kind))];
  const blighted = view.hexes.filter((hex) => hex.farm?.blighted).length;
  return [
    { sign: sign("hidden"), name: speak.say("board-hidden-left"), count: hidden },
    { sign: sign("blight"), name: speak.say("score-blight"), count: blighted },
    ...kinds.map((kind) => ({
      sign: sign(kind),
      name: speak.thing(`kind:${kind}`),
      count: view.old_ones.filter((one) => one.kind === kind).length,
    })),
    {
      sign: sign("damage"),
      name: speak.say("board-damage"),
      count: view.old_ones.reduce((sum, one) => sum + one.damage, 0),
    },
  ];
}
