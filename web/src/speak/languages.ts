/** The one list of languages, which the server and the terminal read as well. */

import names from "../../../src/ashfall/languages.json";

export type Lang = keyof typeof names;

/** What each language calls itself, so that it is found by those who read nothing else here. */
export const NAMES: Record<Lang, string> = names;

export const LANGUAGES = Object.keys(names) as Lang[];

/** What others fall back on. */
export const FIRST = LANGUAGES[0]!;

/** Where this browser keeps what a person likes. */
export const KEPT = "ashfall.settings";

/** The first language of this browser that the page speaks. */
export function spokenHere(): Lang {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const spoken = LANGUAGES.find((lang) => lang === wanted.slice(0, 2).toLowerCase());
    if (spoken) return spoken;
  }
  return FIRST;
}

/** The language of the page before anything else of the settings is known. */
export function chosenLang(): Lang {
  try {
    const { lang } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { lang?: Lang };
    if (lang && lang in NAMES) return lang;
  } catch {
    // A browser that keeps nothing speaks what it spoke before.
  }
  return spokenHere();
}
