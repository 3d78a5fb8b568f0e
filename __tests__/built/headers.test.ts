import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PAGE_DATA_ATTRIBUTE } from "../../src/core/routes/page-data";
import { DESIGN_PAGE, PAGES, PUBLIC, brokenBy, difference, documentOf, unless } from "./site";

/** What is asked of the data of a page: of which page they are. */
const pageDataSchema = z.object({ result: z.object({ pageContext: z.object({ routeId: z.string(), language: z.string() }) }) });

/** The headers that the rule for a pattern sets; that Netlify's own parser reads the file is seen wherever the site is served. */
function headersOf(pattern: string): Readonly<Record<string, string>> {
  const blocks = readFileSync(join(PUBLIC, "_headers"), "utf8").split(/\n(?=\S)/);
  const [, ...lines] =
    blocks
      .find((block) => block.split("\n")[0] === pattern)
      ?.trimEnd()
      .split("\n") ?? [];
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()] as const),
  );
}

/** The sources of each directive of a policy. */
function directives(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

const source = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const everywhere = headersOf("/*");
const site = directives(everywhere["Content-Security-Policy"] ?? "");
const admin = directives(headersOf("/admin/*")["Content-Security-Policy"] ?? "");

test("the policy names every script and style that stands in a page, and no other", () => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of [...PAGES, DESIGN_PAGE]) {
    const document = documentOf(page);
    document("script:not([src]):not([type='application/ld+json'])").each((_, element) => {
      scripts.add(source(document(element).text()));
    });
    document("style").each((_, element) => {
      styles.add(source(document(element).text()));
    });
  }
  const hashes = (sources: readonly string[] = []) => sources.filter((source) => source.startsWith("'sha256-"));
  expect(scripts.size).toBeGreaterThan(2);
  expect(hashes(site["script-src"])).toEqual(expect.arrayContaining([...scripts]));
  // One more: the list of speculation rules, which the loader writes.
  expect(hashes(site["script-src"])).toHaveLength(scripts.size + 1);
  expect(hashes(site["style-src"]).sort()).toEqual([...styles].sort());
});

test("nothing runs from an attribute, which the policy could not tell apart", () => {
  const broken = brokenBy([...PAGES, DESIGN_PAGE], (page) => {
    const document = documentOf(page);
    return document("*")
      .toArray()
      .flatMap((element) => Object.keys(document(element).attr() ?? {}).filter((name) => name.startsWith("on")));
  });
  expect(broken).toEqual([]);
});

test("nothing that is not named may run or style, and nobody else may be asked", () => {
  const others = Object.values(site)
    .flat()
    .filter((source) => /^(?:https?:|\*)/.test(source));
  expect(others).toEqual(["https://www.google.com"]);
  expect(site["frame-src"]).toEqual(others);
  expect([...(site["script-src"] ?? []), ...(site["style-src"] ?? [])].filter((source) => /unsafe|data:|blob:/.test(source))).toEqual([]);
  for (const closed of ["default-src", "base-uri", "form-action", "frame-ancestors", "object-src"]) {
    expect(site[closed]).toEqual(["'none'"]);
    expect(admin[closed]).toEqual(["'none'"]);
  }
});

test("the editing interface may reach the git host and nobody else", () => {
  expect(admin["script-src"]).toEqual(["'self'"]);
  expect(
    Object.values(admin)
      .flat()
      .filter((source) => source.includes("//"))
      .sort(),
  ).toEqual(["https://api.github.com", "https://avatars.githubusercontent.com"]);
});

test("browsers are told to come by HTTPS, to guess no types, to tell others little, and to lend the pages nothing", () => {
  expect(Number(/max-age=(\d+)/.exec(everywhere["Strict-Transport-Security"] ?? "")?.[1])).toBeGreaterThanOrEqual(15_768_000);
  expect(everywhere).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  expect(everywhere["Permissions-Policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
});

test("each page names data that are there, under the hash of what they hold", () => {
  const broken = brokenBy([...PAGES, DESIGN_PAGE], (page) => {
    const address = documentOf(page)("body").attr(PAGE_DATA_ATTRIBUTE) ?? "";
    const content = readFileSync(join(PUBLIC, address));
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 20);
    const { result } = pageDataSchema.parse(JSON.parse(content.toString("utf8")));
    return [
      ...unless(address.includes(hash), `${address} does not have the hash ${hash}`),
      ...difference("the page of its data", result.pageContext, { routeId: page.routeId, language: page.language }),
    ];
  });
  expect(broken).toEqual([]);
});
