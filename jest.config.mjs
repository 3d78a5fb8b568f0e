/** Settings that every group of tests shares. */
const shared = {
  transform: { "\\.[jt]sx?$": "<rootDir>/jest-transform.cjs" },
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/stubs/css-module.ts",
    "\\.(svg|woff2)$": "<rootDir>/__tests__/stubs/file-url.ts",
  },
  testEnvironment: "node",
  resetMocks: true,
};

/** @type {import("jest").Config} */
export default {
  // Two cores, and a browser beside Jest.
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/matchers.ts"],
    },
    { ...shared, displayName: "contracts", testMatch: ["<rootDir>/__tests__/contracts/**/*.test.ts"] },
    { ...shared, displayName: "built", testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"] },
    {
      ...shared,
      displayName: "editing",
      testMatch: ["<rootDir>/__tests__/editing/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/time-limit.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testMatch: ["<rootDir>/__tests__/browser/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/browser/set-up.ts",
      globalTeardown: "<rootDir>/__tests__/browser/tear-down.ts",
      setupFilesAfterEnv: ["<rootDir>/__tests__/time-limit.ts"],
    },
    // By itself: a fixed browser draws the pictures, which runs on Linux x64 only.
    {
      ...shared,
      displayName: "looks",
      testMatch: ["<rootDir>/__tests__/looks/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/time-limit.ts"],
    },
    // By itself: the forms are drawn in a window so tall that a page beside it would wait for both.
    {
      ...shared,
      displayName: "forms",
      testMatch: ["<rootDir>/__tests__/forms/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/browser/set-up.ts",
      globalTeardown: "<rootDir>/__tests__/browser/tear-down.ts",
      setupFilesAfterEnv: ["<rootDir>/__tests__/time-limit.ts"],
    },
  ],
};
