/** What the keyboard does at a table. */

import type { Room } from "../state/room.svelte";
import { settings } from "../state/settings.svelte";
import { look } from "../state/sight";

/** What a key can open or close beside the room itself. */
export interface Doors {
  /** True: a dialog is open and has the keyboard. */
  readonly shut: boolean;
  /** Close what lies over the board; false where nothing does. */
  close(): boolean;
  type(): void;
  show(tab: "board" | "log"): void;
  rules(): void;
  keys(): void;
}

const typingIn = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

export function press(event: KeyboardEvent, room: Room, doors: Doors): void {
  const { hand, film } = room;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || doors.shut) return;
  if (event.key === "Escape") {
    if (!hand.back() && !doors.close() && film.open) film.close();
    return;
  }
  if (typingIn(event.target)) return;
  if (event.key === " " && film.open && !(event.target as Element).closest("button, [data-thing]")) {
    event.preventDefault();
    film.next();
    return;
  }
  if (!settings.letters || hand.menu) return;
  if (act(event, room, doors)) event.preventDefault();
}

/** True: the key meant something. */
function act(event: KeyboardEvent, { hand, table, veiled, info }: Room, doors: Doors): boolean {
  const key = event.key.toLowerCase();
  if (look(key, info.game)) return true;
  if (/^[1-9]$/.test(key)) {
    const option = veiled ? null : table.options[Number(key) - 1];
    if (option) void hand.choose(option);
    return Boolean(option);
  }
  const focused = (document.activeElement?.closest("[data-thing]") as HTMLElement | null)?.dataset.thing;
  switch (key) {
    case "enter":
      if (!hand.considered && table.proposed.length && !veiled && document.activeElement === document.body) {
        document.querySelector<HTMLElement>("[data-proposed]")?.click();
        return true;
      }
      if (!hand.considered || (event.target as Element).closest("button, a, [data-thing]")) return false;
      hand.confirm();
      return true;
    case "z":
      table.undo();
      return true;
    case "w":
      if (focused || hand.inspected) hand.pick((focused ?? hand.inspected)!, document.activeElement ?? undefined);
      return true;
    case "i":
      if (focused ?? hand.hovered) hand.inspect((focused ?? hand.hovered)!);
      return true;
    case "p": {
      const choice = (document.activeElement as HTMLElement | null)?.dataset.choice;
      const option = table.options.find((one) => one.text === choice) ?? table.options[0];
      if (option) void hand.consider(option);
      return true;
    }
    case "/":
      doors.type();
      setTimeout(() => document.getElementById("command")?.focus());
      return true;
    case "b":
      doors.show("board");
      setTimeout(() => document.querySelector<HTMLElement>("[data-board] [data-thing]")?.focus());
      return true;
    case "l":
      doors.show("log");
      setTimeout(() => document.querySelector<HTMLElement>("[data-screen='log']")?.focus());
      return true;
    case "r":
      doors.rules();
      return true;
    case "t":
      settings.table = settings.table === "board" ? "text" : "board";
      return true;
    case "?":
      doors.keys();
      return true;
  }
  return false;
}
