import { isDocument, valuesWithPaths, readJsonDocument } from "../content/json-document";
import { formatPath } from "../content/problem";
import type { SiteFiles } from "../content/site-files";
import { DEFAULT_LANGUAGE, isLanguage } from "../i18n/languages";
import { isProduction } from "../i18n/routes/site-url";
import { valueAt } from "../schemas/json";

/** What each kind of item is called, and what to do about it. Placeholders and samples stop a production build. */
const KINDS = {
  placeholder: "Placeholders: put the real value in, and take its path out of “placeholders” in data/business.json",
  sample: "Samples: put real voices in, with “source” for a review and “sample”: false, or take them out",
  "ask-owner": "To be confirmed by the owner, or by the lawyer that is named: when it is, set its “status” to “confirmed”",
  open: "Questions to the owner, most asked first: the site shows each answer once it is in data/open-facts.json. They keep nothing from going live",
} as const;

const BLOCKING: readonly (keyof typeof KINDS)[] = ["placeholder", "sample"];

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

/** How messages name an entry: a review by its id, a fact by its id and source. */
function nameOf(entry: unknown): string {
  const isText = (value: unknown) => typeof value === "string";
  const texts = ["id", "name", "question", "source"].map((name) => valueAt(entry, [name])).filter(isText);
  return texts.slice(0, 2).join(": ") || "the file as a whole";
}

/** Everything to settle before the site goes live. Files that cannot be parsed are left to the check. */
export function goLiveItems({ texts }: Pick<SiteFiles, "texts">): readonly GoLiveItem[] {
  return [...texts].flatMap(([path, text]) => {
    const document = path.endsWith(".json") ? readJsonDocument(path, text) : [];
    if (!isDocument(document)) {
      return [];
    }
    const { file, value: content, lineOf } = document;
    const paths = file === "data/business.json" ? valueAt(content, ["placeholders"]) : [];
    const listed = Array.isArray(paths) ? paths.map(String) : [];
    return valuesWithPaths(content).flatMap(({ path, value }): readonly GoLiveItem[] => {
      const at = formatPath(path);
      const item = (kind: GoLiveItem["kind"], what: string) => [{ kind, what, file, line: lineOf(path) }];
      if (listed.includes(at)) {
        return item("placeholder", `${at} “${typeof value === "string" ? value : JSON.stringify(value)}”`);
      }
      const because = typeof value === "string" ? NOT_REAL.find(([pattern]) => pattern.test(value))?.[1] : undefined;
      // A blank in a sentence is listed once, not once for each language.
      const isTranslation = path.some((step) => step !== DEFAULT_LANGUAGE && isLanguage(String(step)));
      const isListed = listed.some((path) => at.startsWith(`${path}.`));
      const entry = valueAt(content, path.slice(0, -1));
      const isOpen = file === "data/open-facts.json" && valueAt(entry, ["value"]) === null;
      const question = String(valueAt(entry, ["question"]));
      return [
        ...(because === undefined || isTranslation || isListed ? [] : item("placeholder", `${at} “${String(value)}”: ${because}`)),
        ...(path.at(-1) === "sample" && value === true ? item("sample", nameOf(entry)) : []),
        ...(path.at(-1) === "value" && isOpen ? item("open", `${question} (${String(path.at(-2))})`) : []),
        ...(path.at(-1) === "status" && value === "ask-owner" && !isOpen ? item("ask-owner", nameOf(entry)) : []),
      ];
    });
  });
}

/** The placeholders and samples among items, which keep the site from going live. */
export function blockingItems(items: readonly GoLiveItem[]): readonly GoLiveItem[] {
  return items.filter(({ kind }) => BLOCKING.includes(kind));
}

/** Whether placeholders or samples remain. They stop a production build unless it allows them; then every page is marked. */
export function hasSampleContent(files: Pick<SiteFiles, "texts">): boolean {
  return blockingItems(goLiveItems(files)).length > 0;
}

/** The go-live list in groups. */
export function formatGoLive(items: readonly GoLiveItem[]): string {
  const groups = Object.entries(KINDS).map(([kind, title]) => {
    const found = items.filter((item) => item.kind === kind);
    const lines = found.map(({ file, line, what }) => `${file}:${String(line)}  ${what}`);
    return found.length === 0 ? "" : [title, ...lines, `${String(found.length)} in all`].join("\n  ");
  });
  return groups.filter(Boolean).join("\n\n");
}

/**
 * Refuses a production build (`CONTEXT` of Netlify) with placeholders or samples, unless `ALLOW_SAMPLE_CONTENT` is `1`.
 *
 * @returns the message, or `undefined` when the build may run
 */
export function productionRefusal(
  files: Pick<SiteFiles, "texts">,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const blocking = blockingItems(goLiveItems(files));
  return !isProduction(environment) || environment["ALLOW_SAMPLE_CONTENT"] === "1" || blocking.length === 0
    ? undefined
    : `${formatGoLive(blocking)}

This is a production build (CONTEXT=production), and would publish what is listed above; nothing was built.
Replace it. To publish it all the same, set ALLOW_SAMPLE_CONTENT=1: every page then says that its content is a sample, and search engines are asked not to list it.`;
}
