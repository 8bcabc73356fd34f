/**
 * Which file of the built page a module goes into. A browser asks for at most six files of one server at a time, so few
 * files come sooner than many: one for what all screens share, one for what tables share, one for each screen, board and language.
 */

import type { Plugin } from "vite";

interface Module {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}
type Graph = { getModuleInfo(id: string): Module | null };

const SCREENS: Record<string, string> = {
  FrontPage: "front",
  MyGames: "games",
  TablePage: "table",
  Replay: "replay",
  RulesPage: "rules",
  LearnPage: "learn",
  Credits: "credits",
};

/** Screens that list games: they share their pictures. */
const LISTS = ["front", "games"];
const SCREEN = /src\/(?:shell|learn)\/([A-Za-z]+)\.svelte$/;
const BOARD = /src\/boards\/([^/]+)\/(Board\.svelte|strip\.ts|signs\.ts|pictures\.ts|stage\.ts)$/;
const LANGUAGE = /lang\/(?:([a-z]{2})\/[a-z]+\.ftl\?raw|([a-z]{2})\.ftl\?box)$/;

/** What is loaded by itself and comes to a module without a further wait: the screens, boards and parts that need it. */
function needing(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return found;
  if (module.isEntry || module.dynamicImporters.length) found.add(module.isEntry ? "main" : id);
  for (const importer of module.importers) for (const one of needing(importer, graph, seen)) found.add(one);
  return found;
}

export function chunk(id: string, graph: Graph): string | null {
  const language = LANGUAGE.exec(id);
  if (language) return `words-${language[1] ?? language[2]}`;
  const all = [...needing(id, graph)];
  if (all.includes("main")) return "main";
  const boards = new Set(all.flatMap((one) => BOARD.exec(one)?.[1] ?? []));
  const screens = new Set(all.flatMap((one) => SCREENS[SCREEN.exec(one)?.[1] ?? ""] ?? []));
  if (all.some((one) => one.endsWith("src/page.ts"))) return "shell";
  if (screens.has("front") && ([...screens].some((one) => !LISTS.includes(one)) || boards.size)) return "shell";
  if (screens.has("front")) return "front";
  if (screens.has("rules") && screens.size > 1) return "rulebook";
  if (screens.size > 1 || boards.size > 1) return "room";
  if (screens.size) return boards.size ? "room" : [...screens][0]!;
  const [board] = boards;
  // The signs are also wanted alone, for the reference card.
  if (board) return all.some((one) => one.endsWith("/signs.ts")) ? `signs-${board}` : `board-${board}`;
  return null;
}

/** Tells the server which files each screen needs, so that the page it sends names them (`server/page.py`). */
export function screens(): Plugin {
  return {
    name: "ashfall-screens",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const filesOf = (file: string, found = new Set<string>()): Set<string> => {
          const part = bundle[file];
          if (part?.type !== "chunk" || part.isEntry || found.has(file)) return found;
          found.add(file);
          for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
          for (const needed of part.imports) filesOf(needed, found);
          return found;
        };
        const holding = (module: RegExp) =>
          Object.values(bundle).find((part) => part.type === "chunk" && part.moduleIds.some((id) => module.test(id)))!;
        const told: Record<string, string[]> = {};
        for (const [component, name] of Object.entries(SCREENS)) {
          const own = holding(new RegExp(`/${component}\\.svelte$`));
          told[name] = [...new Set([...filesOf(holding(/src\/page\.ts$/).fileName), ...filesOf(own.fileName)])];
        }
        this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(told) });
      },
    },
  };
}
