/**
 * Drawings put into the page at build time: `import truck from "icon:game/truck"` is one of the icon collections,
 * `import wolves from "motif:wolves"` one of our own, out of `src/boards/motifs/`.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

interface Collection {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

const locate = createRequire(import.meta.url);
const PREFIX = "icon:";

function fromGameIcons(collection: Collection, name: string) {
  const icon = collection.icons[name];
  if (!icon) throw new Error(`there is no drawing "${name}" among the game icons`);
  const size = collection.width ?? 512;
  return { name, size: icon.width ?? size, stroke: false, body: icon.body };
}

function fromLucide(name: string) {
  const file = join(dirname(locate.resolve("lucide-static/package.json")), "icons", `${name}.svg`);
  return { name, size: 24, stroke: true, body: inner(readFileSync(file, "utf8")) };
}

/** What stands inside the `<svg>` of a file, on one line. */
function inner(text: string): string {
  const body = text
    .replace(/<!--.*?-->/gs, "")
    .replace(/^[^]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "");
  return body.replace(/\s+/g, " ").replace(/> </g, "><").trim();
}

export function icons(): Plugin {
  let collection: Collection | undefined;
  return {
    name: "ashfall-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [shelf, name] = id.slice(PREFIX.length + 1).split("/");
      if (!name || (shelf !== "game" && shelf !== "ui")) {
        throw new Error(`${id.slice(1)}: an icon is icon:game/<name> or icon:ui/<name>`);
      }
      collection ??= JSON.parse(
        readFileSync(locate.resolve("@iconify-json/game-icons/icons.json"), "utf8"),
      ) as Collection;
      const icon = shelf === "game" ? fromGameIcons(collection, name) : fromLucide(name);
      return `export default ${JSON.stringify(icon)}`;
    },
  };
}

const MOTIF = "motif:";
const MOTIFS = new URL("src/boards/motifs/", import.meta.url);

export function motifs(): Plugin {
  return {
    name: "ashfall-motifs",
    resolveId: (id) => (id.startsWith(MOTIF) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MOTIF}`)) return undefined;
      const name = id.slice(MOTIF.length + 1);
      const file = new URL(`${name}.svg`, MOTIFS);
      this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify({ name, body: inner(readFileSync(file, "utf8")) })}`;
    },
  };
}

const BOX = "?box";
/** The messages of a game's catalogue that stand on its box. */
const ON_THE_BOX = /^(game-name|game-summary|lesson-[a-z0-9-]+) =.*(\n[ \t]+.*|\n(?=\n*[ \t]))*/gm;

/** `games/<game>/lang/<language>.ftl?box`: what the front page says of a game, without the rest of its catalogue. */
export function boxes(): Plugin {
  return {
    name: "ashfall-boxes",
    load(id) {
      if (!id.endsWith(BOX)) return undefined;
      const file = id.slice(0, -BOX.length);
      this.addWatchFile(file);
      const found = readFileSync(file, "utf8").match(ON_THE_BOX) ?? [];
      return `export default ${JSON.stringify(found.join("\n"))}`;
    },
  };
}
