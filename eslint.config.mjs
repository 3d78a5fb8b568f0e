import { readFileSync } from "node:fs";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The rooms of the house, and which rooms each may use (docs/decisions/0002-rooms.md). */
const rooms = JSON.parse(readFileSync(new URL("./rooms.json", import.meta.url), "utf8"));

/** The arrows between the rooms as the rule reads them: whatever is not allowed is forbidden. */
const zones = Object.entries(rooms).flatMap(([room, allowed]) =>
  Object.keys(rooms)
    .filter((other) => other !== room && !allowed.includes(other))
    .map((other) => ({ target: `./${room}`, from: `./${other}`, message: `${room} may not import ${other}.` })),
);

export default tseslint.config(
  { ignores: ["node_modules", "public", ".cache", ".build", ".deploy", ".shots", "src/gatsby-types.d.ts"] },
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
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
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
    files: ["src/site/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(react|gatsby|node:)", message: "src/site is pure: no React, no Gatsby, no file access." }] },
      ],
    },
  },
  { files: ["scripts/**", "deploy/**", "bench/**", "shots/**", "__tests__/**"], rules: { "no-console": "off" } },
  { files: ["**/*.mjs", "**/*.js", "**/*.cjs"], extends: [tseslint.configs.disableTypeChecked] },
  // PostCSS and Jest load these with require.
  { files: ["postcss.config.js", "jest-transform.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
