import { isObject } from "../core/text/is-object";
import { nearest } from "../core/text/nearest";
import { DATA_FILES, DATA_SCHEMAS, type DataFile, type SiteData } from "../core/schemas";
import type { ReferenceTarget } from "../core/schemas/references";
import { namesOfFiles } from "../content/names";
import { addressProblems } from "./address-problems";
import type { JsonDocument } from "../content/json-document";
import { namedValues } from "./named-values";
import { type JsonPath, type Problem, formatPath, quote } from "../content/problem";
import { type SiteFiles, SPRITE_FILE } from "../content/site-files";

/** The files that are valid by themselves. A file that is not is left out: its own problems come first. */
export type ValidData = Partial<SiteData>;

const ALLOWED: Readonly<Record<ReferenceTarget, string>> = {
  fact: "the id of a fact in data/facts.json",
  page: "the id of a page in data/pages.json",
  route: "the id of a page or an article",
  story: "the id of an article, or of a page that stands in “cards”",
  picture: "the id of a picture in data/pictures.json",
  icon: `the name of an icon in ${SPRITE_FILE}`,
  template: "the name of a folder of src/templates",
  namespace: "the name of a file in locales/en",
  scene: "the path of a file that exists in src/images/scenes",
  vehicle: "the path of a file that exists in src/images/vehicles",
  portrait: "the path of a file that exists in src/images/avatars",
};

const TO_DO: Readonly<Record<ReferenceTarget, string>> = {
  fact: "Correct the name, or add the fact to data/facts.json.",
  page: "Correct the id, or add the page to data/pages.json.",
  route: "Correct the id, or add the article to data/articles.json.",
  story: "Correct the id, or add it to “cards” first.",
  picture: "Correct the id, or add the picture to data/pictures.json.",
  icon: "Choose one of the icons that exist.",
  template: "Correct the name: a page cannot stand without its template.",
  namespace: "Correct the name, or add the file in every language.",
  scene: "Correct the path, or put the picture there.",
  vehicle: "Correct the path, or put the picture there.",
  portrait: "Correct the path, or put the picture there.",
};

/** The known name that is nearest; of paths, by the file alone, because all of them begin alike. */
function nearestName(name: string, known: ReadonlySet<string>): string | undefined {
  const fileOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.[a-z]+$/, "");
  const byFile = new Map(Array.from(known, (candidate) => [fileOf(candidate), candidate]));
  return byFile.get(nearest(fileOf(name), byFile.keys()) ?? "");
}

/** Lists whose entries must have different ids, by file: the field of the list, and the ids in it. */
function idLists(data: ValidData): readonly { readonly in: DataFile; readonly key: string; readonly ids: readonly string[] }[] {
  const list = <File extends DataFile>(file: File, key: string, ids: (content: SiteData[File]) => readonly string[]) => {
    const content = data[file] as SiteData[File] | undefined;
    return content === undefined ? [] : [{ in: file, key, ids: ids(content) }];
  };
  return [
    ...list("facts", "facts", ({ facts }) => facts.map(({ id }) => id)),
    ...list("languages", "languages", ({ languages }) => languages.map(({ code }) => code)),
    ...list("articles", "articles", ({ articles }) => articles.map(({ id }) => id)),
    ...list("pictures", "pictures", ({ pictures }) => pictures.map(({ id }) => id)),
    ...list("fleet", "vehicles", ({ vehicles }) => vehicles.map(({ id }) => id)),
    ...list("vans", "vans", ({ vans }) => vans.map(({ id }) => id)),
    ...list("van-areas", "areas", ({ areas }) => areas.map(({ id }) => id)),
    ...list("approaches", "approaches", ({ approaches }) => approaches.map(({ id }) => id)),
    ...list("reviews", "reviews", ({ reviews }) => reviews.map(({ id }) => id)),
    ...list("testimonials", "testimonials", ({ testimonials }) => testimonials.map(({ id }) => id)),
    ...list("reasons", "reasons", ({ reasons }) => reasons.map(({ id }) => id)),
    ...list("terms", "fees", ({ fees }) => fees.map(({ id }) => id)),
    ...list("terms", "parts", ({ parts }) => parts.map(({ id }) => id)),
    ...list("legal", "parts", ({ parts }) => parts.map(({ id }) => id)),
    ...list("legal", "questions", ({ questions }) => questions.map(({ id }) => id)),
    ...list("glossary", "terms", ({ terms }) => terms.map(({ id }) => id)),
    ...list("map", "places", ({ places }) => places.map(({ id }) => id)),
  ];
}

/**
 * The ids of a list in a file that may be wrong elsewhere, so that one slip does not make every name that leads to the file unknown.
 *
 * @param field what names an entry of the list
 * @returns `undefined` where the list cannot be read at all
 */
