/** The pictures of the games on the front page: `boards/<game>/Cover.svelte`. A table does not load them. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

export const coverOf = (game: string): Component | undefined => FOUND[`./${game}/Cover.svelte`]?.default;
