import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../__tests__/browser/chromium";
import { fixedChromiumProblem } from "../shots/fixed-chromium";
import { type Result, testSummary } from "./test-summary";

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly success: boolean;
}

/** What Gatsby writes of the types of all queries. */
const GENERATED_TYPES = "src/gatsby-types.d.ts";

const require = createRequire(import.meta.url);
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
const results: Result[] = [];

function node(...args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } }).status === 0;
}

/** Runs one step, and says how long it took. */
function step(name: string, run: () => Omit<Result, "name" | "seconds">): boolean {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const result = { name, ...run(), seconds: Math.round((performance.now() - start) / 1000) };
  results.push(result);
  return result.failed === 0;
}

const check = (isGood: boolean): Omit<Result, "name" | "seconds"> => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Runs groups of Jest's tests and counts them from its own report. A file that cannot be run counts as a failed test. */
function jest(...groups: readonly string[]): Omit<Result, "name" | "seconds"> {
  const report = join(reports, `${groups.join("-")}.json`);
  node(require.resolve("jest/bin/jest"), "--selectProjects", ...groups, "--json", `--outputFile=${report}`);
  if (!existsSync(report)) {
    return check(false);
  }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = JSON.parse(readFileSync(report, "utf8")) as JestReport;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: success ? failed : Math.max(1, failed) };
}

/** What a program's exit status comes to. */
type Count = (status: number | null) => Omit<Result, "name" | "seconds">;

/** What others publish may not turn a commit red that was green: advisories are shown here, and `npm run audit` fails over them. */
const onlyShown: Count = () => ({ passed: 0, failed: 0 });

/** Runs a program as a step beside others; what it prints comes when it has ended, so that nothing mixes. */
function stepBeside(name: string, args: readonly string[], count: Count = (status) => check(status === 0)): Promise<void> {
  const start = performance.now();
  return new Promise((resolve) => {
    const program = spawn(process.execPath, args);
    const output: Buffer[] = [];
    program.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    program.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    program.once("close", (status) => {
      console.log(`\n── ${name} ──\n${Buffer.concat(output).toString().trim()}`);
      results.push({ name, ...count(status), seconds: Math.round((performance.now() - start) / 1000) });
      resolve();
    });
  });
}

const binary = (name: string, file: string): string => join(require.resolve(`${name}/package.json`), "..", "bin", file);

// The short ones after each other, beside the long one; the audit only waits for the registry.
await Promise.all([
  stepBeside("lint", [binary("eslint", "eslint.js"), ".", "--max-warnings", "0"]),
  stepBeside("audit", ["--import", "tsx", "scripts/audit.ts"], onlyShown),
  stepBeside("types", [binary("typescript", "tsc"), "--noEmit"])
    .then(() => stepBeside("types of the worker", [binary("typescript", "tsc"), "--noEmit", "--project", "src/worker"]))
    .then(() => stepBeside("format", [binary("prettier", "prettier.cjs"), "--check", "."])),
]);
step("unit and contracts", () => jest("unit", "contracts"));
const typesBefore = readFileSync(GENERATED_TYPES, "utf8");
if (step("build", () => check(node("--import", "tsx", "scripts/build.ts")))) {
  step("generated types", () => {
    const isCurrent = readFileSync(GENERATED_TYPES, "utf8") === typesBefore;
    if (!isCurrent) {
      console.error(`The build has written ${GENERATED_TYPES} anew: commit it, so that types can be checked before a build.`);
    }
    return check(isCurrent);
  });
  step("built output", () => jest("built"));
  step("browser", () => {
    ensureChromium();
    return jest("browser");
  });
  const notRun = fixedChromiumProblem(process.platform, process.arch);
  if (notRun === undefined) {
    step("looks", () => jest("looks"));
  } else {
    results.push({ name: "looks", passed: 0, failed: 0, seconds: 0, notRun });
  }
  step("forms of editors", () => jest("forms"));
  step("editing", () => jest("editing"));
}
rmSync(reports, { recursive: true });

console.log(`\n── summary ──\n${testSummary(results)}`);
process.exitCode = results.every(({ failed }) => failed === 0) && results.some(({ passed }) => passed > 0) ? 0 : 1;
