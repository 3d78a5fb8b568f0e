const stubs = {
  "\\.module\\.css$": "<rootDir>/__tests__/stubs/css-module.ts",
  "\\.(svg|woff2)$": "<rootDir>/__tests__/stubs/file-url.ts",
  "^gatsby$": "<rootDir>/__tests__/stubs/gatsby.ts",
};

/** Settings that all groups of tests share. */
const shared = {
  transform: { "\\.[jt]sx?$": "<rootDir>/jest-transform.cjs" },
  // The checkout that `npm run looks` builds.
  modulePathIgnorePatterns: ["<rootDir>/looks/"],
  // Packages that are modules only.
  transformIgnorePatterns: ["/node_modules/(?!pixelmatch/)"],
  moduleNameMapper: stubs,
  testEnvironment: "node",
  // What webpack defines.
  globals: { FONT_FILES: {} },
  resetMocks: true,
};

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
    // What needs no build and no browser. Tests are beside what they test and hold their own values; those in `content/` state rules for any content.
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/{src,scripts,__tests__/content}/**/*.test.{ts,tsx}"],
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
  ],
};
