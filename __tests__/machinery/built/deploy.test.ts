import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ROOT } from "../../project-root";
import { PUBLIC } from "../../built/site";

const folder = mkdtempSync(join(tmpdir(), "deploy-"));

function run(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tools/deploy/run.ts", ...args, "--to", folder], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  expect(run("nginx", "--root", PUBLIC)).toMatchObject({ status: 0 });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("the configuration of nginx has every header of _headers and every line of _redirects", () => {
  const read = (name: string): string => readFileSync(join(folder, "nginx", name), "utf8");
  const headers = Array.from(readFileSync(join(PUBLIC, "_headers"), "utf8").matchAll(/^\s+([^:]+):/gm), ([, name = ""]) =>
    name.toLowerCase(),
  );
  const added = Array.from(read("site.conf").matchAll(/^add_header (\S+)/gm), ([, name = ""]) => name);
  expect(added.sort()).toEqual([...new Set(headers)].filter((name) => name !== "content-type").sort());
  const targets = readFileSync(join(PUBLIC, "_redirects"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/\s+/)[1] ?? "");
  expect(targets.length).toBeGreaterThan(3);
  expect(targets.filter((target) => !read("maps.conf").includes(`{ default "${target}"; }`))).toEqual([]);
});

test("a release has every file of the build but Netlify's own, and texts compressed beside it that say the same", () => {
  const filesOf = (root: string): readonly string[] =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(root, name)).isFile());
  const site = join(folder, "site");
  expect(
    filesOf(site)
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .sort(),
  ).toEqual(
    filesOf(PUBLIC)
      .filter((name) => name !== "_headers" && name !== "_redirects")
      .sort(),
  );
  const page = readFileSync(join(PUBLIC, "index.html"));
  expect(brotliDecompressSync(readFileSync(join(site, "index.html.br")))).toEqual(page);
  expect(gunzipSync(readFileSync(join(site, "index.html.gz")))).toEqual(page);
  // So that Last-Modified and ETag stay when the file does.
  expect(statSync(join(site, "index.html.br")).mtime).toEqual(statSync(join(site, "index.html")).mtime);
});

test("a folder without a built site is refused", () => {
  const { status, output } = run("nginx", "--root", "src");
  expect(status).toBe(1);
  expect(output).toContain("npm run build");
  expect(existsSync(join(folder, "site", "index.html"))).toBe(true);
});