function idsIn(document: JsonDocument | undefined, key: string, field = "id"): readonly string[] | undefined {
  const list = isObject(document?.value) ? document.value[key] : undefined;
  if (Array.isArray(list)) {
    return list.flatMap((entry: unknown) => (isObject(entry) && typeof entry[field] === "string" ? [entry[field]] : []));
  }
  return isObject(list) ? Object.keys(list) : undefined;
}

const union = (...lists: readonly (readonly string[] | undefined)[]): ReadonlySet<string> | undefined =>
  lists.some((list) => list === undefined) ? undefined : new Set(lists.flatMap((list) => list ?? []));

/** The names that exist, by what they name; `undefined` where the file that holds them cannot be read. */
export interface KnownNames {
  readonly facts: ReadonlySet<string> | undefined;
  readonly routes: ReadonlySet<string> | undefined;
  readonly models: ReadonlySet<string> | undefined;
}

/** The names that sentences may use. */
export function knownNames(documents: ReadonlyMap<DataFile, JsonDocument>): KnownNames {
  return {
    facts: union(idsIn(documents.get("facts"), "facts")),
    routes: union(idsIn(documents.get("pages"), "pages"), idsIn(documents.get("articles"), "articles")),
    models: union(idsIn(documents.get("fleet"), "vehicles", "name")),
  };
}

/** Templates of other things than a fixed page: the article's, and the query that all of them share. */
const NOT_OF_PAGES = new Set(["article", "page-query"]);

/** Templates that no page uses: the page was removed or renamed, and the code still leads to it. */
function unusedTemplates(
  { pages }: ValidData,
  templates: readonly string[],
  problemAt: (file: DataFile, path: JsonPath, rest: Pick<Problem, "found" | "allowed" | "fix">) => Problem,
): readonly Problem[] {
  if (pages === undefined) {
    return [];
  }
  const used = new Set(Object.values(pages.pages).map(({ template }) => template));
  return templates
    .filter((template) => !used.has(template) && !NOT_OF_PAGES.has(template))
    .map((template) =>
      problemAt("pages", ["pages"], {
        found: `no page with the template “${template}”`,
        allowed: "a page for every template",
        fix: "Put the page back, or have src/templates cleared of its template.",
      }),
    );
}

/**
 * What is wrong between files that are valid by themselves: names that lead nowhere, ids given twice, addresses that cannot be had.
 *
 * @param data the files that are valid by themselves
 * @param documents every data file that can be read, for the lines of messages and for what names lead to
 */
export function referenceProblems(data: ValidData, documents: ReadonlyMap<DataFile, JsonDocument>, files: SiteFiles): readonly Problem[] {
  const problemAt = (file: DataFile, path: JsonPath, rest: Pick<Problem, "found" | "allowed" | "fix" | "suggestion">): Problem => ({
    file: `data/${file}.json`,
    line: documents.get(file)?.lineOf(path) ?? 1,
    path: formatPath(path),
    ...rest,
  });
  const { facts, routes } = knownNames(documents);
  const onDisk = namesOfFiles(files);
  const known: Readonly<Record<ReferenceTarget, ReadonlySet<string> | undefined>> = {
    fact: facts,
    page: union(idsIn(documents.get("pages"), "pages")),
    route: routes,
    story: union(data.articles?.cards, idsIn(documents.get("articles"), "articles")),
    picture: union(idsIn(documents.get("pictures"), "pictures")),
    icon: new Set(onDisk.icon),
    template: new Set(onDisk.template),
    namespace: new Set(onDisk.namespace),
    scene: new Set(onDisk.scene),
    vehicle: new Set(onDisk.vehicle),
    portrait: new Set(onDisk.portrait),
  };
  const unknownNames = DATA_FILES.flatMap((file) =>
    namedValues(DATA_SCHEMAS[file], data[file])
      .filter(({ name, to }) => known[to]?.has(name) === false)
      .map(({ path, name, to }) => {
        const suggestion = nearestName(name, known[to] ?? new Set());
        return problemAt(file, path, {
          found: quote(name),
          allowed: ALLOWED[to],
          fix: TO_DO[to],
          ...(suggestion === undefined ? {} : { suggestion: quote(suggestion) }),
        });
      }),
  );
  const duplicates = idLists(data).flatMap(({ in: file, key, ids }) =>
    ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [
            problemAt(file, [key, index], {
              found: `the id “${id}” a second time`,
              allowed: "an id that no other entry of the list has",
              fix: "Give this entry an id of its own, or remove it.",
            }),
          ],
    ),
  );
  return [...duplicates, ...addressProblems(data, files, problemAt), ...unknownNames, ...unusedTemplates(data, onDisk.template, problemAt)];
}
