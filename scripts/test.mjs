// Everything that has to hold before a change lands. The last line says how much passed and failed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
const results = [];

/** What `npm run types` and a build write. */
const GENERATED = ["src/gatsby-types.d.ts", "src/code-types.d.ts", "src/gatsby/data-types.graphql"];

/** Runs a program. @returns whether it ended well */
function run(program, ...args) {
  return spawnSync(program, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

/** Runs a step and notes what it found: a step that is not made of tests counts as one. */
function step(name, work) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const { passed, failed } = work();
  results.push({ name, passed, failed, seconds: Math.round((performance.now() - start) / 1000) });
  return failed === 0;
}

const program = (name, ...command) =>
  step(name, () => {
    const isGood = run(...command);
    return { passed: Number(isGood), failed: Number(!isGood) };
  });

/** A project of Jest's. A file that cannot be run counts as a failed test. */
const tests = (project) =>
  step(project, () => {
    const report = join(reports, project);
    const isGood = run("npm", "run", "--silent", `test:${project}`, "--", "--json", `--outputFile=${report}`);
    const {
      numPassedTests: passed = 0,
      numFailedTests = 0,
      numRuntimeErrorTestSuites = 0,
    } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
    return { passed, failed: Math.max(numFailedTests + numRuntimeErrorTestSuites, Number(!isGood)) };
  });

program("types", "npm", "run", "--silent", "typecheck");
program("lint", "npm", "run", "--silent", "lint");
tests("unit");
if (program("build", "npm", "run", "--silent", "build")) {
  program("generated types are committed", "git", "diff", "--exit-code", "--stat", "--", ...GENERATED);
  tests("built");
  tests("browser");
}
rmSync(reports, { recursive: true });

console.log("\n── summary ──");
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? "ok  " : "FAIL"}  ${name.padEnd(30)} ${passed} passed, ${failed} failed, ${seconds} s`);
}
const sum = (count) => results.reduce((total, result) => total + result[count], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
