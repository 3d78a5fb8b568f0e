const stubs = {
  "\\.module\\.css$": "<rootDir>/__tests__/stubs/css-module.ts",
  "\\.(svg|woff2)$": "<rootDir>/__tests__/stubs/file-url.ts",
  "^gatsby$": "<rootDir>/__tests__/stubs/gatsby.ts",
};

/** Settings that all groups of tests share. */
const shared = {
  transform: { "\\.[jt]sx?$": "<rootDir>/jest-transform.cjs" },
  moduleNameMapper: stubs,
  // Copies of the project, package.json among them.
  modulePathIgnorePatterns: ["<rootDir>/.build/"],
  testEnvironment: "node",
  // What webpack defines.
  globals: { FONT_FILES: {} },
  resetMocks: true,
};

/** Code that imports content gets the fixture's. `data/patch.json` is css-tree's own. */
const content = { "^(?:\\.{1,2}/)+(data|locales)/(?!patch\\.json$)(.+\\.json)$": "<rootDir>/__tests__/fixture/$1/$2" };

/** Groups on the fixture site. */
const onFixture = {
  ...shared,
  moduleNameMapper: {
    ...stubs,
    "/site-root$": "<rootDir>/__tests__/fixture-root.ts",
    ...content,
    "/language-list$": "<rootDir>/__tests__/fixture/src/core/language-list.ts",
  },
};

/** The fixture site is composed before its files are read. */
const composed = { globalSetup: "<rootDir>/__tests__/set-up-fixture.ts" };

/** A test opens many pages. */
const inBrowser = (setUp) => ({
  setupFilesAfterEnv: ["<rootDir>/__tests__/time-limit.ts"],
  globalSetup: `<rootDir>/__tests__/${setUp}/set-up.ts`,
  globalTeardown: "<rootDir>/__tests__/browser/tear-down.ts",
});

/** The engines to test, separated by commas. */
const ENGINES = process.env.ENGINES ?? "chromium,firefox,webkit";

/** @type {import("jest").Config} */
export default {
  // Two cores, and a browser beside Jest.
  maxWorkers: 2,
  // Only a test that hangs takes so long, even on a busy machine.
  testTimeout: 60_000,
  projects: [
    // Pure functions and components, on values that the test holds, in five languages. Live content is out of reach.
    {
      ...shared,
      moduleNameMapper: { ...stubs, ...content },
      displayName: "unit",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/matchers.ts"],
    },
    // Rules for the repository and for the live content.
    { ...shared, displayName: "contracts", testMatch: ["<rootDir>/__tests__/contracts/**/*.test.ts"] },
    // The machinery on the fixture site.
    {
      ...onFixture,
      ...composed,
      displayName: "machinery",
      testMatch: ["<rootDir>/__tests__/machinery/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/matchers.ts"],
    },
    // Rules for the built site: its files, and its pages in Chromium.
    { ...shared, displayName: "built", testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"] },
    { ...shared, ...inBrowser("browser"), displayName: "browser", testMatch: ["<rootDir>/__tests__/browser/**/*.test.ts"] },
    // What visitors do, in every engine. By itself: `npm run test:engines`.
    {
      ...shared,
      ...inBrowser("engines"),
      displayName: "engines",
      testMatch: [`<rootDir>/__tests__/engines/@(${ENGINES.replaceAll(",", "|")}).test.ts`],
    },
    // By itself: a fixed browser draws the pictures, which runs on Linux x64 only.
    {
      ...shared,
      displayName: "looks",
      testMatch: ["<rootDir>/__tests__/looks/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/time-limit.ts"],
    },
  ],
};
