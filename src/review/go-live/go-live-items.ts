import { DEFAULT_LANGUAGE, isLanguage } from "../../core/languages";
import { valueAt } from "../../core/text/value-at";
import { type JsonDocument, isDocument, placedTexts, placedValues, readJsonDocument } from "../../content/json-document";
import { type JsonPath, formatPath } from "../../content/problem";
import type { SiteFiles } from "../../content/site-files";

/** Something to settle before the site goes live. */
export interface GoLiveItem {
  /**
   * A placeholder is a value that the owner has yet to supply, a sample a quote that customers have yet to give. Both stop a production
   * build; a question to the owner does not.
   */
  readonly kind: "placeholder" | "sample" | "ask-owner";
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

/** Values that no real business has. */
const NOT_REAL: readonly (readonly [pattern: RegExp, because: string])[] = [
  // RFC 2606 and RFC 6761
  [/(?:^|[@/.])example\.(?:com|org|net)\b|\.(?:example|invalid|test)(?:[/:?#]|$)/iu, "a domain reserved for examples"],
  // Ofcom, telephone numbers for drama use
  [/^\+44(?:2079460\d{3}|7700900\d{3}|1632960\d{3}|8081570\d{3})$/u, "a telephone number reserved for drama"],
  [/^\+\d+0{6}$/u, "a telephone number of zeros"],
  [/\blorem ipsum\b/iu, "filler text"],
  // Not the label of a link.
  [/\[[^\]]*\](?!\()/u, "a blank to be filled in"],
];

const BUSINESS = "data/business.json";

/** The paths that the business file lists as placeholders. */
function listedPlaceholders(document: JsonDocument): readonly string[] {
  const listed = document.file === BUSINESS ? valueAt(document.value, ["placeholders"]) : undefined;
  return Array.isArray(listed) ? listed.filter((path) => typeof path === "string") : [];
}

/** The placeholders that the business file lists, and values that look like one. */
function placeholders(document: JsonDocument): readonly GoLiveItem[] {
  const item = (what: string, path: JsonPath): GoLiveItem => ({
    kind: "placeholder",
    what,
    file: document.file,
    line: document.lineOf(path),
  });
  const listed = listedPlaceholders(document);
  const isListed = (place: string): boolean => listed.some((path) => place === path || place.startsWith(`${path}.`));
  return [
    ...listed.map((path) => {
      const value = valueAt(document.value, path.split("."));
      return item(typeof value === "string" ? `${path} “${value}”` : path, path.split("."));
    }),
    ...placedTexts(document.value).flatMap(({ path, text }) => {
      const place = formatPath(path);
      const because = NOT_REAL.find(([pattern]) => pattern.test(text))?.[1];
      // A blank in a sentence is one thing to do, in however many languages.
      const isTranslation = path.some((step) => step !== DEFAULT_LANGUAGE && isLanguage(String(step)));
      return because === undefined || isTranslation || isListed(place) ? [] : [item(`${place} “${text}”: ${because}`, path)];
    }),
  ];
}

/** The entries of data that are samples, or questions to the owner. */
function openEntries({ file, value, lineOf }: JsonDocument, kind: "sample" | "ask-owner"): readonly GoLiveItem[] {
  const field = kind === "sample" ? "sample" : "status";
  const open = kind === "sample" ? true : "ask-owner";
  return placedValues(value)
    .filter(({ value: entry }) => valueAt(entry, [field]) === open)
    .map(({ value: entry, path }) => {
      const textsOf = (...names: readonly string[]): readonly string[] =>
        names.map((name) => valueAt(entry, [name])).filter((text) => typeof text === "string");
      // A review or a quote is named by its author, a fact by its id and source, a legal question by its id and text.
      const [author] = textsOf("author", "name");
      const said = author === undefined ? textsOf("id", "question", "source") : [author];
      return { kind, what: said.length === 0 ? "the file as a whole" : said.join(": "), file, line: lineOf([...path, field]) };
    });
}

/**
 * Everything to settle before the site goes live, in the order placeholders, samples, questions to the owner.
 *
 * @param texts the files of `data/` and `locales/`; those that cannot be parsed are left to the check
 */
export function goLiveItems({ texts }: Pick<SiteFiles, "texts">): readonly GoLiveItem[] {
  const documents = [...texts]
    .filter(([path]) => path.endsWith(".json"))
    .map(([path, text]) => readJsonDocument(path, text))
    .filter(isDocument);
  return [
    ...documents.flatMap(placeholders),
    ...documents.flatMap((document) => openEntries(document, "sample")),
    ...documents.flatMap((document) => openEntries(document, "ask-owner")),
  ];
}

/** The items that keep the site from going live. */
export function blockingItems(items: readonly GoLiveItem[]): readonly GoLiveItem[] {
  return items.filter(({ kind }) => kind !== "ask-owner");
}

/** Whether placeholders or samples remain. They stop a production build unless it allows them; then every page is marked. */
export function hasSampleContent(files: Pick<SiteFiles, "texts">): boolean {
  return blockingItems(goLiveItems(files)).length > 0;
}
