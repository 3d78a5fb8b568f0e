import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { jsonTypeName } from "../../src/gatsby/json-type-name";
import {
  PAGES_OF_DATA,
  PAGES_OF_IMPORTED_FILES,
  PAGES_OF_SECTION_PICTURES,
  PAGES_WITH_ALL_CARDS,
} from "../../src/review/preview/data-uses";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { ROOT } from "../project-root";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** What a file imports by a relative path, seen from the project's folder. */
const importsOf = (file: string): readonly string[] =>
  Array.from(read(file).matchAll(/from "(\.[^"]+)"/g), ([, path = ""]) => posix.join(posix.dirname(file), path));

/** A file with all that it imports from the folders of pages and from the blocks. */
function withParts(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(file)) {
    seen.add(file);
    importsOf(file)
      .map((path) => `${path}.tsx`)
      .filter((path) => /^src\/(?:templates|blocks)\//.test(path) && existsSync(join(ROOT, path)))
      .forEach((path) => withParts(path, seen));
  }
  return seen;
}

/** The files of each page: its template, its sections and the blocks that these use. */
const parts = new Map(
  readdirSync(join(ROOT, "src/templates"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, [...withParts(`src/templates/${name}/template.tsx`)]] as const),
);
const files = [...new Set([...parts.values()].flat())];

const fixed = routeTable(readSiteData(ROOT)).filter(({ template }) => template !== "article");

/** The fixed pages of which a file passes. */
const pagesWhere = (passes: (file: string) => boolean): readonly string[] =>
  fixed.filter(({ template }) => parts.get(template)?.some(passes) === true).map(({ id }) => id);

/** The fixed pages whose code has something in it. */
const pagesWith = (pattern: RegExp): readonly string[] => pagesWhere((file) => pattern.test(read(file)));

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
  const named = Array.from(
    files
      .map(read)
      .join("\n")
      .matchAll(/picture\(pictureId: \{ eq: "([^"]+)" \}\)/g),
    ([, id = ""]) => id,
  );
  expect(sorted([...new Set(named)])).toEqual(sorted(Object.keys(PAGES_OF_SECTION_PICTURES)));
  Object.entries(PAGES_OF_SECTION_PICTURES).forEach(([id, pages]) => {
    expect(sorted(pagesWith(new RegExp(`pictureId: \\{ eq: "${id}" \\}`)))).toEqual(sorted(pages));
  });
});

test("sections import exactly the picture files that the preview knows of", () => {
  const imported = files.flatMap(importsOf).filter((path) => path.startsWith("src/images/"));
  const known = Object.entries(PAGES_OF_IMPORTED_FILES).filter(([, pages]) => pages !== "all");
  expect(sorted([...new Set(imported)])).toEqual(sorted(known.map(([path]) => path)));
  known.forEach(([path, pages]) => {
    expect(sorted(pagesWhere((file) => importsOf(file).includes(path)))).toEqual(sorted(pages as readonly string[]));
  });
});
