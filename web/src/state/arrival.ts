/**
 * Coming to a table to look at it: under the usual name, through its door if there is a key, to the newest position.
 * It can begin before the screen that shows it is here.
 */

import { chosenLang } from "../speak/languages";
import { catalogue } from "../speak/texts";
import { ask, send, soon } from "../wire/http";
import type { Me, SeatView, TableInfo } from "../wire/types";

export interface Arrival {
  me: Me;
  seen: SeatView;
}

/** The name of whoever comes without one: nobody speaks yet, so it is read off the catalogue. */
async function guestName(): Promise<string> {
  return /^ui-guest = (.+)$/m.exec(await catalogue(chosenLang(), "page"))?.[1] ?? "";
}

async function come(id: string, secret: string, told: (game: string) => void): Promise<Arrival> {
  let me = await ask<Me>("/api/me");
  if (!me.guest) me = await send<Me>("POST", "/api/me", { name: await guestName(), lang: chosenLang() });
  if (secret) {
    const { game } = await send<TableInfo>("POST", `/api/tables/${id}/enter`, { invite: secret });
    // What is asked first comes first.
    void soon(`/api/tables/${id}/view`);
    told(game);
    void soon(`/api/tables/${id}/story`);
  }
  const seen = await ask<SeatView>(`/api/tables/${id}/view`);
  if (!secret) told(seen.table.game);
  return { me, seen };
}

const coming = new Map<string, Promise<Arrival>>();

/** `told`: the game is known; what it needs can be fetched beside the position. */
export function arriveSoon(id: string, secret: string, told: (game: string) => void): Promise<Arrival> {
  const found = come(id, secret, told);
  coming.set(`${id} ${secret}`, found);
  return found;
}

/** The arrival that has begun, or another one. */
export function arrive(id: string, secret: string, told: (game: string) => void): Promise<Arrival> {
  const found = coming.get(`${id} ${secret}`);
  coming.delete(`${id} ${secret}`);
  return found ?? come(id, secret, told);
}
