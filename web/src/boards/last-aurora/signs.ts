/** Which drawing stands for what. */

import type { Drawing } from "../../shell/icon";
import ammo from "icon:game/ammo-box";
import armour from "icon:game/metal-plate";
import contamination from "icon:game/radioactive";
import damage from "icon:game/cracked-shield";
import enemy from "icon:game/wolf-head";
import event from "icon:game/lightning-storm";
import fame from "icon:game/round-star";
import food from "icon:game/opened-food-can";
import fuel from "icon:game/jerrycan";
import location from "icon:game/broken-wall";
import object from "icon:game/backpack";
import repair from "icon:game/auto-repair";
import device from "icon:game/gears";
import encounter from "icon:game/campfire";
import special from "icon:game/gear-hammer";
import speed from "icon:game/speedometer";
import survivor from "icon:game/hooded-figure";
import tracks from "icon:game/tank-tread";
import trailer from "icon:game/caravan";
import truck from "icon:game/truck";
import weapon from "icon:game/machine-gun";
import move from "icon:game/path-distance";
import active from "icon:game/run";
import rest from "icon:game/night-sleep";
import exhausted from "icon:game/despair";

const SIGNS: Record<string, Drawing> = {
  active,
  rest,
  exhausted,
  food,
  fuel,
  ammo,
  object,
  survivor,
  contamination,
  damage,
  fame,
  weapon,
  armour,
  special,
  tracks,
  speed,
  truck,
  trailer,
  device,
  location,
  encounter,
  event,
  enemy,
  any: object,
};

/** The drawing of a token, slot type or kind of card; anything unknown is a special slot. */
export const sign = (name: string): Drawing => SIGNS[name] ?? special;

export interface Effect {
  icon: Drawing;
  /** "+" comes, "−" goes, "" happens. */
  mark: string;
  /** Bad for the convoy. */
  harm?: boolean;
}

const plus = (icon: Drawing): Effect => ({ icon, mark: "+" });
const minus = (icon: Drawing): Effect => ({ icon, mark: "−" });
const harm = (icon: Drawing): Effect => ({ icon, mark: "+", harm: true });
const price = (icon: Drawing): Effect => ({ icon, mark: "−", harm: true });

/** What each bonus of the exploration zone gives and takes, as drawings. */
export const BONUS: Record<string, Effect[]> = {
  "remove-damage-1": [minus(damage)],
  "remove-damage-2": [minus(damage), minus(damage)],
  "remove-contamination-1-participant": [minus(contamination)],
  "remove-contamination-2-participants": [minus(contamination), minus(contamination)],
  "food-for-damage": [plus(food), harm(damage)],
  "ammo-for-damage": [plus(ammo), harm(damage)],
  "fuel-for-contamination": [plus(fuel), harm(contamination)],
  "fuel-for-fame": [plus(fuel), price(fame)],
  "move-2-for-fuel": [{ icon: move, mark: "" }, price(fuel)],
  "upgrade-from-discard": [{ icon: trailer, mark: "" }],
  "attack-for-ammo": [{ icon: weapon, mark: "" }, price(ammo)],
};

/** The word for a slot's type in the catalogues. */
export function slotWord(slot: { type: string; level?: number; effect?: string; amount?: number }): string {
  if (slot.type === "weapon") return `weapon-${slot.level}`;
  if (slot.type !== "special" || !slot.effect) return slot.type.replaceAll("_", "-");
  const effect = slot.effect.replaceAll("_", "-");
  return effect === "fame-end-of-game" ? `${effect}-${slot.amount}` : effect;
}

export function slotSign(slot: { type: string; effect?: string }): Drawing | null {
  if (slot.type === "any") return null;
  if (slot.type === "food_fuel") return fuel;
  if (slot.type !== "special") return sign(slot.type);
  const effect = slot.effect ?? "";
  if (effect.startsWith("speed")) return speed;
  if (effect === "tracks") return tracks;
  if (effect.startsWith("fame")) return fame;
  if (effect.startsWith("food")) return food;
  if (effect.startsWith("repair")) return repair;
  return special;
}

/** Everything that is drawn as a sign, for the reference card. */
export const SYMBOLS: Record<string, Drawing> = {
  food,
  fuel,
  ammo,
  object,
  survivor,
  contamination,
  damage,
  repair,
  fame,
  weapon,
  armour,
  special,
  tracks,
  speed,
  move,
  truck,
  trailer,
  device,
  location,
  encounter,
  event,
  enemy,
};
