/** The one list of languages, which the server and the terminal read as well. */

import names from "../../../src/ashfall/languages.json";

export type Lang = keyof typeof names;

/** What each language calls itself, so that it is found by those who read nothing else here. */
export const NAMES: Record<Lang, string> = names;

export const LANGUAGES = Object.keys(names) as Lang[];

/** What others fall back on. */
export const FIRST = LANGUAGES[0]!;
