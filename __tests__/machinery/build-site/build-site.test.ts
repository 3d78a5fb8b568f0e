import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { END_WITH_PARENT } from "../../../scripts/run-program";
import { type BuildPlace, type SiteBuild, buildSite, lastBuild, projectBuild, restoreOutput } from "../../../scripts/build-site";
import { ROOT } from "../../project-root";

/**
 * Replaces Gatsby: writes a site of two pages with the same text, one after the other, and a cache that belongs to it. Writes into files
 * that are there, as Gatsby does.
 *
 * @param afterFirst what it does after the first page; unless it calls `finish`, it goes no further
 */
const program = (afterFirst = "finish()"): readonly string[] => [
  "-e",
  `const { existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
  const text = readFileSync("data/text.txt", "utf8");
  const cached = existsSync(".cache/record") ? readFileSync(".cache/record", "utf8") : undefined;
  if (cached !== undefined && cached !== readFileSync("public/second.html", "utf8")) process.exit(3);
  mkdirSync("public", { recursive: true });
  mkdirSync(".cache", { recursive: true });
  writeFileSync("public/first.html", text);
  const finish = () => {
    writeFileSync("public/second.html", text);
    writeFileSync("public/made-from.txt", cached ?? "nothing");
    writeFileSync(".cache/record", text);
  };
  ${afterFirst}`,
];

const folders: string[] = [];
let runner = "";

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "build-site-"));
  folders.push(folder);
  return folder;
};

beforeAll(() => {
  runner = join(newFolder(), "killed-build.mjs");
  buildSync({
    entryPoints: [join(ROOT, "__tests__/machinery/build-site/killed-build.ts")],
    outfile: runner,
    bundle: true,
    platform: "node",
    format: "esm",
  });
});

afterAll(() => {
  folders.forEach((folder) => {
    rmSync(folder, { recursive: true });
  });
});

let said: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  said = jest.spyOn(console, "log").mockImplementation(() => undefined);
});

const write = (build: SiteBuild, text: string): void => {
  mkdirSync(join(build.root, "data"), { recursive: true });
  writeFileSync(join(build.root, "data", "text.txt"), text);
};

/** The text of the site that a server would show. */
const shown = ({ output }: SiteBuild): string => {
  const read = (name: string): string => (existsSync(join(output, name)) ? readFileSync(join(output, name), "utf8") : "nothing");
  const [first, second] = [read("first.html"), read("second.html")];
  return first === second ? first : `a mixture of ${first} and ${second}`;
};

/** The text in the cache from which the site was built. */
const madeFrom = ({ output }: SiteBuild): string => readFileSync(join(output, "made-from.txt"), "utf8");

/** A project with a built site of the text “one”, in which “two” is to be built. */
async function project(): Promise<SiteBuild> {
  const build = { ...projectBuild(newFolder()), program: program() };
  write(build, "one");
  expect(await buildSite(build)).toBe(0);
  write(build, "two");
  return build;
}

