import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../__tests__/project-root";
import { temporaryFolder } from "../__tests__/temporary-folder";

const parent = temporaryFolder();
let folder = "";

const note = () => join(folder, ".cache", "whole-build.json");

/** Runs the script before or after a build. @returns what it says */
function at(moment: "start" | "end", environment: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: folder, encoding: "utf8", env: { PATH: process.env["PATH"], ...environment } } as const;
  return spawnSync(process.execPath, [join(ROOT, "scripts", "build-state.mjs"), moment], options).stdout;
}

/** Writes what Gatsby and its next build would keep. */
function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
}

/** What a start leaves of the two folders. */
const left = (): readonly string[] => [".cache/data", "public/index.html"].filter((file) => existsSync(join(folder, file)));

/** What Gatsby kept, and a page. */
const KEPT = [".cache/data", "public/index.html"] as const;

function wholeBuild(environment: NodeJS.ProcessEnv = {}): void {
  at("start", environment);
  write(...KEPT);
  at("end", environment);
}

beforeEach(() => {
  folder = join(parent(), "site");
  mkdirSync(folder);
  write("data/facts.json");
});

test("a first build has nothing to say", () => {
  expect(at("start")).toBe("");
});

test("a build goes on from a whole one", () => {
  wholeBuild();
  expect(at("start")).toBe("");
  expect(left()).toEqual(KEPT);
});

test("a build that did not end leaves nothing for the next, and nothing else is touched", () => {
  wholeBuild();
  at("start");
  expect(at("start")).toMatch(/^Starting afresh.* did not end.*\n$/);
  expect(left()).toEqual([]);
  expect(existsSync(join(folder, "data/facts.json"))).toBe(true);
});

test("pages without a cache are leftovers", () => {
  write("public/index.html");
  expect(at("start")).toContain("Starting afresh");
  expect(left()).toEqual([]);
});

test("a renamed folder starts afresh", () => {
  wholeBuild();
  const before = folder;
  folder = join(parent(), "renamed");
  renameSync(before, folder);
  expect(at("start")).toContain(`folder was ${before}, and is ${folder}`);
  expect(left()).toEqual([]);
});

test.each(["CONTEXT", "URL", "DEPLOY_PRIME_URL", "SITE_URL", "NETLIFY", "SERVICE_WORKER"])("%s changes the way of building", (name) => {
  wholeBuild({ [name]: "one" });
  expect(at("start", { [name]: "one" })).toBe("");
  at("end", { [name]: "one" });
  expect(at("start")).toContain(`${name} was one, and is not set`);
  expect(left()).toEqual([]);
  wholeBuild();
  expect(at("start", { [name]: "two" })).toContain(`${name} was not set, and is two`);
});

test("another version of Node starts afresh", () => {
  wholeBuild();
  writeFileSync(note(), readFileSync(note(), "utf8").replace(process.version, "v1.0.0"));
  expect(at("start")).toContain(`Node was v1.0.0, and is ${process.version}`);
});

test.each(["", "{", "null", "[]"])("a note that says %j is of no whole build", (text) => {
  wholeBuild();
  writeFileSync(note(), text);
  expect(at("start")).toContain("Starting afresh");
  expect(left()).toEqual([]);
});
