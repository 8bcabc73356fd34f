/** The picture of each card: a motif of its kind, or one of its own. */

import { picture, pictures, type Hue, type Motif, type Picture } from "../motif";
import blizzard from "motif:blizzard";
import bunks from "motif:bunks";
import campfire from "motif:campfire";
import cannon from "motif:cannon";
import cloud from "motif:cloud";
import depot from "motif:depot";
import filter from "motif:filter";
import gasStation from "motif:gas-station";
import hood from "motif:hood";
import hospital from "motif:hospital";
import kit from "motif:kit";
import mechanic from "motif:mechanic";
import medic from "motif:medic";
import riders from "motif:riders";
import shelves from "motif:shelves";
import shipwreck from "motif:shipwreck";
import signal from "motif:signal";
import tools from "motif:tools";
import trader from "motif:trader";
import trailer from "motif:trailer";
import train from "motif:frozen-train";
import treads from "motif:treads";
import truck from "motif:truck";
import village from "motif:village";
import wolves from "motif:wolves";

const KINDS: Record<string, readonly [Motif, Hue]> = {
  location: [village, "ice"],
  survivor: [hood, "moss"],
  encounter: [campfire, "slate"],
  event: [blizzard, "plum"],
  truck: [truck, "ochre"],
  trailer: [trailer, "ochre"],
  device: [kit, "ochre"],
  object: [kit, "ochre"],
  enemy: [wolves, "rust"],
};

const CARDS: Record<string, Motif> = {
  "contaminated-warehouse": depot,
  "helicopter-wreck": depot,
  "abandoned-gas-station": gasStation,
  "looted-supermarket": shelves,
  "military-depot": depot,
  "contaminated-hospital": hospital,
  "frozen-train": train,
  "refugee-camp": campfire,
  "fuel-depot": gasStation,
  "contaminated-power-plant": cloud,
  shipwreck,
  "aid-convoy": truck,
  mechanic,
  medic,
  gunner: mechanic,
  driver: mechanic,
  "co-pilot": medic,
  orphan: medic,
  renegade: riders,
  jackal: riders,
  trader,
  "radioactive-cloud": cloud,
  "aurora-signal": signal,
  snowcat: treads,
  "machine-gun": cannon,
  "twin-machine-guns": cannon,
  "rocket-launcher": cannon,
  "autocannon-turret": cannon,
  "vulcan-cannon": cannon,
  "gauss-cannon": cannon,
  "snow-tracks": treads,
  "booster-engine": treads,
  "luggage-compartment": shelves,
  "armoured-luggage-compartment": shelves,
  "roof-rack": shelves,
  "crew-cabin": bunks,
  "biomass-processor": filter,
  "artificial-ecosystem": filter,
  "field-workshop": tools,
  "wolf-riders": riders,
  "rendall-and-randall": riders,
};

/** The word of a card without the colour or number of its copy: `truck-red`, `rusty-trailer-2`. */
const plain = (card: string): string => card.replace(/-(red|blue|green|yellow|\d+)$/, "");

export function pictureOf(kind: string, card = ""): Picture {
  const [usual, hue] = KINDS[kind] ?? KINDS.device!;
  return picture(CARDS[plain(card)] ?? usual, hue);
}

const ENDINGS: Record<string, Picture> = {
  eliminated: picture(wolves, "rust"),
  "solo-lost": picture(wolves, "rust"),
  "last-one-left": picture(campfire, "slate"),
};
const EVENTS: Record<string, Picture> = {
  "enemy-hit": picture(cannon, "ochre"),
  "enemy-defeated": picture(wolves, "rust"),
  attack: picture(cannon, "ochre"),
  "enemy-fire": picture(riders, "rust"),
  ambush: picture(riders, "rust"),
  died: picture(cloud, "rust"),
  contaminated: picture(cloud, "rust"),
  recruited: picture(hood, "moss"),
  installed: picture(trailer, "ochre"),
  repaired: picture(tools, "ochre"),
  "loot-won": picture(kit, "ochre"),
  arrived: picture(truck, "ochre"),
  drives: picture(truck, "ochre"),
  "automa-arrives": picture(truck, "ochre"),
  explores: picture(village, "ice"),
  "aurora-sails": picture(signal, "plum"),
};

/** The Aurora sails: nothing else ended it. */
export const happened = pictures(ENDINGS, EVENTS, picture(signal, "plum"));
