/** The picture of each kind of Old One, unit, character, farm and place. */

import { picture, pictures, type Hue, type Motif, type Picture } from "../motif";
import airship from "motif:airship";
import cannon from "motif:cannon";
import cthulhu from "motif:cthulhu";
import depot from "motif:depot";
import farm from "motif:farm";
import hood from "motif:hood";
import kit from "motif:kit";
import locomotive from "motif:locomotive";
import loyalists from "motif:loyalists";
import mechanic from "motif:mechanic";
import medic from "motif:medic";
import miGo from "motif:mi-go";
import mine from "motif:mine";
import port from "motif:port";
import shoggoth from "motif:shoggoth";
import temple from "motif:temple";
import truck from "motif:truck";
import zombies from "motif:zombies";

const KINDS: Record<string, readonly [Motif, Hue]> = {
  kind: [loyalists, "plum"],
  unit: [truck, "ochre"],
  character: [hood, "moss"],
  farm: [farm, "moss"],
  good: [mine, "ochre"],
};

const OWN: Record<string, Motif> = {
  "kind:cthulhu": cthulhu,
  "kind:shoggoth": shoggoth,
  "kind:mi-go": miGo,
  "kind:zombie": zombies,
  "kind:temple": temple,
  "kind:blank": depot,
  "unit:infantry": mechanic,
  "unit:artillery": cannon,
  "unit:armoured-train": locomotive,
  "unit:airship": airship,
};

/** What a character is about: those who mine, farm, drive and nurse look it. */
const PEOPLE: Record<string, Motif> = {
  "alansa-castro": farm,
  "ferdi-kassan": farm,
  "jenny-appleseed": farm,
  "mr-merino": farm,
  "merinda-sweet": farm,
  "tex-mcguire": mechanic,
  "harry-bones": mine,
  "lord-blackstock": mine,
  "rory-mcdory": mine,
  "mrs-bradshaw": locomotive,
  "timothy-brassey": locomotive,
  "captain-flounder": airship,
  "juliette-verne": airship,
  "ivan-karpov": port,
  "yvette-killa": port,
  "franz-neumann": medic,
  "count-iago": medic,
  "o-malley": mechanic,
  "boris-krupp": mechanic,
  "zhu-xiang": mechanic,
  "bombardier-milligan": cannon,
  "general-takashi": cannon,
  "lady-carter": kit,
};

/** Of a thing as options name it: `kind:shoggoth`, `unit:airship`, `character:mr-merino`. */
export function pictureOf(thing: string): Picture {
  const [kind, word] = thing.split(":") as [string, string];
  const [usual, hue] = KINDS[kind] ?? KINDS.kind!;
  return picture((kind === "character" ? PEOPLE[word] : OWN[thing]) ?? usual, hue);
}

const ENDINGS: Record<string, Picture> = {
  "port-fell": picture(cthulhu, "plum"),
  "solo-lost": picture(shoggoth, "plum"),
  "solo-tied": picture(shoggoth, "plum"),
  "solo-won": picture(port, "ice"),
};
const EVENTS: Record<string, Picture> = {
  "old-one-destroyed": picture(shoggoth, "plum"),
  "trophy-taken": picture(shoggoth, "plum"),
  "farm-blighted": picture(miGo, "plum"),
  "tile-revealed": picture(zombies, "plum"),
  "tile-counted": picture(zombies, "plum"),
  "farm-built": picture(farm, "moss"),
  mined: picture(mine, "ochre"),
  "track-laid": picture(locomotive, "ochre"),
  hired: picture(hood, "moss"),
  "port-attacked": picture(cthulhu, "plum"),
  "temple-opened": picture(temple, "plum"),
  surge: picture(cthulhu, "plum"),
};

/** The time is up. */
export const happened = pictures(ENDINGS, EVENTS, picture(port, "ice"));
