/** Which drawing stands for what. */

import type { Drawing } from "../../shell/icon";
import ammo from "icon:game/ammo-box";
import blackwood from "icon:game/modern-city";
import can from "icon:game/canned-fish";
import city from "icon:game/modern-city";
import dam from "icon:game/dam";
import forest from "icon:game/pine-tree";
import game from "icon:game/deer";
import base from "icon:game/bunker";
import meat from "icon:game/meat";
import metal from "icon:game/metal-bar";
import microchip from "icon:game/microchip";
import mine from "icon:game/mine-wagon";
import park from "icon:game/carousel";
import radiation from "icon:game/radioactive";
import search from "icon:game/magnifying-glass";
import ship from "icon:game/cargo-ship";
import survivor from "icon:game/hooded-figure";
import tool from "icon:game/gear-hammer";
import water from "icon:game/water-drop";
import wood from "icon:game/planks";
import points from "icon:game/round-star";
import room from "icon:game/bunk-beds";
import airlock from "icon:game/exit-door";
import broken from "icon:game/auto-repair";

const SIGNS: Record<string, Drawing> = {
  points,
  room,
  airlock,
  broken,
  wood,
  metal,
  microchip,
  meat,
  water,
  can,
  ammo,
  survivor,
  radiation,
  game,
  search,
  tool,
  "zone:forest": forest,
  "zone:dam": dam,
  "zone:military-base": base,
  "zone:silent-peak": city,
  "zone:mine": mine,
  "zone:amusement-park": park,
  "zone:cargo-ship": ship,
  "zone:blackwood": blackwood,
};

export const sign = (name: string): Drawing => SIGNS[name] ?? tool;

/** Everything that is drawn as a sign and has no name beside it, for the reference card. */
export const SYMBOLS: Record<string, Drawing> = {
  wood,
  metal,
  microchip,
  meat,
  water,
  can,
  ammo,
  survivor,
  radiation,
  game,
  search,
  tool,
};
