import "./end-with-parent.mjs";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ensureChromium } from "../__tests__/browser/chromium";
import { ENGINES } from "../__tests__/browser/engines";
import { fixedChromiumProblem } from "./fixed-chromium";
import { projectBuild } from "./build-site";
import { END_WITH_PARENT } from "./run-program";
import { type Result, testSummary } from "./test-summary";

/** The groups of tests that can be run alone, and Jest's projects in each. */
const GROUPS = {
  unit: ["unit", "contracts", "machinery"],
  built: ["built", "machinery-built"],
  browser: ["browser", "machinery-browser"],
  forms: ["forms"],
} as const;

type Group = keyof typeof GROUPS;

const isGroup = (name: string): name is Group => Object.hasOwn(GROUPS, name);

type Count = Pick<Result, "passed" | "failed">;

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

const one = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Advisories appear without a change of the project, so they are shown and not counted; `npm run audit` fails because of them. */
const shownOnly = (): Count => ({ passed: 0, failed: 0 });

/**
 * Runs a Node program and prints its output when it has ended, so that programs side by side do not mix.
 *
 * @param folder where it runs
 * @returns the exit status
 */
function node(args: readonly string[], folder = root): Promise<{ readonly status: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, ["--import", END_WITH_PARENT, ...args], {
      cwd: folder,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    });
    const output: Buffer[] = [];
    program.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    program.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    program.once("close", (status) => {
      resolve({ status, output: Buffer.concat(output).toString().trim() });
    });
  });
}

