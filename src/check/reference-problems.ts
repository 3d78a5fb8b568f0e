import type { z } from "zod";
import { isObject } from "../core/text/is-object";
import { nearest } from "../core/text/nearest";
import { DATA_FILES, DATA_SCHEMAS, type SiteData, articleFile, articleIdOf, articleSchema } from "../core/schemas";
import { IMAGE_FOLDERS, type ImageKind, type ReferenceTarget } from "../core/schemas/references";
import { namesOfFiles } from "../content/names";
import { addressProblems } from "./address-problems";
import { type JsonDocument, placedValues } from "../content/json-document";
import { type DataDocuments, dataProblem } from "./finding";
import { namedValues } from "./named-values";
import { type JsonPath, type Problem, quote } from "../content/problem";
import { type SiteFiles, SPRITE_FILE } from "../content/site-files";

/** The data files that fit their schemas. An invalid file is left out: its own problems come first. */
export type ValidData = Partial<SiteData>;

interface Advice {
  readonly allowed: string;
  readonly fix: string;
}

const imageIn = (kind: ImageKind): Advice => ({
  allowed: `the path of a file that exists in src/images/${IMAGE_FOLDERS[kind]}`,
  fix: "Correct the path, or put the picture there.",
});

const ADVICE: Readonly<Record<ReferenceTarget, Advice>> = {
  fact: { allowed: "the id of a fact in data/facts.json", fix: "Correct the name, or add the fact to data/facts.json." },
  page: { allowed: "the id of a page in data/pages.json", fix: "Correct the id, or add the page to data/pages.json." },
  route: { allowed: "the id of a page or an article", fix: "Correct the id, or add the article to data/articles." },
  story: { allowed: "the id of an article, or of a page that “cards” lists", fix: "Correct the id, or add it to “cards” first." },
  picture: { allowed: "the id of a picture in data/pictures.json", fix: "Correct the id, or add the picture to data/pictures.json." },
  icon: { allowed: `the name of an icon in ${SPRITE_FILE}`, fix: "Choose one of the icons that exist." },
  template: { allowed: "the name of a folder of src/templates", fix: "Correct the name: every page needs its template." },
  namespace: { allowed: "the name of a file in locales/en", fix: "Correct the name, or add the file in every language." },
  scene: imageIn("scene"),
  vehicle: imageIn("vehicle"),
  portrait: imageIn("portrait"),
};

/** The nearest known name. Paths are compared by file name, because they all begin alike. */
function nearestName(name: string, known: Iterable<string>): string | undefined {
  const fileOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.[a-z]+$/, "");
  const byFile = new Map(Array.from(known, (candidate) => [fileOf(candidate), candidate]));
  return byFile.get(nearest(fileOf(name), byFile.keys()) ?? "");
}

/** Entries of lists whose id, or code, an earlier entry of the same list has. */
function repeatedIds(content: unknown): readonly { readonly path: JsonPath; readonly id: string }[] {
  return placedValues(content).flatMap(({ path, value }) => {
    const ids = Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? (entry["id"] ?? entry["code"]) : undefined)) : [];
    return ids.flatMap((id, index) => (typeof id === "string" && ids.indexOf(id) < index ? [{ path: [...path, index], id }] : []));
  });
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

/** Every valid file with its schema and its content. */
export function validFiles({
  articles,
  ...data
}: ValidData): readonly { readonly file: string; readonly schema: z.ZodType; readonly value: unknown }[] {
  const cards = articles === undefined ? [] : [{ file: "articles", schema: DATA_SCHEMAS.articles, value: { cards: articles.cards } }];
  const files = DATA_FILES.flatMap((file) => (file === "articles" ? [] : [{ file, schema: DATA_SCHEMAS[file], value: data[file] }]));
  const written = articles?.articles.map(({ id, ...value }) => ({ file: articleFile(id), schema: articleSchema, value })) ?? [];
  return [...files, ...cards, ...written];
}

/** The ids of all articles, right or wrong. */
const articleIds = (documents: DataDocuments): readonly string[] => Array.from(documents.keys()).flatMap((name) => articleIdOf(name) ?? []);

type Names = ReadonlySet<string> | undefined;

const union = (...lists: readonly (readonly string[] | undefined)[]): Names =>
  lists.some((list) => list === undefined) ? undefined : new Set(lists.flatMap((list) => list ?? []));

/** The names that sentences may use, by what they name; `undefined` where the file that holds them cannot be read. */
export function knownNames(documents: DataDocuments): Readonly<Record<"facts" | "routes" | "models", Names>> {
  return {
    facts: union(idsIn(documents.get("facts"), "facts")),
    routes: union(idsIn(documents.get("pages"), "pages"), articleIds(documents)),
    models: union(idsIn(documents.get("fleet"), "vehicles", "name")),
  };
}

/** Templates that no page uses. The article's belongs to no fixed page. */
function unusedTemplates({ pages }: ValidData, documents: DataDocuments, templates: readonly string[]): readonly Problem[] {
  const used = new Set(["article", ...Object.values(pages?.pages ?? {}).map(({ template }) => template)]);
  return templates
    .filter((template) => pages !== undefined && !used.has(template))
    .map((template) =>
      dataProblem(documents, "pages", ["pages"], {
        found: `no page with the template “${template}”`,
        allowed: "a page for every template",
        fix: "Put the page back, or remove its template from src/templates.",
      }),
    );
}

/** Articles that lead to themselves. */
function articleProblems({ articles }: ValidData, documents: DataDocuments): readonly Problem[] {
  return (articles?.articles ?? [])
    .filter(({ id, related }) => related.includes(id))
    .map(({ id }) =>
      dataProblem(documents, articleFile(id), ["related"], {
        found: quote(id),
        allowed: "other articles than this one",
        fix: `Remove “${id}”.`,
      }),
    );
}

/**
 * What is wrong between valid files: unknown names, repeated ids, reserved addresses.
 *
 * @param documents every data file that can be read, for the lines of messages and for what names lead to
 */
export function referenceProblems(data: ValidData, documents: DataDocuments, files: SiteFiles): readonly Problem[] {
  const { facts, routes } = knownNames(documents);
  const onDisk = namesOfFiles(files);
  const known: Readonly<Record<ReferenceTarget, Iterable<string> | undefined>> = {
    ...onDisk,
    fact: facts,
    page: idsIn(documents.get("pages"), "pages"),
    route: routes,
    story: union(data.articles?.cards, articleIds(documents)),
    picture: idsIn(documents.get("pictures"), "pictures"),
  };
  const unknownNames = validFiles(data).flatMap(({ file, schema, value }) =>
    namedValues(schema, value).flatMap(({ path, name, to }) => {
      const names = known[to];
      if (names === undefined || new Set(names).has(name)) {
        return [];
      }
      const suggestion = nearestName(name, names);
      return [
        dataProblem(documents, file, path, {
          found: quote(name),
          ...ADVICE[to],
          suggestion: suggestion === undefined ? undefined : quote(suggestion),
        }),
      ];
    }),
  );
  const duplicates = validFiles(data).flatMap(({ file, value }) =>
    repeatedIds(value).map(({ path, id }) =>
      dataProblem(documents, file, path, {
        found: `the id “${id}” a second time`,
        allowed: "an id that no other entry of the list has",
        fix: "Give this entry another id, or remove it.",
      }),
    ),
  );
  return [
    ...duplicates,
    ...articleProblems(data, documents),
    ...addressProblems(data, documents, files),
    ...unknownNames,
    ...unusedTemplates(data, documents, onDisk.template),
  ];
}
