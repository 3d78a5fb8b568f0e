import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../__tests__/project-root";
import { temporaryFolder } from "../__tests__/temporary-folder";

const parent = temporaryFolder();
let folder = "";

const note = () => join(folder, ".build-state.json");

/** Runs the script before or after a build. @returns what it says */
function at(moment: "start" | "end", environment: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: folder, encoding: "utf8", env: { PATH: process.env["PATH"], ...environment } } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, "scripts", "build-state.mjs"), moment], options);
  return stdout + stderr;
}

/** Writes a file of the project. */
function write(file: string, text = ""): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** What a build publishes, and what Gatsby stores after that. */
const KEPT = ["public/_redirects", ".cache/redux/redux.rest.state"] as const;

/** What a start leaves of them. */
const left = (): readonly string[] => KEPT.filter((file) => existsSync(join(folder, file)));

function wholeBuild(environment: NodeJS.ProcessEnv = {}): void {
  at("start", environment);
  KEPT.forEach((file) => {
    write(file);
  });
  at("end", environment);
}

beforeEach(() => {
  folder = join(parent(), "site");
  mkdirSync(folder);
  ["data/facts.json", "src/facts/fill.ts", "src/gatsby/node-types.graphql", "src/ui/Card.module.css", "package-lock.json"].forEach(
    (file) => {
      write(file);
    },
  );
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

test("a cache without its pages is no whole build", () => {
  wholeBuild();
  rmSync(join(folder, "public"), { recursive: true });
  expect(at("start")).toContain("Starting afresh");
  expect(left()).toEqual([]);
});

test.each(["src/facts/fill.ts", "src/gatsby/node-types.graphql", "src/ui/Card.module.css", "package-lock.json"])(
  "a change of %s starts afresh, even one that was saved during a build",
  (file) => {
    wholeBuild();
    write(file, "changed");
    expect(at("start")).toContain("the code was");
    write(file, "changed again");
    KEPT.forEach((kept) => {
      write(kept);
    });
    at("end");
    expect(at("start")).toContain("the code was");
  },
);

test("content, components, tests and generated types do not, because Gatsby follows what it shows of them", () => {
  wholeBuild();
  ["data/facts.json", "src/ui/Card.tsx", "src/facts/fill.test.ts", "src/gatsby-types.d.ts"].forEach((file) => {
    write(file, "changed");
  });
  expect(at("start")).toBe("");
  expect(left()).toEqual(KEPT);
});

test("a build after which Gatsby could not store what it knows is not whole", () => {
  wholeBuild();
  at("start");
  utimesSync(join(folder, KEPT[1]), 0, 1);
  expect(at("end")).toContain("Is the disk full?");
  expect(at("start")).toContain("did not end");
});

test("a renamed folder starts afresh", () => {
  wholeBuild();
  const before = folder;
  folder = join(parent(), "renamed");
  renameSync(before, folder);
  expect(at("start")).toContain(`the folder was ${before}, and is ${folder}`);
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