async function step(name: string, run: () => Promise<{ readonly count: Count; readonly output: string }>): Promise<boolean> {
  const start = performance.now();
  const { count, output } = await run();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n── ${name} (${String(seconds)} s) ──\n${output}`);
  results.push({ name, ...count, seconds });
  return count.failed === 0;
}

/** A step that runs one program. */
const programStep = (
  name: string,
  args: readonly string[],
  count: (status: number | null) => Count = (status) => one(status === 0),
): Promise<boolean> =>
  step(name, async () => {
    const { status, output } = await node(args);
    return { count: count(status), output };
  });

/**
 * Runs projects of Jest's and counts their tests. A file that cannot be run counts as a failed test.
 *
 * @param folder the project, or a copy of it
 */
const jestStep = (name: string, projects: readonly string[], folder = root): Promise<boolean> =>
  step(name, async () => {
    const report = join(reports, `${name.replaceAll(" ", "-")}.json`);
    const { output } = await node(
      [require.resolve("jest/bin/jest"), "--selectProjects", ...projects, "--json", `--outputFile=${report}`],
      folder,
    );
    if (!existsSync(report)) {
      return { count: one(false), output };
    }
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = jestReportSchema.parse(
      JSON.parse(readFileSync(report, "utf8")),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { count: { passed: numPassedTests, failed: success ? failed : Math.max(1, failed) }, output };
  });

const binary = (name: string, file: string): string => join(require.resolve(`${name}/package.json`), "..", "bin", file);

/** The checks that need no types of queries. */
async function checkText(): Promise<void> {
  await programStep("format", [binary("prettier", "prettier.cjs"), "--check", "."]);
  await programStep("lint of styles", [binary("stylelint", "stylelint.mjs"), "src/**/*.css"]);
  const npm = process.env["npm_execpath"];
  if (npm !== undefined) {
    await programStep("audit", [npm, "run", "audit"], shownOnly);
  }
}

/** Needs the types of queries, which a build writes and git does not keep. */
async function checkCode(): Promise<void> {
  await programStep("types", [binary("typescript", "tsc"), "--noEmit"]);
  await programStep("types of the worker", [binary("typescript", "tsc"), "--noEmit", "--project", "src/publish/offline/worker"]);
  await programStep("lint", [binary("eslint", "eslint.js"), ".", "--max-warnings", "0"]);
}

const buildLive = (): Promise<boolean> => programStep("build", ["--import", "tsx", "scripts/build.ts"]);

const buildFixture = (): Promise<boolean> => programStep("build of the fixture site", ["--import", "tsx", "scripts/build-fixture-site.ts"]);

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
    const isBuilt = await step("build with other content", async () => {
      const { status, output } = await node(["--import", "tsx", "scripts/build.ts", `--goes-on-from=${projectBuild(root).staging}`], copy);
      return { count: one(status === 0), output };
    });
    await beforeTests?.();
    if (isBuilt) {
      await jestStep("other content", ["contracts", "built"], copy);
    }
  } finally {
    removeCopy(copy);
  }
}

const testUnit = (): Promise<boolean> => jestStep("unit", GROUPS.unit);

async function testBuilt(): Promise<void> {
  await jestStep("built", GROUPS.built);
}

async function testBrowser(): Promise<void> {
  ensureChromium();
  await jestStep("browser", GROUPS.browser);
}

/** The same scenarios in three browsers. They need the fixture site only. */
async function testEngines(): Promise<void> {
  const wanted = process.env["ENGINES"]?.split(",") ?? Object.keys(ENGINES);
  for (const [name, { ensure }] of Object.entries(ENGINES)) {
    if (wanted.includes(name)) {
      ensure();
    } else {
      results.push({ name: `scenarios in ${name}`, passed: 0, failed: 0, seconds: 0, notRun: "ENGINES does not name it" });
    }
  }
  await jestStep("engines", ["engines"]);
}

/** Compares pictures of the fixture site with the committed ones, where the browser that drew those can run. */
async function testLooks(): Promise<void> {
  const notRun = fixedChromiumProblem(process.platform, process.arch);
  if (notRun === undefined) {
    await jestStep("looks", ["looks"]);
  } else {
    results.push({ name: "looks", passed: 0, failed: 0, seconds: 0, notRun });
  }
}

async function testForms(): Promise<void> {
  ensureChromium();
  await jestStep("forms", GROUPS.forms);
}

/** What an editor does up to the finished page: one of these builds, the other starts the development server. */
async function testEditing(): Promise<void> {
  ensureChromium();
  await jestStep("editing", ["editing"]);
}

/** Everything. Builds, checks of the code and the forms use one core most of the time, so two of them run side by side. */
async function testAll(): Promise<void> {
  const live = buildLive();
  const fixture = buildFixture();
  const unit = fixture.then(checkText).then(testUnit).then(testEngines);
  await Promise.all([unit, live.then((isBuilt) => (isBuilt ? testOtherContent(() => checkCode().then(() => unit)) : checkCode()))]);
  if ((await live) && (await fixture)) {
    await testBuilt();
    await testBrowser();
    await Promise.all([testEditing(), testLooks().then(testForms)]);
  }
}

/** One group, after the builds that it reads. */
async function testGroup(group: Group | "content"): Promise<void> {
  if (group === "content") {
    await testOtherContent();
    return;
  }
  if (group === "unit") {
    await testUnit();
    return;
  }
  const isBuilt = (group === "forms" || (await buildLive())) && (await buildFixture());
  if (isBuilt) {
    await { built: testBuilt, browser: () => testBrowser().then(testEngines).then(testLooks), forms: () => testForms().then(testEditing) }[
      group
    ]();
  }
}

const [group] = process.argv.slice(2);
if (group === undefined) {
  await testAll();
} else if (group === "content" || isGroup(group)) {
  await testGroup(group);
} else {
  console.error(`There is no group of tests called “${group}”. Groups: ${Object.keys(GROUPS).join(", ")}.`);
  process.exit(1);
}
rmSync(reports, { recursive: true });

console.log(`\n── summary ──\n${testSummary(results)}`);
process.exitCode = results.every(({ failed }) => failed === 0) && results.some(({ passed }) => passed > 0) ? 0 : 1;
