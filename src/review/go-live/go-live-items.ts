import { DATA_SCHEMAS, type DataFile, type DataOf } from "../../core/schemas";
import { businessSchema } from "../../core/schemas/business";
import { valueAt } from "../../core/text/value-at";
import { type JsonDocument, placedTexts, readJsonDocument } from "../../content/json-document";
import { type JsonPath, formatPath } from "../../content/problem";
import { applySchema } from "../../check/schema-problems";
import type { SiteFiles } from "../../content/site-files";

/** Something that is to be settled before the site goes live. */
export interface GoLiveItem {
  /**
   * A placeholder stands for something that the owner has yet to supply, a sample for something that customers have yet to say; both keep
   * a production build from running. What is to be asked of the owner does not.
   */
  readonly kind: "placeholder" | "sample" | "ask-owner";
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

/** Values that no real business has: domains reserved for examples, telephone numbers reserved for drama, blanks to fill in. */
const NOT_REAL: readonly (readonly [pattern: RegExp, because: string])[] = [
  // RFC 2606 and RFC 6761
  [/(?:^|[@/.])example\.(?:com|org|net)\b|\.(?:example|invalid|test)(?:[/:?#]|$)/iu, "a domain reserved for examples"],
  // Ofcom, telephone numbers for drama use
  [/^\+44(?:2079460\d{3}|7700900\d{3}|1632960\d{3}|8081570\d{3})$/u, "a telephone number reserved for drama"],
  [/^\+\d+0{6}$/u, "a telephone number of zeros"],
  [/\blorem ipsum\b/iu, "filler text"],
  [/^\[[^\]]*\]$/u, "a blank to be filled in"],
];

const BUSINESS = "data/business.json";

/** The paths of the placeholders that the business file names. */
function namedPaths(document: JsonDocument | undefined): readonly string[] {
  return document === undefined ? [] : (applySchema(businessSchema, document).value?.placeholders ?? []);
}

function namedPlaceholder(document: JsonDocument, path: string): GoLiveItem {
  const steps = path.split(".");
  const value = valueAt(document.value, steps);
  return {
    kind: "placeholder",
    what: typeof value === "string" ? `${path} “${value}”` : path,
    file: document.file,
    line: document.lineOf(steps),
  };
}

/** Values that look like placeholders although nobody names them as such. */
function unnamedPlaceholders(document: JsonDocument, named: readonly string[]): readonly GoLiveItem[] {
  const isNamed = (path: string): boolean =>
    document.file === BUSINESS && named.some((other) => path === other || path.startsWith(`${other}.`));
  return placedTexts(document.value).flatMap(({ path, text }): readonly GoLiveItem[] => {
    const because = NOT_REAL.find(([pattern]) => pattern.test(text))?.[1];
    const place = formatPath(path);
    return because === undefined || isNamed(place)
      ? []
      : [{ kind: "placeholder", what: `${place} “${text}”: ${because}`, file: document.file, line: document.lineOf(path) }];
  });
}

/** What is still open in valid data. */
type Reader<File extends DataFile> = (
  data: DataOf<File>,
  item: (kind: GoLiveItem["kind"], what: string, path: JsonPath) => GoLiveItem,
) => readonly GoLiveItem[];

const reviews: Reader<"reviews"> = (data, item) =>
  data.reviews.flatMap(({ author, sample }, index) =>
    sample ? [item("sample", `the review by ${author}`, ["reviews", index, "sample"])] : [],
  );

const testimonials: Reader<"testimonials"> = (data, item) =>
  data.testimonials.flatMap(({ name, sample }, index) =>
    sample ? [item("sample", `the quote by ${name}`, ["testimonials", index, "sample"])] : [],
  );

const facts: Reader<"facts"> = (data, item) =>
  data.facts.flatMap(({ id, status, source }, index) =>
    status === "ask-owner" ? [item("ask-owner", `${id} (${source})`, ["facts", index, "status"])] : [],
  );

const fleet: Reader<"fleet"> = ({ status }, item) =>
  status === "ask-owner" ? [item("ask-owner", "seats, bags and gearboxes of the fleet", ["status"])] : [];

const legal: Reader<"legal"> = (data, item) =>
  data.questions.flatMap(({ id, status, question }, index) =>
    status === "ask-owner" ? [item("ask-owner", `${id}: ${question}`, ["questions", index, "status"])] : [],
  );

/**
 * Everything that is to be settled before the site goes live, in the order placeholders, samples, questions to the owner.
 *
 * @param texts the files of `data/` and `locales/`; a file that is not valid is left to the check
 */
export function goLiveItems({ texts }: Pick<SiteFiles, "texts">): readonly GoLiveItem[] {
  const documents = Array.from(texts)
    .filter(([path]) => path.endsWith(".json"))
    .map(([path, text]) => readJsonDocument(path, text))
    .filter((read): read is JsonDocument => "lineOf" in read);
  const documentOf = (file: DataFile): JsonDocument | undefined => documents.find((document) => document.file === `data/${file}.json`);
  const read = <File extends DataFile>(file: File, reader: Reader<File>): readonly GoLiveItem[] => {
    const document = documentOf(file);
    const data = document === undefined ? undefined : applySchema(DATA_SCHEMAS[file], document).value;
    return document === undefined || data === undefined
      ? []
      : reader(data as DataOf<File>, (kind, what, path) => ({ kind, what, file: document.file, line: document.lineOf(path) }));
  };

  const business = documentOf("business");
  const named = namedPaths(business);
  return [
    ...(business === undefined ? [] : named.map((path) => namedPlaceholder(business, path))),
    ...documents.flatMap((document) => unnamedPlaceholders(document, named)),
    ...read("reviews", reviews),
    ...read("testimonials", testimonials),
    ...read("facts", facts),
    ...read("fleet", fleet),
    ...read("legal", legal),
  ];
}

/** Those that keep the site from going live. */
export function blockingItems(items: readonly GoLiveItem[]): readonly GoLiveItem[] {
  return items.filter(({ kind }) => kind !== "ask-owner");
}

/** Whether placeholders or samples remain. In production they stop the build, or are allowed and then shown as such. */
export function hasSampleContent(files: Pick<SiteFiles, "texts">): boolean {
  return blockingItems(goLiveItems(files)).length > 0;
}
