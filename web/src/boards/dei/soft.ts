/** Where a long word may be broken: most browsers know it, those without the language's list do not. */

import type { Lang } from "../../wire/types";

const VOWELS: Partial<Record<Lang, string>> = { ru: "аеёиоуыэюя", pl: "aąeęioóuy" };
/** Letters that are one sound together, and those that belong to the one before them. */
const SOUNDS = /[szcr]z|ch|d[zźż]|[^ьъй][ьъй]+|./gi;
const LONG = 9;
const SHY = "\u00ad";

/** A name with soft hyphens in its long words: between two vowels, before the last consonant. */
export function soft(name: string, lang: Lang): string {
  const vowels = VOWELS[lang];
  return vowels ? name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : hyphened(word, vowels))) : name;
}

function hyphened(word: string, vowels: string): string {
  const sounds = word.match(SOUNDS) ?? [];
  const open = (sound: string | undefined) => sound !== undefined && vowels.includes(sound[0]!.toLowerCase());
  let from = 0;
  return sounds
    .map((sound, i) => {
      const [at, rest] = [from, word.length - from];
      from += sound.length;
      const breaks = i > 0 && !open(sound) && open(sounds[i + 1]) && sounds.slice(0, i).some(open);
      return breaks && at > 2 && rest > 2 ? SHY + sound : sound;
    })
    .join("");
}
