import "./end-with-parent.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ensureChromium } from "../__tests__/browser/chromium";
import { ENGINES } from "../__tests__/browser/engines";
import { projectBuild } from "./build-site";
import { END_WITH_PARENT } from "./run-program";
import { type Result, testSummary } from "./test-summary";

const jestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  success: z.boolean(),
});

const root = process.cwd();
const require = createRequire(import.meta.url);
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
const results: Result[] = [];

/** What a program found, by its exit status. */
type Count = (isGood: boolean) => Pick<Result, "passed" | "failed">;

const one: Count = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/**
 * Runs a Node program and prints its output when it has ended, so that programs side by side do not mix.
 *
 * @param folder where it runs
 * @returns whether nothing failed
 */
async function step(name: string, args: readonly string[], folder = root, count = one): Promise<boolean> {
  const start = performance.now();
  const program = spawn(process.execPath, ["--import", END_WITH_PARENT, ...args], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const output: Buffer[] = [];
  program.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  program.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  await once(program, "close");
  const seconds = Math.round((performance.now() - start) / 1000);
  const result = { name, ...count(program.exitCode === 0), seconds };
  console.log(`\n── ${name} (${String(seconds)} s) ──\n${Buffer.concat(output).toString().trim()}`);
  results.push(result);
  return result.failed === 0;
}

/** Runs projects of Jest's and counts their tests. A file that cannot be run counts as a failed test. */
function jest(name: string, projects: readonly string[], folder = root): Promise<boolean> {
  const report = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const args = [require.resolve("jest/bin/jest"), "--selectProjects", ...projects, "--json", `--outputFile=${report}`];
  return step(name, args, folder, () => {
    if (!existsSync(report)) {
      return one(false);
    }
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = jestReportSchema.parse(
      JSON.parse(readFileSync(report, "utf8")),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: success ? failed : Math.max(1, failed) };
  });
}

const notRun = (name: string, reason: string): void => {
  results.push({ name, passed: 0, failed: 0, seconds: 0, notRun: reason });
};

const binary = (name: string, file: string): string => join(require.resolve(`${name}/package.json`), "..", "bin", file);

/** The checks that need no types of queries. */
async function checkText(): Promise<void> {
  await step("format", [binary("prettier", "prettier.cjs"), "--check", "."]);
  await step("lint of styles", [binary("stylelint", "stylelint.mjs"), "src/**/*.css"]);
}

/** Needs the types of queries, which a build writes and git does not keep. */
async function checkCode(): Promise<void> {
  await step("types", [binary("typescript", "tsc"), "--noEmit"]);
  await step("types of the worker", [binary("typescript", "tsc"), "--noEmit", "--project", "src/publish/offline/worker"]);
  await step("lint", [binary("eslint", "eslint.js"), ".", "--max-warnings", "0"]);
}

const buildLive = (): Promise<boolean> => step("build", ["--import", "tsx", "scripts/build.ts"]);

const buildFixture = (): Promise<boolean> => step("build of the fixture site", ["--import", "tsx", "scripts/build-fixture-site.ts"]);

/**
 * Builds the live site with other content, and runs the rules for any content on it (docs/decisions/0034-fixture-site.md).
 *
 * @param beforeTests runs between the build and the tests: with two of Jest's runs at once, tests exceed their time limits
 */
async function testOtherContent(beforeTests?: () => Promise<unknown>): Promise<void> {
  const { copyOfProject, removeCopy } = await import("../__tests__/project-copy");
  const { changeContent } = await import("../__tests__/other-content/change-content");
  const copy = copyOfProject(root, "other-content", "public");
  try {
    changeContent(copy);
    const args = ["--import", "tsx", "scripts/build.ts", `--goes-on-from=${projectBuild(root).staging}`];
    const isBuilt = await step("build with other content", args, copy);
    await beforeTests?.();
    if (isBuilt) {
      await jest("other content", ["contracts", "built"], copy);
    }
  } finally {
    removeCopy(copy);
  }
}

const testUnit = (): Promise<boolean> => jest("unit", ["unit", "contracts", "machinery"]);

const testBuilt = (): Promise<boolean> => jest("built", ["built", "machinery-built"]);

const testBrowser = (): Promise<boolean> => jest("browser", ["browser", "machinery-browser"]);

const testForms = (): Promise<boolean> => jest("forms", ["forms"]);

/** What an editor does up to the finished page: one of these builds, the other starts the development server. */
const testEditing = (): Promise<boolean> => jest("editing", ["editing"]);

/** The same scenarios in three browsers. They need the fixture site only. */
async function testEngines(): Promise<void> {
  const wanted = process.env["ENGINES"]?.split(",") ?? Object.keys(ENGINES);
  for (const [name, { ensure }] of Object.entries(ENGINES)) {
    if (wanted.includes(name)) {
      ensure();
    } else {
      notRun(`scenarios in ${name}`, "ENGINES does not name it");
    }
  }
  await jest("engines", ["engines"]);
}

/** Everything. Builds, checks of the code and the forms use one core most of the time, so two of them run side by side. */
async function testAll(): Promise<void> {
  const live = buildLive();
  const fixture = buildFixture();
  const unit = fixture.then(checkText).then(testUnit).then(testEngines);
  await Promise.all([unit, live.then((isBuilt) => (isBuilt ? testOtherContent(() => checkCode().then(() => unit)) : checkCode()))]);
  if ((await live) && (await fixture)) {
    ensureChromium();
    await testBuilt();
    await testBrowser();
    await Promise.all([testEditing(), testForms()]);
  }
}

/** Runs tests when builds that they read have succeeded. */
const after = async (builds: readonly (() => Promise<boolean>)[], ...tests: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const build of builds) {
    if (!(await build())) {
      return;
    }
  }
  ensureChromium();
  for (const test of tests) {
    await test();
  }
};

/** What can be run alone, with the builds that it reads. */
const GROUPS: Readonly<Record<string, () => Promise<unknown>>> = {
  unit: testUnit,
  built: () => after([buildLive, buildFixture], testBuilt),
  browser: () => after([buildLive, buildFixture], testBrowser, testEngines),
  forms: () => after([buildFixture], testForms, testEditing),
  content: testOtherContent,
};

const [group] = process.argv.slice(2);
const run = group === undefined ? testAll : GROUPS[group];
if (run === undefined) {
  console.error(`There is no group of tests called “${String(group)}”. Groups: ${Object.keys(GROUPS).join(", ")}.`);
  process.exit(1);
}
await run();
rmSync(reports, { recursive: true });

console.log(`\n── summary ──\n${testSummary(results)}`);
process.exitCode = results.every(({ failed }) => failed === 0) && results.some(({ passed }) => passed > 0) ? 0 : 1;
