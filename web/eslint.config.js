import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default [
  { ignores: ["src/wire/schema.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // svelte-check knows every name and every warning that is to be ignored.
      "no-undef": "off",
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // Maps and sets here are made, filled and read in one go.
      "svelte/prefer-svelte-reactivity": "off",
      // The pages are not SvelteKit's; an empty {" "} keeps the space that the formatter would break.
      "svelte/no-navigation-without-resolve": "off",
      "svelte/no-useless-mustaches": "off",
    },
  },
];
