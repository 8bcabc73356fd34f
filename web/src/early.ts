/**
 * What a place will need is on its way before the code that shows it is here: on a slow line the first answers come while
 * the code is still being loaded. Whoever needs something asks for it as usual, and says what is wrong with the answer.
 */

import { lesson } from "./learn/lessons";
import { chosenLang } from "./speak/languages";
import { componentsOf, texts } from "./speak/texts";
import type { Place } from "./state/places";
import { arriveSoon } from "./state/arrival";
import { soon } from "./wire/http";
import type { TableInfo } from "./wire/types";

const BOARDS = import.meta.glob("./boards/*/Board.svelte");
const STRIPS = import.meta.glob("./boards/*/strip.ts");

/** The drawn board of a game: its code and the printed data of its components. */
function board(game: string): Promise<unknown> {
  const code = BOARDS[`./boards/${game}/Board.svelte`];
  if (!code) return Promise.resolve();
  return Promise.all([code(), STRIPS[`./boards/${game}/strip.ts`]?.(), componentsOf(game)]);
}

async function table(id: string): Promise<void> {
  const lang = chosenLang();
  const told = soon<TableInfo>(`/api/tables/${id}`).then(({ game }) => Promise.all([texts(lang, game), board(game)]));
  await Promise.all([told, soon("/api/me"), texts(lang)]);
}

/** A replay: the way to its newest position is several answers long, and its board and words need not wait for the last. */
async function replay(id: string, secret: string): Promise<void> {
  const lang = chosenLang();
  const needed: Promise<unknown>[] = [];
  const seen = arriveSoon(id, secret, (game) => needed.push(texts(lang, game), board(game)));
  await Promise.all([texts(lang), seen]);
  await Promise.all(needed);
}

export async function early(place: Place): Promise<void> {
  if (place.name === "table" && !place.secret) await table(place.id);
  else if (place.name === "replay") await replay(place.id, place.secret);
  else if (place.name === "front") {
    soon("/api/games");
    soon("/api/me");
    await texts(chosenLang());
  } else if (place.name === "rules") {
    const lang = chosenLang();
    soon(`/api/games/${place.game}/rules?${new URLSearchParams({ find: place.find.trim(), lang })}`);
    await Promise.all([texts(lang, place.game), lesson(place.game)]);
  } else await texts(chosenLang());
}
