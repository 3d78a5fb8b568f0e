import { readFileSync, readdirSync } from "node:fs";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The rooms of the house, and which rooms each may use (docs/architecture.md). */
const rooms = JSON.parse(readFileSync(new URL("./rooms.json", import.meta.url), "utf8"));

const isInside = (path, room) => path.startsWith(`${room}/`);

/** What lies in a room and in no room inside it. */
function contentsOf(room, folder = room) {
  return readdirSync(new URL(`./${folder}`, import.meta.url)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (path in rooms) {
      return [];
    }
    return Object.keys(rooms).some((other) => isInside(other, path)) ? contentsOf(room, path) : [`./${path}`];
  });
}

/** Whether a room may use another: that is named for it, or lies in one that is named and does not hold both. */
const mayUse = (room, other) => rooms[room].some((allowed) => other === allowed || (isInside(other, allowed) && !isInside(room, allowed)));

/** The arrows between the rooms as the rule reads them: whatever is not allowed is forbidden. */
const zones = Object.keys(rooms).flatMap((room) =>
  Object.keys(rooms)
    .filter((other) => other !== room && !mayUse(room, other))
    .map((other) => ({ target: contentsOf(room), from: contentsOf(other), message: `${room} may not import ${other}.` })),
);

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
  { ignores: ["node_modules", "public", ".cache", "src/*-types.d.ts"] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat["recommended-latest"],
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["*.mjs", "*.js", "*.cjs", "scripts/*.mjs"] },
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
      "import-x/no-restricted-paths": ["error", { zones: [...zones, ...pages] }],
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
    files: ["src/core/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(react|gatsby|node:)", message: "src/core is pure: no React, no Gatsby, no file access." }] },
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
    // Values of their own: an editor's change never changes a test. What holds for any content is in `unit/content`.
    files: ["__tests__/unit/**"],
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
