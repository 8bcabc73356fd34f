/** The picture of each room, disaster, piece of equipment and leader. */

import { picture, pictures, type Hue, type Motif, type Picture } from "../motif";
import blizzard from "motif:blizzard";
import bunks from "motif:bunks";
import campfire from "motif:campfire";
import cannon from "motif:cannon";
import cloud from "motif:cloud";
import crisis from "motif:crisis";
import depot from "motif:depot";
import farm from "motif:farm";
import filter from "motif:filter";
import fire from "motif:fire";
import hood from "motif:hood";
import kit from "motif:kit";
import mechanic from "motif:mechanic";
import medic from "motif:medic";
import mine from "motif:mine";
import office from "motif:office";
import rats from "motif:rats";
import riders from "motif:riders";
import shelves from "motif:shelves";
import tools from "motif:tools";
import trader from "motif:trader";
import village from "motif:village";
import wolves from "motif:wolves";

const KINDS: Record<string, readonly [Motif, Hue]> = {
  kind: [bunks, "slate"],
  disaster: [fire, "rust"],
  equipment: [kit, "ochre"],
  leader: [hood, "moss"],
};

const OWN: Record<string, Motif> = {
  "kind:construction-office": office,
  "kind:tool-store": tools,
  "kind:crisis-room": crisis,
  "kind:smokehouse": campfire,
  "kind:pantry": shelves,
  "kind:boarding-gear": kit,
  "kind:ammo-workshop": cannon,
  "kind:water-reserve": filter,
  "kind:bulkheads": depot,
  "kind:recycling-shop": kit,
  "kind:decontamination": cloud,
  "kind:filter-station": filter,
  "kind:scavenger-post": trader,
  "kind:warehouse": shelves,
  "kind:lookout": crisis,
  "kind:repair-bay": tools,
  "kind:butchery": farm,
  "kind:interrogation-room": office,
  "kind:scrap-yard": mine,
  "kind:machine-shop": tools,
  "disaster:collapse": mine,
  "disaster:thieves": trader,
  "disaster:sandstorm": blizzard,
  "disaster:hard-times": village,
  "disaster:radioactive-cloud": cloud,
  "disaster:rat-infestation": rats,
  "disaster:raiders": riders,
  "disaster:sudden-cold": blizzard,
  "disaster:nomads": campfire,
  "disaster:epizootic": farm,
  "disaster:animal-mutation": wolves,
  "leader:mary-culpepper": medic,
  "leader:viktor-hale": mechanic,
  "leader:tomas-arriaga": mechanic,
  "leader:amara-okafor": medic,
  "leader:jun-watanabe": medic,
};

/** Of a thing as the view names it: `kind:pantry`, `disaster:thieves`. */
export function pictureOf(thing: string): Picture {
  const [usual, hue] = KINDS[thing.split(":")[0]!] ?? KINDS.kind!;
  return picture(OWN[thing] ?? usual, hue);
}

const ENDINGS: Record<string, Picture> = { "all-lost": picture(cloud, "rust") };
const EVENTS: Record<string, Picture> = {
  built: picture(office, "slate"),
  "drifters-built": picture(bunks, "slate"),
  repaired: picture(tools, "slate"),
  attacked: picture(riders, "rust"),
  hunted: picture(wolves, "rust"),
  starved: picture(cloud, "rust"),
  "survivor-lost": picture(cloud, "rust"),
  overexposed: picture(cloud, "rust"),
  "disaster-strikes": picture(fire, "rust"),
  "disaster-dealt": picture(crisis, "slate"),
  gathered: picture(mine, "ochre"),
  found: picture(kit, "ochre"),
  recruited: picture(hood, "moss"),
  "survivor-joined": picture(hood, "moss"),
};

/** The Caravan arrives: nothing else ended it. */
export const happened = pictures(ENDINGS, EVENTS, picture(campfire, "slate"));
