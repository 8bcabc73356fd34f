/** The picture of each game on the front page: drawings laid over a map. A game that is not here gets the plain map. */

import ghoul from "icon:game/kraken-tentacle";
import person from "icon:game/person-in-blizzard";
import radioactive from "icon:game/radioactive";
import ship from "icon:game/cargo-ship";
import train from "icon:game/steam-locomotive";
import truck from "icon:game/truck";
import drone from "icon:game/delivery-drone";
import city from "icon:game/modern-city";
import type { Drawing } from "../shell/icon";

export interface Cover {
  near: Drawing;
  far: Drawing;
  tone: "ice" | "rust" | "moss" | "warn";
}

export const COVERS: Record<string, Cover> = {
  "last-aurora": { near: truck, far: ship, tone: "ice" },
  outlive: { near: person, far: radioactive, tone: "moss" },
  auztralia: { near: train, far: ghoul, tone: "rust" },
  "divide-et-impera": { near: drone, far: city, tone: "warn" },
};
