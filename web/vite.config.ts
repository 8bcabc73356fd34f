import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunk, screens } from "./chunks.ts";
import { boxes, icons, motifs } from "./plugins.ts";

/** Scripts over many positions run as the built page does, without the developers' checks of Svelte. */
const script = Boolean(process.env.ASHFALL_POSITIONS);
const tests = process.env.ASHFALL_GESTURES ? "src/**/gestures.script.ts" : "src/**/*.test.ts";
const server = process.env.ASHFALL_SERVER ?? "http://127.0.0.1:8460";

export default defineConfig({
  plugins: [icons(), motifs(), boxes(), screens(), svelte(script ? { compilerOptions: { dev: false } } : {})],
  build: {
    outDir: "../src/ashfall/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: chunk, debugName: "screens", includeDependenciesRecursively: false }] },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    // Scripts need positions that only the engine can make: tests/web/test_lit.py runs them.
    include: [script ? "src/**/*.script.svelte.ts" : tests],
    setupFiles: ["src/setup.vitest.ts"],
    testTimeout: 600_000,
  },
  resolve: process.env.VITEST
    ? {
        conditions: ["browser"],
        alias: script ? { "esm-env": new URL("src/boards/lit.env.ts", import.meta.url).pathname } : {},
      }
    : {},
});
