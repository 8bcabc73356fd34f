/** Which drawing stands for what. */

import type { Drawing } from "../../shell/icon";
import airship from "icon:game/zeppelin";
import armouredCar from "icon:game/great-war-tank";
import armouredTrain from "icon:game/steam-locomotive";
import artillery from "icon:game/cannon";
import blight from "icon:game/dead-wood";
import attack from "icon:game/crossed-swords";
import cattle from "icon:game/bull";
import character from "icon:game/hooded-figure";
import coal from "icon:game/coal-pile";
import corn from "icon:game/corn";
import cthulhu from "icon:game/octopus";
import cube from "icon:game/cube";
import damage from "icon:game/cracked-shield";
import event from "icon:game/lightning-storm";
import gold from "icon:game/gold-nuggets";
import hidden from "icon:game/sight-disabled";
import health from "icon:game/health-normal";
import hire from "icon:game/contract";
import infantry from "icon:game/winchester-rifle";
import iron from "icon:game/metal-bar";
import loyalist from "icon:game/cultist";
import miGo from "icon:game/flying-beetle";
import mine from "icon:game/war-pick";
import oldOnes from "icon:game/kraken-tentacle";
import phosphate from "icon:game/powder-bag";
import points from "icon:game/round-star";
import port from "icon:game/anchor";
import range from "icon:game/path-distance";
import recover from "icon:game/clockwise-rotation";
import sanity from "icon:game/brain";
import sheep from "icon:game/sheep";
import shoggoth from "icon:game/slime";
import temple from "icon:game/egyptian-temple";
import time from "icon:game/hourglass";
import track from "icon:game/railway";
import trackHills from "icon:game/rail-road";
import trade from "icon:game/trade";
import troops from "icon:game/barracks";
import zombie from "icon:game/shambling-zombie";

const SIGNS: Record<string, Drawing> = {
  coal,
  iron,
  gold,
  phosphate,
  cattle,
  sheep,
  corn,
  port,
  cthulhu,
  shoggoth,
  "mi-go": miGo,
  zombie,
  loyalist,
  temple,
  infantry,
  "armoured-car": armouredCar,
  artillery,
  airship,
  "armoured-train": armouredTrain,
  "build-track": track,
  "build-track-hills": trackHills,
  mine,
  hire,
  "buy-units": troops,
  "import-export": trade,
  farm: corn,
  attack,
  recover,
  time,
  sanity,
  damage,
  health,
  range,
  points,
  cube,
  event,
  track,
  character,
  hidden,
  blight,
  "old-ones": oldOnes,
};

/** The drawing of a good, unit, farm, kind of Old One or action; anything unknown is of the Old Ones. */
export const sign = (name: string): Drawing => SIGNS[name] ?? oldOnes;

/** Everything that is drawn as a sign, for the reference card. */
export const SYMBOLS: Record<string, Drawing> = {
  coal,
  iron,
  gold,
  phosphate,
  time,
  cube,
  points,
  health,
  range,
  sanity,
  damage,
  event,
  port,
  cattle,
  sheep,
  corn,
  infantry,
  "armoured-car": armouredCar,
  artillery,
  airship,
  "armoured-train": armouredTrain,
  cthulhu,
  shoggoth,
  "mi-go": miGo,
  zombie,
  loyalist,
  temple,
};
