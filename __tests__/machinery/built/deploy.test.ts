import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { matchesPattern } from "../../../scripts/netlify-patterns";
import { readMaps } from "../../nginx-maps";
import { ROOT } from "../../project-root";
import { PUBLIC } from "../../built/site";

const folder = mkdtempSync(join(tmpdir(), "deploy-"));
const read = (...path: readonly string[]): string => readFileSync(join(folder, ...path), "utf8");

beforeAll(() => {
  execFileSync(process.execPath, ["--import", "tsx", "tools/deploy/run.ts", "nginx", "--root", PUBLIC, "--to", folder], { cwd: ROOT });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Read without Netlify's parser and without the code under test. */
const headerRules = readFileSync(join(PUBLIC, "_headers"), "utf8")
  .split(/\n(?=\/)/)
  .map((block) => {
    const [pattern = "", ...lines] = block.trimEnd().split("\n");
    return { pattern, headers: lines.map((line) => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []) };
  });
const redirects = readFileSync(join(PUBLIC, "_redirects"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(/\s+/));

/** A path that fits a pattern. */
const example = (pattern: string): string => pattern.replaceAll("*", "x/y").replace(/:\w+/g, "z");
/** Netlify's parser puts a space after the commas of a list. */
const normal = (value: string): string => value.replace(/\s*,\s*/g, ", ");

test("every header of _headers is given to the paths of its rule by nginx, the last rule first", () => {
  const variable = readMaps(read("nginx", "maps.conf"));
  const wrong = headerRules.flatMap(({ pattern, headers }) =>
    headers.flatMap(([name = ""]) => {
      const path = example(pattern);
      const expected = headerRules
        .filter((rule) => matchesPattern(rule.pattern, path))
        .flatMap((rule) => rule.headers)
        .findLast(([other = ""]) => other.toLowerCase() === name.toLowerCase())?.[1];
      if (name.toLowerCase() === "content-type") {
        return read("nginx", "site.conf").includes(`default_type "${expected ?? ""}";`) ? [] : [`${path}: ${name}`];
      }
      const sent = variable(`site_header_${name.toLowerCase().replaceAll("-", "_")}`, path);
      return normal(sent) === normal(expected ?? "") ? [] : [`${path}: ${name} is “${sent}”, not “${expected ?? ""}”`];
    }),
  );
  expect(headerRules.length).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
  for (const name of new Set(headerRules.flatMap(({ headers }) => headers.map(([header = ""]) => header)))) {
    expect(read("nginx", "site.conf")).toMatch(
      name === "Content-Type" ? /default_type/ : new RegExp(`^add_header ${name.toLowerCase()} `, "m"),
    );
  }
});

test("every line of _redirects is answered by nginx, the first that fits first", () => {
  const variable = readMaps(read("nginx", "maps.conf"));
  const answers = redirects.map(([from = ""]) => [variable("site_target", example(from)), variable("site_status", example(from))]);
  expect(redirects.length).toBeGreaterThan(3);
  expect(answers).toEqual(redirects.map(([, to, status]) => [to, status]));
});

test("a release has every file of the build but Netlify's own, and compressed copies of the texts", () => {
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
