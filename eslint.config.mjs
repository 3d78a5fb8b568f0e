import { readdirSync } from "node:fs";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const folders = (...names) => names.map((name) => `./src/${name}`);

/** What runs in browsers and in the build alike. */
const PURE = folders("facts", "rental", "schemas", "search", "business");
/** What visitors see. */
const INTERFACE = folders("ui", "blocks", "layout", "templates", "head");
/** What only the build runs. */
const BUILD = folders("content", "check", "publish", "gatsby", "editing", "review");

/** Which folder may not import which (docs/architecture.md). */
const layers = [
  { target: PURE, from: [...INTERFACE, ...BUILD], message: "Facts and rules know nothing of pages and of the build." },
  {
    target: [...INTERFACE, ...folders("page", "i18n")],
    from: BUILD,
    message: "Pages get their data from queries: they import nothing of the build.",
  },
  { target: folders("ui"), from: folders("blocks", "layout", "templates", "head", "i18n"), message: "Parts know nothing of the business." },
  {
    target: folders("blocks"),
    from: folders("layout", "templates", "head"),
    message: "A block is used by pages and the layout, not the reverse.",
  },
  { target: folders("layout"), from: folders("templates"), message: "The layout is the same around every page." },
  { target: folders("content"), from: folders("check", "publish", "gatsby", "editing", "review"), message: "Reading files comes first." },
  { target: folders("check"), from: folders("publish", "gatsby", "editing", "review"), message: "The check depends on files alone." },
  {
    target: folders("publish", "editing", "review"),
    from: folders("gatsby"),
    message: "Only the files that Gatsby reads import its hooks.",
  },
  { target: folders("schemas"), from: folders("facts", "rental", "search", "business"), message: "What files may hold comes first." },
];

/** A page imports no other page: what two of them need is a block. */
const pages = readdirSync(new URL("./src/templates", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    target: `./src/templates/${name}`,
    from: "./src/templates",
    except: [`./${name}`],
    message: "A page may not import another page: make a block of what both need.",
  }));

export default tseslint.config(
  { ignores: ["node_modules", "public", "looks", ".cache", "src/*-types.d.ts"] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat["recommended-latest"],
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] })],
      // Without it no-cycle looks into JavaScript only.
      "import-x/extensions": [".ts", ".tsx"],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...layers, ...pages] }],
      "import-x/no-cycle": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // An index signature is read with brackets, so that a typing error in a declared name still shows.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
    },
  },
  {
    // Pure functions and types: nothing of the browser's framework, nothing of the disk.
    files: ["src/{facts,rental,schemas,search,business}/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(react|gatsby|node:)", message: "No React, no Gatsby, no file access here." }] },
      ],
    },
  },
  {
    // One path for data. Types may be imported.
    files: ["src/**", "scripts/**", "gatsby-*"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "\\.json$",
              allowTypeImports: true,
              message:
                "Pages get content from their query, hooks and scripts from src/content/site-data.ts. An import would send the whole file to visitors.",
            },
          ],
        },
      ],
    },
  },
  { files: ["scripts/**", "__tests__/**"], rules: { "no-console": "off" } },
  {
    // Values of their own: an editor's change never changes a test. What holds for any content is in `__tests__/content`.
    files: ["**/*.test.{ts,tsx}"],
    ignores: ["__tests__/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "/(data|locales)/.*\\.json$", message: "Unit tests hold their own values." }] },
      ],
    },
  },
  { files: ["**/*.mjs", "**/*.js", "**/*.cjs"], extends: [tseslint.configs.disableTypeChecked] },
  // Jest loads it with require.
  { files: ["jest-transform.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
