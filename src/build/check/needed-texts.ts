import { LANGUAGES } from "../../site/languages";
import { nearest } from "../../site/nearest";
import type { DataFile, SiteData } from "../../site/schemas";
import { articleNamespace } from "../route-table";
import { valueAt } from "./json-document";
import { type LocaleDocuments, REFERENCE } from "./locale-documents";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";
import type { ValidData } from "./reference-problems";

/** The texts that the entries of a data file need in the locale files. */
interface TextsOfEntries {
  readonly file: DataFile;
  readonly namespace: string;
  /** The object whose keys are the ids of the entries. */
  readonly under: JsonPath;
  readonly ids: readonly string[];
  /** The texts of one entry; none where the entry has a single text. */
  readonly keys?: readonly string[];
}

/** A text that an entry of a data file needs. */
interface NeededText {
  readonly namespace: string;
  readonly path: JsonPath;
  /** The entry that needs it. */
  readonly because: string;
}

/** The files whose entries have their alternative texts in one locale file. */
const SHARED: Readonly<Record<string, readonly DataFile[]>> = { pictures: ["pictures", "fleet", "vans"] };

/** Texts in objects whose keys are exactly the ids of data entries. */
function textsOfEntries(data: ValidData): readonly TextsOfEntries[] {
  const texts = <File extends DataFile>(
    file: File,
    rest: (content: SiteData[File]) => readonly Omit<TextsOfEntries, "file">[],
  ): readonly TextsOfEntries[] => {
    const content = data[file] as SiteData[File] | undefined;
    return content === undefined ? [] : rest(content).map((entry) => ({ file, ...entry }));
  };
  const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  return [
    ...texts("pictures", ({ pictures }) => [{ namespace: "pictures", under: [], ids: idsOf(pictures) }]),
    ...texts("fleet", ({ vehicles }) => [
      { namespace: "pictures", under: [], ids: idsOf(vehicles) },
      { namespace: "home", under: ["fleet", "vehicles"], ids: idsOf(vehicles), keys: ["text", "type"] },
    ]),
    ...texts("vans", ({ vans }) => [
      { namespace: "pictures", under: [], ids: idsOf(vans) },
      { namespace: "van-rental", under: ["products", "items"], ids: idsOf(vans), keys: ["name", "text", "category", "features"] },
    ]),
    ...texts("testimonials", ({ testimonials }) => [
      { namespace: "airport-parking", under: ["quotes", "items"], ids: idsOf(testimonials), keys: ["text", "role"] },
    ]),
    ...texts("reasons", ({ reasons }) => [
      { namespace: "home", under: ["reasons", "items"], ids: idsOf(reasons), keys: ["title", "text"] },
    ]),
    ...texts("van-areas", ({ areas }) => [
      { namespace: "van-rental", under: ["areas", "items"], ids: idsOf(areas), keys: ["name", "text"] },
    ]),
    ...texts("routes", ({ routes }) => [
      { namespace: "directions", under: ["routes", "items"], ids: idsOf(routes), keys: ["from", "duration", "steps"] },
    ]),
    ...texts("reviews", ({ reviews }) => [{ namespace: "reviews", under: [], ids: idsOf(reviews), keys: ["text", "place"] }]),
    ...texts("map", ({ places }) => [{ namespace: "common", under: ["places"], ids: idsOf(places) }]),
    ...texts("faq", ({ groups }) =>
      Object.entries(groups).map(([group, questions]) => ({
        namespace: `faq-${group}`,
        under: [],
        ids: questions,
        keys: ["question", "answer"],
      })),
    ),
    ...texts("terms", ({ parts, fees }) => [
      ...parts.flatMap(({ id, brief, clauses }) => [
        { namespace: "booking-terms", under: [id, "brief"], ids: brief, keys: ["label", "value"] },
        { namespace: "booking-terms", under: [id, "clauses"], ids: clauses, keys: ["title", "short"] },
      ]),
      { namespace: "booking-terms", under: ["fees", "items"], ids: idsOf(fees), keys: ["name", "when", "amount"] },
    ]),
    ...texts("legal", ({ parts }) =>
      parts.map(({ id, clauses }) => ({ namespace: "legal-notice", under: [id, "clauses"], ids: clauses, keys: ["title", "short"] })),
    ),
  ];
}

/** Texts that pages and articles need by themselves, beside others in the same file. */
function textsOfPages({ pages, articles }: ValidData): readonly NeededText[] {
  const links = [...new Set([...(pages?.navigation ?? []), ...(pages?.footer ?? []), ...(pages?.bottom ?? [])])];
  const fixed = Object.keys(pages?.pages ?? {});
  const paths = (keys: readonly JsonPath[], namespace: string, because: string): readonly NeededText[] =>
    keys.map((path) => ({ namespace, path, because }));
  const META: readonly JsonPath[] = [
    ["meta", "title"],
    ["meta", "description"],
    ["hero", "title"],
  ];
  return [
    ...links.map((id) => ({ namespace: "common", path: ["nav", id], because: `“${id}” in data/pages.json` })),
    ...fixed.flatMap((id) => paths(META, id, `the page “${id}” in data/pages.json`)),
    ...(articles?.cards ?? [])
      .filter((id) => fixed.includes(id))
      .flatMap((id) =>
        paths(
          ["title", "summary", "label"].map((key) => ["card", key]),
          id,
          `the card of “${id}” in data/articles.json`,
        ),
      ),
    ...(articles?.articles ?? []).flatMap(({ id }) => paths(META, articleNamespace(id), `the article “${id}” in data/articles.json`)),
  ];
}

