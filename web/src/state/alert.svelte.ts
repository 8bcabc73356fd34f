/** It is my turn: a sound, and a notice of the browser while the page is out of sight. */

import { boardOf } from "../boards/index";
import { play } from "../sound/player";
import { weightiest, type Sound } from "../sound/sounds";
import { dashed } from "../speak/speaker";
import { ask } from "../wire/http";
import type { LogLine, Scores } from "../wire/types";
import { settings } from "./settings.svelte";
import { say, speech } from "./speech.svelte";
import type { OpenTable } from "./table.svelte";

const VOLUME = { off: 0, soft: 0.4, full: 1 } as const;

export const hear = (sound: Sound): boolean => play(sound, VOLUME[settings.sound]);

/** The weightiest of some events, as their board says what each sounds like. */
export function hearEvents(game: string, lines: readonly LogLine[]): void {
  const sounds = boardOf(game)?.sounds ?? {};
  const found = weightiest(lines.map((line) => sounds[dashed(line.kind)]));
  if (found) hear(found);
}

/** Whether the browser may show notices: asked for when somebody switches them on. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

function notice(table: OpenTable, text: string): void {
  if (!settings.alerts || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(say("game-name"), { body: text, tag: table.id, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notices from a worker only; the sound and the title are still there.
  }
}

async function hearEnd(table: OpenTable): Promise<void> {
  try {
    const { winners } = await ask<Scores>(`/api/tables/${table.id}/scores`);
    hear(table.mine.some((seat) => winners.includes(seat)) ? "won" : "lost");
  } catch {
    // The score sheet says that it could not be had; nothing needs to be heard.
  }
}

/** Tell when the turn comes to this browser, and how it ended. Call inside a component. */
export function alertAt(table: OpenTable): void {
  let before: { mine: boolean; over: boolean } | null = null;
  $effect(() => {
    const now = { mine: table.questions.length > 0 || table.elsewhere.length > 0, over: table.over };
    const was = before;
    before = now;
    if (!was) return;
    if (now.over && !was.over) void hearEnd(table);
    if (now.mine && !was.mine) {
      const question = table.questions[0];
      hear("turn");
      notice(table, question ? speech.now.question(question.question, table.seat) : say("ui-state-mine"));
    }
  });
  $effect(() => {
    if (table.refused) hear("refused");
  });
}
