/** Who sits at this browser, and the tables that wait here. */

import { ask, send } from "../wire/http";
import type { Guest, Me, TableInfo } from "../wire/types";
import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";

class Person {
  guest: Guest | null = $state.raw(null);
  tables: TableInfo[] = $state.raw([]);
  known = $state(false);

  async look(): Promise<void> {
    this.take(await ask<Me>("/api/me"));
  }

  take(me: Me): void {
    this.guest = me.guest;
    this.tables = me.tables;
    this.known = true;
  }

  /** Come in under the usual name; nobody is asked anything. */
  async comeIn(): Promise<Guest> {
    if (!this.known) await this.look();
    if (!this.guest) await this.rename(say("ui-guest"));
    return this.guest!;
  }

  async rename(name: string): Promise<void> {
    this.take(await send<Me>("POST", "/api/me", { name, lang: settings.lang }));
  }
}

export const me = new Person();