function neededTexts(data: ValidData): readonly NeededText[] {
  return [
    ...textsOfPages(data),
    ...textsOfEntries(data).flatMap(({ file, namespace, under, ids, keys }) =>
      ids.flatMap((id) =>
        (keys ?? [undefined]).map((key) => ({
          namespace,
          path: [...under, id, ...(key === undefined ? [] : [key])],
          because: `“${id}” in data/${file}.json`,
        })),
      ),
    ),
  ];
}

/**
 * Texts that data needs and a language does not have. A file that is missing altogether is one problem.
 *
 * @param unreadable paths of locale files that exist and cannot be read
 */
export function missingTexts(locales: LocaleDocuments, data: ValidData, unreadable: ReadonlySet<string>): readonly Problem[] {
  const needed = neededTexts(data);
  return LANGUAGES.flatMap((language) => {
    const fileOf = (namespace: string): string => `locales/${language}/${namespace}.json`;
    const missingFiles = new Set(
      needed
        .map(({ namespace }) => namespace)
        .filter((namespace) => !locales[language].has(namespace) && !unreadable.has(fileOf(namespace))),
    );
    const files = Array.from(missingFiles, (namespace): Problem => ({
      file: fileOf(namespace),
      line: 1,
      path: "",
      found: "nothing: the file is missing",
      allowed: `a file with the texts for ${needed.find((text) => text.namespace === namespace)?.because ?? ""}`,
      fix: "Copy the file of another language and translate it.",
    }));
    const texts = needed.flatMap(({ namespace, path, because }): readonly Problem[] => {
      const document = locales[language].get(namespace);
      return document === undefined || valueAt(document.value, path) !== undefined
        ? []
        : [
            {
              file: document.file,
              line: document.lineOf(path),
              path: formatPath(path),
              found: "nothing: the text is missing",
              allowed: `a text for ${because}`,
              fix: `Add ${path.map((step) => quote(step)).join(" → ")} with its text.`,
            },
          ];
    });
    return [...files, ...texts];
  });
}

/** Groups of questions that have texts and are not in the file: the group was removed or renamed, and pages still show it. */
export function missingGroups(locales: LocaleDocuments, { faq }: ValidData, line: number): readonly Problem[] {
  const groups = Array.from(locales[REFERENCE].keys()).flatMap((namespace) => /^faq-(.+)$/.exec(namespace)?.[1] ?? []);
  return groups
    .filter((group) => faq !== undefined && !Object.hasOwn(faq.groups, group))
    .map((group) => ({
      file: "data/faq.json",
      line,
      path: "groups",
      found: `no group “${group}”`,
      allowed: `a group for every file of questions, such as locales/${REFERENCE}/faq-${group}.json`,
      fix: `Put the group “${group}” back with its questions, or remove the files faq-${group}.json.`,
    }));
}

/**
 * Texts under an id that no entry has: the entry was removed or renamed, or the key is misspelt. Where one of the files that share the texts
 * is wrong in itself, nothing is said.
 */
export function orphanTexts(locales: LocaleDocuments, data: ValidData): readonly Problem[] {
  const places = new Map<string, { namespace: string; under: JsonPath; ids: Set<string>; files: Set<DataFile> }>();
  for (const { file, namespace, under, ids } of textsOfEntries(data)) {
    const key = `${namespace}\u0000${formatPath(under)}`;
    const place = places.get(key) ?? { namespace, under, ids: new Set<string>(), files: new Set<DataFile>() };
    ids.forEach((id) => place.ids.add(id));
    place.files.add(file);
    places.set(key, place);
  }
  const certain = [...places.values()].filter(({ namespace }) => (SHARED[namespace] ?? []).every((file) => data[file] !== undefined));
  return LANGUAGES.flatMap((language) =>
    certain.flatMap(({ namespace, under, ids, files }) => {
      const document = locales[language].get(namespace);
      const texts = document === undefined ? undefined : valueAt(document.value, under);
      if (document === undefined || typeof texts !== "object" || texts === null) {
        return [];
      }
      const unused = [...ids].filter((id) => !Object.hasOwn(texts, id));
      return Object.keys(texts)
        .filter((id) => !ids.has(id))
        .map((id): Problem => {
          const path = [...under, id];
          const meant = nearest(id, unused);
          return {
            file: document.file,
            line: document.lineOf(path),
            path: formatPath(path),
            found: `a text for “${id}”, which does not exist`,
            allowed: `texts for the entries of ${[...files].map((file) => `data/${file}.json`).join(", ")}`,
            ...(meant === undefined ? {} : { suggestion: quote(meant) }),
            fix: meant === undefined ? `Remove “${id}” in every language, or add the entry.` : `Rename the key to “${meant}”.`,
          };
        });
    }),
  );
}
