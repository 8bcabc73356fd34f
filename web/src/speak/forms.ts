/** Names that decline: the functions that sentences of the catalogues use, the same as in `ashfall.lang.forms`. */

import { FluentBundle, FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** The forms of a name as the server gives them, counted ones included. */
export type Forms = Record<string, string>;
export type Spoken = string | number | Named;
export type Item = [thing: Spoken, count: number];

const QUOTES: Record<string, [string, string]> = {
  ru: ["«", "»"],
  pl: ["„", "”"],
};
/** Stands between a number and what it counts, so that a line never breaks there. */
const NARROW = "\u00a0";

/** The name of a thing, or of several, that still knows its word and its forms. */
export class Named extends FluentType<string> {
  constructor(
    text: string,
    readonly word = "",
    readonly forms: Forms = {},
    readonly items: readonly Item[] | null = null,
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** A bundle whose catalogues can use the functions. */
export function declining(lang: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: functions(lang, () => bundle),
  });
  return bundle;
}

function functions(lang: string, bundle: () => FluentBundle): Record<string, FluentFunction> {
  const rules = new Intl.PluralRules(lang);

  const form = (thing: Spoken, key: string): string => (thing instanceof Named ? (thing.forms[key] ?? "") : "");

  /** A name whose form is not known, in quotation marks: so it may stay as it is in any sentence. */
  const quoted = (thing: Spoken): string => {
    if (!(thing instanceof Named) || !thing.word) return String(thing);
    const [opening, closing] = QUOTES[lang] ?? ["", ""];
    return `${opening}${thing}${closing}`;
  };

  const cased = (thing: Spoken, wanted: string, join: string): string => {
    if (!(thing instanceof Named) || !thing.items)
      return form(thing, wanted) || (wanted === "nom" ? String(thing) : quoted(thing));
    const texts = thing.items.map(([item, count]) =>
      count === 1 ? cased(item, wanted, join) : counted(item, count, wanted, join),
    );
    return strung(bundle(), texts, join);
  };

  const counted = (thing: Spoken, number: number, wanted: string, join: string): string => {
    if (thing instanceof Named && thing.items) {
      return strung(
        bundle(),
        thing.items.map(([item, count]) => counted(item, count, wanted, join)),
        join,
      );
    }
    const category = rules.select(Math.abs(number));
    const found = form(thing, wanted === "nom" ? category : `${category}_${wanted}`);
    const text = String(number).replace("-", "−");
    return found ? `${text}${NARROW}${found}` : `${text}${NARROW}×${NARROW}${cased(thing, "nom", join)}`;
  };

  return {
    AGREE: ([thing], options) => agree(gender(spoken(thing)), options),
    COLUMNS: ([thing], options) => columns(spoken(thing), whole(options.wide), whole(options.line)),
    CASE: ([thing], options) => cased(spoken(thing), word(options.case, "nom"), word(options.join, "and")),
    COUNT: ([thing, number], options) =>
      counted(spoken(thing), whole(number), word(options.case, "nom"), word(options.join, "and")),
    GENDER: ([thing]) => gender(spoken(thing)),
    SIZE: ([thing]) => new FluentNumber(size(spoken(thing))),
    WORD: ([thing]) => (thing instanceof Named && thing.word ? thing.word : String(spoken(thing))),
  };
}

const spoken = (value: FluentValue | undefined): Spoken =>
  value instanceof Named ? value : value instanceof FluentNumber ? value.value : String(value ?? "");
const word = (value: FluentValue | undefined, otherwise: string): string =>
  value === undefined ? otherwise : String(value);
const whole = (value: FluentValue | undefined): number => (value instanceof FluentNumber ? value.value : 1);

function gender(thing: Spoken): string {
  const sole = thing instanceof Named && thing.items && size(thing) === 1 ? thing.items[0]![0] : null;
  if (sole !== null) return gender(sole);
  const [first, rest] = (thing instanceof Named ? (thing.forms.gender ?? "") : "").split(" ");
  return (first === "pl" && rest === "pers" ? "mp" : first) || "other";
}

/** The word that agrees with a name: by `one` and `many`, or by each gender and `other`. */
function agree(found: string, words: Record<string, FluentValue>): string {
  const number = found === "pl" || found === "mp" ? "many" : "one";
  return String(words[found] ?? words[number] ?? words.other ?? words.one);
}

function size(thing: Spoken): number {
  if (thing instanceof Named && thing.items) return thing.items.reduce((sum, [, count]) => sum + count, 0);
  return String(thing) ? 1 : 0;
}

/** Names side by side in columns of one width, each broken between its words: one of two lines; who needs one has the second. */
function columns(thing: Spoken, wide: number, line: number): string {
  const names = thing instanceof Named && thing.items ? thing.items.map(([item]) => String(item)) : [String(thing)];
  return names
    .map((name) => (broken(name, wide - 1)[line - 1] ?? "").padEnd(wide))
    .join("")
    .trimEnd();
}

function broken(name: string, most: number): [string, string] {
  const words = name.split(" ");
  let count = words.length;
  while (count > 1 && words.slice(0, count).join(" ").length > most) count -= 1;
  if (count === words.length) return ["", name.slice(0, most)];
  const [first, second] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
  return [first.slice(0, most), second.slice(0, most)];
}

/** Texts as this language strings them together; those with commas in them stand between semicolons. */
export function strung(bundle: FluentBundle | undefined, texts: readonly string[], join = "and"): string {
  const items = texts.filter(Boolean);
  // Before the words are there.
  if (!bundle) return items.join(", ");
  const put = (id: string, values: Record<string, string>): string => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : id;
  };
  if (items.length < 2) return items[0] ?? put("list-none", {});
  if (join === "and" && items.some((item) => item.includes(","))) return items.join("; ");
  return put(`list-${join}`, {
    first: items.slice(0, -1).join(", "),
    last: items.at(-1)!,
  });
}