/** Starts a build in a separate process. */
function start(build: SiteBuild, place?: string, signal?: NodeJS.Signals): ChildProcess {
  return spawn(process.execPath, [runner, JSON.stringify({ build, place, signal })], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
}

/** Waits until a process and its children have ended. */
async function ended(child: ChildProcess): Promise<readonly [status: number | null, signal: NodeJS.Signals | null]> {
  child.stdout?.resume();
  child.stderr?.resume();
  return (await once(child, "close")) as [number | null, NodeJS.Signals | null];
}

test("a build that succeeds replaces the site, reuses the cache of the last one, and leaves nothing behind", async () => {
  const build = await project();
  expect(await buildSite(build)).toBe(0);
  expect([shown(build), madeFrom(build)]).toEqual(["two", "one"]);
  expect(readdirSync(build.root).sort()).toEqual([".build", "data", "public"]);
  expect(readdirSync(build.staging)).toEqual(["last"]);
});

test("Gatsby tells files of one moment apart, and knows unchanged ones again", async () => {
  const build = await project();
  const moment = new Date();
  ["text", "other"].forEach((name) => {
    writeFileSync(join(build.root, "data", `${name}.txt`), name);
    utimesSync(join(build.root, "data", `${name}.txt`), moment, moment);
  });
  const times = async (): Promise<readonly number[]> => {
    await buildSite(build);
    return ["text", "other"].map((name) => statSync(join(lastBuild(build), "data", `${name}.txt`)).mtimeMs);
  };
  const [text, other] = await times();
  expect(text).not.toBe(other);
  expect(await times()).toEqual([text, other]);
});

test("a build that fails keeps the site, and the next reuses the cache of the last one that succeeded", async () => {
  const build = await project();
  expect(await buildSite({ ...build, program: program("process.exit(1)") })).toBe(1);
  expect(shown(build)).toBe("one");
  expect(await buildSite(build)).toBe(0);
  expect([shown(build), madeFrom(build)]).toEqual(["two", "one"]);
});

const PLACES: readonly (BuildPlace | "building")[] = [
  "locked",
  "mirrored",
  "staged",
  "building",
  "built",
  "copied",
  "between the renames",
  "exchanged",
  "recorded",
];

test("a signal at any place, twice, leaves a whole site and nothing that runs, and the next build succeeds", async () => {
  const outcomes = await Promise.all(
    PLACES.map(async (place, index) => {
      const good = await project();
      const seen: string[] = [];
      // Ctrl+C and `kill` are handled alike.
      for (const signal of ["SIGKILL", index % 2 === 0 ? "SIGINT" : "SIGTERM"] as const) {
        const isKilled = `process.kill(process.ppid, "${signal}"); setInterval(() => undefined, 1000)`;
        const build = { ...good, program: program(place === "building" ? isKilled : undefined) };
        const [, endedBy] = await ended(start(build, place, signal));
        // As `npm run serve` does.
        restoreOutput(build);
        seen.push(`${String(endedBy)}: ${shown(build)}`);
      }
      expect(await buildSite(good)).toBe(0);
      return [place, ...seen, shown(good), readdirSync(good.staging)];
    }),
  );
  expect(outcomes).toEqual(
    PLACES.map((place, index) => {
      const site = index < PLACES.indexOf("between the renames") ? "one" : "two";
      return [place, `SIGKILL: ${site}`, `${index % 2 === 0 ? "SIGINT" : "SIGTERM"}: ${site}`, "two", ["last"]];
    }),
  );
});

test("what npm has started ends when npm is killed, although a shell is between them", async () => {
  const endless = `"${process.execPath}" --import "${END_WITH_PARENT}" -e "console.log(); setInterval(() => undefined, 1000)"; true`;
  const npm = spawn(
    process.execPath,
    ["-e", `require("node:child_process").spawn("sh", ["-c", ${JSON.stringify(endless)}], { stdio: "inherit" })`],
    { env: { ...process.env, npm_lifecycle_event: "build" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  await once(npm.stdout, "data");
  npm.kill("SIGKILL");
  // The pipes close when the last process that holds them has ended.
  await ended(npm);
});

test("two builds at once: the second is refused with the process that builds, and the first succeeds", async () => {
  const build = await project();
  const first = buildSite(build);
  await expect(buildSite(build)).rejects.toThrow(`Process ${String(process.pid)} has been building here since`);
  expect(await first).toBe(0);
  expect(shown(build)).toBe("two");
});

test("a disk that is full at any file leaves a whole site, and the next build succeeds when there is room", async () => {
  const build = await project();
  const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  const { cpSync, linkSync } = fs;
  const failures: string[] = [];
  for (let room = 0, status = 1; status !== 0; room += 1) {
    let copies = 0;
    const takeRoom = (): void => {
      if (copies === room) {
        throw full;
      }
      copies += 1;
    };
    const copying = jest.spyOn(fs, "cpSync").mockImplementation((...args) => {
      takeRoom();
      cpSync(...args);
    });
    const linking = jest.spyOn(fs, "linkSync").mockImplementation((...args) => {
      takeRoom();
      linkSync(...args);
    });
    status = await buildSite(build).catch((error: unknown) => (error === full ? 1 : 2));
    copying.mockRestore();
    linking.mockRestore();
    failures.push(`${String(status)}: ${shown(build)}`);
  }
  expect(failures.length).toBeGreaterThan(4);
  expect(failures).toEqual([...Array.from({ length: failures.length - 1 }, () => "1: one"), "0: two"]);
});

describe("the cache of the last build is discarded, and the reason is printed,", () => {
  test.each<readonly [string, string, (build: SiteBuild) => SiteBuild]>([
    [
      "when a file of it is cut off",
      "record is not as the last build left it",
      (build) => {
        truncateSync(join(lastBuild(build), ".cache", "record"), 1);
        return build;
      },
    ],
    [
      "when the code that makes Gatsby's nodes has changed",
      "facts.ts is not as the last build left it",
      (build) => {
        mkdirSync(join(build.root, "src", "core"), { recursive: true });
        writeFileSync(join(build.root, "src", "core", "facts.ts"), "");
        return build;
      },
    ],
    [
      "when the project was moved",
      "it was made in",
      (build) => {
        const root = join(newFolder(), "renamed");
        renameSync(build.root, root);
        mkdirSync(build.root);
        return { ...build, ...projectBuild(root) };
      },
    ],
  ])("%s", async (_, reason, damage) => {
    const build = damage(await project());
    expect(await buildSite(build)).toBe(0);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`thrown away and everything is built: .*${reason}`)));
    expect([shown(build), madeFrom(build)]).toEqual(["two", "nothing"]);
    expect(await buildSite(build)).toBe(0);
    expect(madeFrom(build)).toBe("two");
  });
});

test("a build without a cache keeps the scripts of earlier builds, which open pages ask for", async () => {
  const build = await project();
  writeFileSync(join(build.output, "earlier.js"), "");
  rmSync(build.staging, { recursive: true });
  expect(await buildSite(build)).toBe(0);
  expect(existsSync(join(build.output, "earlier.js"))).toBe(true);
});
