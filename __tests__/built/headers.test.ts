import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { inlineScripts } from "../../src/gatsby/runtime/inline-scripts";
import { WORKER_PATH } from "../../src/publish/offline/names";
import { sha256 } from "../../src/publish/sha256";
import { PAGES, PUBLIC, documentOf, testEvery } from "./site";

/** The path patterns of `_headers`, each with its headers. */
const BLOCKS = readFileSync(join(PUBLIC, "_headers"), "utf8").split(/\n(?=\S)/);

/** The headers for a path pattern. */
function headersOf(pattern: string): Readonly<Record<string, string>> {
  const lines = BLOCKS.find((block) => block.startsWith(`${pattern}\n`)) ?? "";
  return Object.fromEntries(Array.from(lines.matchAll(/^ +([^:]+): (.*)$/gm), ([, name = "", value = ""]) => [name, value]));
}

/** The sources of each directive of a policy. */
function directives(policy = ""): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const everywhere = headersOf("/*");
const site = directives(everywhere["Content-Security-Policy"]);
const admin = directives(headersOf("/admin/*")["Content-Security-Policy"]);

/** The hosts that a policy allows. */
const hosts = (policy: typeof site) =>
  new Set(Object.values(policy).flatMap((sources) => sources.filter((source) => /^[^']*(?:\/\/|\*)/.test(source))));

test("the policy names every inline script and style, and no other; the scripts are those that the site writes", () => {
  const scripts = new Set<string>();
  const ids = new Set<string>();
  const styles = new Set<string>();
  for (const page of PAGES) {
    const document = documentOf(page);
    document("script:not([src], [type='application/ld+json']), style").each((_, element) => {
      if (element.tagName === "script") {
        ids.add(document(element).attr("id") ?? "a script without an id");
      }
      (element.tagName === "style" ? styles : scripts).add(`'sha256-${sha256(document(element).text(), "base64")}'`);
    });
  }
  const hashes = (sources: readonly string[] = []) => sources.filter((source) => source.startsWith("'sha256-"));
  expect([...ids].sort()).toEqual([...Object.keys(inlineScripts(true)), "unknown"].sort());
  expect(hashes(site["script-src"]).sort()).toEqual([...scripts].sort());
  expect(hashes(site["style-src"]).sort()).toEqual([...styles].sort());
});

testEvery("no page has an event handler in an attribute", PAGES, (page) =>
  documentOf(page)("*")
    .toArray()
    .flatMap((element) => Object.keys(documentOf(page)(element).attr() ?? {}).filter((name) => name.startsWith("on"))),
);

test("the policies allow one other host for pages and the git host for editing, and nothing unsafe", () => {
  expect(hosts(site)).toEqual(new Set(["https://www.google.com"]));
  expect(site["frame-src"]).toEqual(["https://www.google.com"]);
  expect(hosts(admin)).toEqual(new Set(["https://api.github.com", "https://avatars.githubusercontent.com"]));
  expect(admin["script-src"]).toEqual(["'self'"]);
  expect([...(site["script-src"] ?? []), ...(site["style-src"] ?? [])].filter((source) => /unsafe|data:|blob:/.test(source))).toEqual([]);
  for (const closed of ["default-src", "base-uri", "form-action", "frame-ancestors", "object-src"]) {
    expect([site[closed], admin[closed]]).toEqual([["'none'"], ["'none'"]]);
  }
});

test("headers require HTTPS, and forbid guessed types, frames, full referrers and device access", () => {
  expect(Number(/max-age=(\d+)/.exec(everywhere["Strict-Transport-Security"] ?? "")?.[1])).toBeGreaterThanOrEqual(63_072_000);
  expect(everywhere).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/) as string,
  });
});

test("headers stay below the 4 kB that proxies allow", () => {
  const length = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat().join(": \r\n").length;
  expect(length({ ...everywhere, ...headersOf("/admin/*") })).toBeLessThan(4000);
  expect(length(everywhere)).toBeLessThan(4000);
});

test("files that browsers may keep for ever have a hash in their names", () => {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).map((name) => `/${name.replaceAll(sep, "/")}`);
  const forever = BLOCKS.filter((block) => block.includes("immutable")).flatMap((block) => {
    const [before = "", after = ""] = block.split("\n", 1)[0]?.split("*") ?? [];
    return files.filter((file) => file.startsWith(before) && file.endsWith(after) && /^\/(?:static\/.+|[^/]+)\.\w+$/.test(file));
  });
  // The worker matches the rule for scripts, and has a rule of its own after it.
  expect(headersOf(WORKER_PATH)["Cache-Control"]).toContain("must-revalidate");
  expect(forever.length).toBeGreaterThan(100);
  expect(forever.filter((file) => file !== WORKER_PATH && !/[0-9a-f]{20}/.test(file))).toEqual([]);
});
