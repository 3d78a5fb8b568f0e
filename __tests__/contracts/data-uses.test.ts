import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { jsonTypeName } from "../../src/build/json-type-name";
import { PAGES_OF_DATA, PAGES_OF_IMPORTED_FILES, PAGES_OF_SECTION_PICTURES, PAGES_WITH_ALL_CARDS } from "../../src/build/preview/data-uses";
import { routeTable } from "../../src/build/route-table";
import { readSiteData } from "../../src/build/site-data";
import { ROOT } from "../project-root";

const filesIn = (folder: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => [file.replace(".tsx", ""), readFileSync(join(ROOT, folder, file), "utf8")] as const);

const sections = new Map(filesIn("src/sections"));

/** A section with all that it imports from its room. */
function withParts(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(name)) {
    seen.add(name);
    Array.from((sections.get(name) ?? "").matchAll(/from "\.\/(\w+)"/g), ([, part = ""]) => withParts(part, seen));
  }
  return seen;
}

/** The code of each page: its template's and that of all its sections. */
const code = new Map(
  filesIn("src/templates").map(([template, text]) => {
    const names = Array.from(text.matchAll(/from "\.\.\/sections\/(\w+)"/g), ([, name = ""]) => name);
    const parts = new Set(names.flatMap((name) => [...withParts(name)]));
    return [template, Array.from(parts, (name) => sections.get(name) ?? "").join("\n")] as const;
  }),
);

const fixed = routeTable(readSiteData(ROOT)).filter(({ template }) => template !== "article");

/** The fixed pages whose code has something in it. */
const pagesWith = (pattern: RegExp): readonly string[] =>
  fixed.filter(({ template }) => pattern.test(code.get(template) ?? "")).map(({ id }) => id);

const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort();

test("every data file is queried by exactly the pages that the preview names", () => {
  const differing = Object.entries(PAGES_OF_DATA).flatMap(([file, pages]) => {
    const type = jsonTypeName({ node: { sourceInstanceName: "data", name: file } });
    const field = type.charAt(0).toLowerCase() + type.slice(1);
    const querying = sorted(pagesWith(new RegExp(`\\b${field} \\{`))).join();
    return pages === "all" || sorted(pages).join() === querying ? [] : [`data/${file}.json is queried by ${querying}`];
  });
  expect(differing).toEqual([]);
});

test("the cards of all articles stand on exactly the pages that the preview names", () => {
  expect(sorted(pagesWith(/\blocalizedCards\(/))).toEqual(sorted(PAGES_WITH_ALL_CARDS));
});

test("sections name exactly the pictures that the preview knows of", () => {
  const named = Array.from([...code.values()].join("\n").matchAll(/picture\(pictureId: \{ eq: "([^"]+)" \}\)/g), ([, id = ""]) => id);
  expect(sorted([...new Set(named)])).toEqual(sorted(Object.keys(PAGES_OF_SECTION_PICTURES)));
  Object.entries(PAGES_OF_SECTION_PICTURES).forEach(([id, pages]) => {
    expect(sorted(pagesWith(new RegExp(`pictureId: \\{ eq: "${id}" \\}`)))).toEqual(sorted(pages));
  });
});

test("sections import exactly the picture files that the preview knows of", () => {
  const imported = Array.from(
    [...sections.values()].join("\n").matchAll(/from "\.\.\/(images\/[^"]+)"/g),
    ([, path = ""]) => `src/${path}`,
  );
  const known = Object.entries(PAGES_OF_IMPORTED_FILES).filter(([, pages]) => pages !== "all");
  expect(sorted([...new Set(imported)])).toEqual(sorted(known.map(([path]) => path)));
  known.forEach(([path, pages]) => {
    expect(sorted(pagesWith(new RegExp(`"\\.\\./${path.replace("src/", "").replaceAll(".", "\\.")}"`)))).toEqual(
      sorted(pages as readonly string[]),
    );
  });
});
