import { type JsonDocument, isDocument, placedTexts, placedValues, readJsonDocument } from "../content/json-document";
import { type JsonPath, formatPath } from "../content/problem";
import type { SiteFiles } from "../content/site-files";
import { DEFAULT_LANGUAGE, isLanguage } from "../core/languages";
import { valueAt } from "../core/text/value-at";

type Files = Pick<SiteFiles, "texts">;

/** What each kind of item is called, and what to do about it. Placeholders and samples stop a production build. */
const KINDS = {
  placeholder: "Placeholders: put the real value in, and take its path out of “placeholders” in data/business.json",
  sample: "Samples: put real voices in, with “source” for a review and “sample”: false, or take them out",
  "ask-owner": "Questions to the owner, or to the lawyer that is named: when one is answered, set its “status” to “confirmed”",
} as const;

/** Something to settle before the site goes live. */
interface GoLiveItem {
  readonly kind: keyof typeof KINDS;
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

/** The placeholders that the business file lists, and values that look like one. */
function placeholders({ file, value, lineOf }: JsonDocument): readonly GoLiveItem[] {
  const item = (what: string, path: JsonPath): GoLiveItem => ({ kind: "placeholder", what, file, line: lineOf(path) });
  const paths = file === "data/business.json" ? valueAt(value, ["placeholders"]) : [];
  const listed = Array.isArray(paths) ? paths.map(String) : [];
  return [
    ...listed.map((path) => item(`${path} “${String(valueAt(value, path.split(".")))}”`, path.split("."))),
    ...placedTexts(value).flatMap(({ path, text }) => {
      const place = formatPath(path);
      const because = NOT_REAL.find(([pattern]) => pattern.test(text))?.[1];
      // A blank in a sentence is one thing to do, in however many languages.
      const isTranslation = path.some((step) => step !== DEFAULT_LANGUAGE && isLanguage(String(step)));
      const isListed = listed.some((path) => place === path || place.startsWith(`${path}.`));
      return because === undefined || isTranslation || isListed ? [] : [item(`${place} “${text}”: ${because}`, path)];
    }),
  ];
}

/** The entries of data that are samples, or questions to the owner. */
function openEntries({ file, value, lineOf }: JsonDocument, kind: GoLiveItem["kind"], field: string, open: unknown): readonly GoLiveItem[] {
  return placedValues(value)
    .filter(({ value: entry }) => valueAt(entry, [field]) === open)
    .map(({ value: entry, path }) => {
      const textsOf = (...names: readonly string[]): readonly string[] =>
        names.map((name) => valueAt(entry, [name])).filter((text) => typeof text === "string");
      // A review or a quote is named by its author, a fact by its id and source, a legal question by its id and text.
      const [author] = textsOf("author", "name");
      const what = author ?? (textsOf("id", "question", "source").join(": ") || "the file as a whole");
      return { kind, what, file, line: lineOf([...path, field]) };
    });
}

/**
 * Everything to settle before the site goes live, in the order placeholders, samples, questions to the owner.
 *
 * @param texts the files of `data/` and `locales/`; those that cannot be parsed are left to the check
 */
export function goLiveItems({ texts }: Files): readonly GoLiveItem[] {
  const documents = [...texts]
    .filter(([path]) => path.endsWith(".json"))
    .map(([path, text]) => readJsonDocument(path, text))
    .filter(isDocument);
  return [
    ...documents.flatMap(placeholders),
    ...documents.flatMap((document) => openEntries(document, "sample", "sample", true)),
    ...documents.flatMap((document) => openEntries(document, "ask-owner", "status", "ask-owner")),
  ];
}

/** The placeholders and samples among items, which keep the site from going live. */
export function blockingItems(items: readonly GoLiveItem[]): readonly GoLiveItem[] {
  return items.filter(({ kind }) => kind !== "ask-owner");
}

/** Whether placeholders or samples remain. They stop a production build unless it allows them; then every page is marked. */
export function hasSampleContent(files: Files): boolean {
  return blockingItems(goLiveItems(files)).length > 0;
}

function sections(items: readonly GoLiveItem[]): readonly string[] {
  return Object.entries(KINDS).flatMap(([kind, title]) => {
    const found = items.filter((item) => item.kind === kind).map(({ file, line, what }) => `  ${file}:${String(line)}  ${what}`);
    return found.length === 0 ? [] : [[title, ...found, `  ${String(found.length)} in all`].join("\n")];
  });
}

/** The go-live list in groups, and a last line that says whether anything blocks going live. */
export function formatGoLive(items: readonly GoLiveItem[]): string {
  const isBlocked = blockingItems(items).length > 0;
  return [...sections(items), isBlocked ? "The site cannot go live yet." : "Nothing keeps the site from going live."].join("\n\n");
}

/**
 * Refuses a production build that would publish placeholders or samples, unless `ALLOW_SAMPLE_CONTENT` is `1`.
 *
 * @param files files that passed the check
 * @param environment the environment variables of the build
 * @returns the message, or `undefined` when the build may run
 * @source Netlify, build environment variables: `CONTEXT` is `production` for the published site
 */
export function productionRefusal(files: Files, environment: Readonly<Record<string, string | undefined>>): string | undefined {
  if (environment["CONTEXT"] !== "production" || environment["ALLOW_SAMPLE_CONTENT"] === "1" || !hasSampleContent(files)) {
    return undefined;
  }
  return [
    ...sections(blockingItems(goLiveItems(files))),
    "This is a production build (CONTEXT=production), and would publish what is listed above; nothing was built.\nReplace it. To publish it all the same, set ALLOW_SAMPLE_CONTENT=1: every page then says that its content is a sample, and search engines are asked not to list it.",
  ].join("\n\n");
}
