import { CHAT_CHANNELS } from "../core/business/chat";
import { DRIVER_KINDS, REASONS, VERDICTS } from "../core/hire/can-rent";
import { LANGUAGES, type Language } from "../core/languages";
import { isObject } from "../core/text/is-object";
import { required } from "../core/required";
import { DATA_FILES, type DataFile } from "../core/schemas";
import { valueAt } from "../core/text/value-at";
import { type LocaleDocuments, REFERENCE } from "../content/locale-documents";
import { type JsonPath, type Problem, formatPath } from "../content/problem";
import { kindOf, wrongKind } from "./kinds";
import { type DataDocuments, dataProblem, fileProblem, problemAt } from "./finding";
import type { ValidData } from "./reference-problems";

/** The texts that the entries of one list need. */
interface Rule {
  /** The entries in the data file; `*` matches every entry of a list or an object. */
  readonly entries: string;
  /** The namespace and the place in it, where `$1`, `$2` … are the names of the entries that `*` matched. */
  readonly at: string;
  /** The texts at that place, with `[]` after a list and `?` after a text or list; without keys, the place itself is the text. */
  readonly keys?: readonly string[];
}

const PAGE = ["meta.title", "meta.description", "hero.title?"];

const RULES: Readonly<Partial<Record<DataFile, readonly Rule[]>>> = {
  pages: [
    ...["navigation", "footer", "bottom"].map((list) => ({ entries: `${list}.*`, at: "common:nav.$1" })),
    { entries: "pages.*", at: "$1:", keys: PAGE },
  ],
  articles: [
    { entries: "cards.*", at: "$1:card", keys: ["title", "summary", "label"] },
    { entries: "articles.*", at: "article-$1:", keys: PAGE },
  ],
  pictures: [{ entries: "pictures.*", at: "pictures:$1" }],
  fleet: [
    { entries: "vehicles.*", at: "pictures:$1" },
    { entries: "vehicles.*", at: "home:fleet.vehicles.$1", keys: ["text", "type"] },
    { entries: "vehicles.*.gearbox", at: "home:fleet.gearbox.$2" },
  ],
  vans: [
    { entries: "vans.*", at: "pictures:$1" },
    { entries: "vans.*", at: "van-rental:products.items.$1", keys: ["name", "text", "category", "features[]"] },
  ],
  "van-areas": [
    { entries: "areas.*", at: "van-rental:areas.items.$1", keys: ["name", "text"] },
    { entries: "areas.*.distance", at: "van-rental:areas.items.$1", keys: ["distance"] },
  ],
  testimonials: [{ entries: "testimonials.*", at: "airport-parking:quotes.items.$1", keys: ["text", "role"] }],
  reasons: [{ entries: "reasons.*", at: "home:reasons.items.$1", keys: ["title", "text"] }],
  approaches: [{ entries: "approaches.*", at: "directions:routes.items.$1", keys: ["from", "duration", "steps[]"] }],
  reviews: [{ entries: "reviews.*", at: "reviews:$1", keys: ["text", "place"] }],
  map: [{ entries: "places.*", at: "common:places.$1" }],
  faq: [{ entries: "groups.*.*", at: "faq-$1:$2", keys: ["question", "answer[]"] }],
  terms: [
    { entries: "parts.*", at: "booking-terms:$1", keys: ["title", "short"] },
    { entries: "parts.*.brief.*", at: "booking-terms:$1.brief.$2", keys: ["label", "value"] },
    { entries: "parts.*.clauses.*", at: "booking-terms:$1.clauses.$2", keys: ["title", "short"] },
    { entries: "fees.*", at: "booking-terms:fees.items.$1", keys: ["name", "when", "amount"] },
    { entries: "fees.*.scope", at: "booking-terms:fees.scopes.$2" },
    { entries: "fees.*.vat", at: "booking-terms:fees.vatNotes.$2" },
  ],
  legal: [
    { entries: "parts.*", at: "legal-notice:$1", keys: ["title", "short"] },
    { entries: "parts.*.clauses.*", at: "legal-notice:$1.clauses.$2", keys: ["title", "short"] },
  ],
};

interface NeededText {
  /** The path from the object that holds it. */
  readonly path: JsonPath;
  readonly kind: "text" | "list" | "either";
}

/** Texts that are reported in one message when they are missing. */
interface NeededTexts {
  readonly namespace: string;
  /** The object that holds them. */
  readonly base: JsonPath;
  readonly keys: readonly NeededText[];
  /** What needs them. */
  readonly because: string;
}

const split = (path: string): readonly string[] => (path === "" ? [] : path.split("."));

const needed = (namespace: string, base: string, keys: readonly string[], because: string): NeededTexts => ({
  namespace,
  base: split(base),
  keys: keys.map((key) => ({
    path: split(key.replace(/\[\]|\?/, "")),
    kind: key.endsWith("[]") ? "list" : key.endsWith("?") ? "either" : "text",
  })),
  because,
});

/** Texts that only a script shows, so that no built page would miss them. */
const TEXTS_OF_SCRIPTS: readonly NeededTexts[] = [
  needed(
    "common",
    "chat",
    [...CHAT_CHANNELS.flatMap((channel) => [`scan.${channel}`, `open.${channel}`]), "instruction", "qr", "copy", "copied", "close"],
    "the dialog of the chat",
  ),
  needed("common", "map.google", ["title", "hide"], "the map of Google"),
  needed(
    "home",
    "canRent",
    [
      ...VERDICTS.map((verdict) => `verdicts.${verdict}`),
      ...[...DRIVER_KINDS, "ask", "no"].map((kind) => `next.${kind}`),
      ...Object.entries(REASONS).flatMap(([reason, { clause }]) => [`reasons.${reason}`, `clauses.${clause}`]),
    ],
    "an answer of “Can I rent?”",
  ),
];

/** An entry of data: the names of the entries that contain it and its own, and its place in the file. */
interface Entry {
  readonly names: readonly string[];
  readonly path: JsonPath;
}

function entriesAt(value: unknown, [step, ...rest]: readonly string[], { names, path }: Entry = { names: [], path: [] }): readonly Entry[] {
  if (step === undefined) {
    // A choice, such as a gearbox, is named by its value.
    return [{ names: typeof value === "string" && value !== names.at(-1) ? [...names, value] : names, path }];
  }
  if (step !== "*") {
    const inner = valueAt(value, [step]);
    return inner === undefined ? [] : entriesAt(inner, rest, { names, path: [...path, step] });
  }
  return Object.entries(isObject(value) || Array.isArray(value) ? value : {}).flatMap(([key, entry]: [string, unknown]) => {
    const name = typeof entry === "string" ? entry : Array.isArray(value) ? valueAt(entry, ["id"]) : key;
    return entriesAt(entry, rest, { names: [...names, String(name)], path: [...path, Array.isArray(value) ? Number(key) : key] });
  });
}

/** A rule with one entry that it holds for. */
interface Applied {
  readonly file: DataFile;
  readonly rule: Rule;
  readonly namespace: string;
  readonly place: string;
  readonly entry: Entry;
}

function appliedRules(data: ValidData): readonly Applied[] {
  return DATA_FILES.flatMap((file) =>
    (RULES[file] ?? []).flatMap((rule) =>
      entriesAt(data[file], rule.entries.split(".")).map((entry) => {
        const [namespace = "", place = ""] = rule.at.replace(/\$(\d)/g, (_, index) => entry.names[Number(index) - 1] ?? "").split(":");
        return { file, rule, namespace, place, entry };
      }),
    ),
  ).filter(({ rule, namespace }) => rule.entries !== "cards.*" || Object.hasOwn(data.pages?.pages ?? {}, namespace));
}

function neededTexts(data: ValidData, documents: DataDocuments): readonly NeededTexts[] {
  const ofEntries = appliedRules(data).map(({ file, rule, namespace, place, entry }) => {
    const line = required(documents.get(file), file).lineOf(entry.path);
    const because = `“${entry.names.at(-1) ?? ""}” in data/${file}.json, line ${String(line)}`;
    const [key = "", ...base] = place.split(".").reverse();
    return rule.keys === undefined
      ? needed(namespace, base.reverse().join("."), [key], because)
      : needed(namespace, place, rule.keys, because);
  });
  return [...ofEntries, ...TEXTS_OF_SCRIPTS];
}

const list = new Intl.ListFormat("en-GB");

/** Texts that English and another language lack, and texts of the wrong kind in English or copied from it. The rest is a difference of shape. */
function problemsWith(locales: LocaleDocuments, { namespace, base, keys, because }: NeededTexts): readonly Problem[] {
  const english = locales[REFERENCE].get(namespace);
  if (english === undefined) {
    return [];
  }
  const inLanguage = (language: Language, { path }: NeededText): unknown =>
    valueAt(locales[language].get(namespace)?.value, [...base, ...path]);
  const lacks = (language: Language, key: NeededText): boolean => inLanguage(language, key) === undefined;
  const missing = keys.filter((key) => lacks(REFERENCE, key) && LANGUAGES.some((other) => other !== REFERENCE && lacks(other, key)));
  const wrong = keys.flatMap((key) => {
    const found = kindOf(inLanguage(REFERENCE, key));
    return LANGUAGES.flatMap((language) => {
      const document = locales[language].get(namespace);
      const value = inLanguage(language, key);
      return document === undefined || key.kind === "either" || found === undefined || found === key.kind || kindOf(value) !== found
        ? []
        : [problemAt(document, [...base, ...key.path], wrongKind(key.kind, value))];
    });
  });
  const [first] = missing;
  if (first === undefined) {
    return wrong;
  }
  const isOne = missing.length === 1;
  const languages = LANGUAGES.filter((language) => missing.some((key) => lacks(language, key)));
  const names = list.format(missing.map(({ path }) => `“${formatPath(path)}”`));
  const texts = list.format(missing.map(({ path, kind }) => `“${formatPath(path)}” (${kind === "list" ? "a list of texts" : "a text"})`));
  return [
    ...wrong,
    problemAt(english, isOne ? [...base, ...first.path] : base, {
      found: `nothing: ${names} ${isOne ? "is" : "are"} missing, in ${languages.join(", ")}`,
      allowed: `${isOne ? "a text" : "texts"} for ${because}`,
      fix: `Add ${texts}${base.length === 0 ? "" : ` under “${formatPath(base)}”`} to ${namespace}.json of each of these languages.`,
    }),
  ];
}

/**
 * Texts and whole files that the data needs and a language lacks.
 *
 * @param unreadable paths of locale files that exist and cannot be read
 */
export function missingTexts(
  locales: LocaleDocuments,
  data: ValidData,
  documents: DataDocuments,
  unreadable: ReadonlySet<string>,
): readonly Problem[] {
  const all = neededTexts(data, documents);
  const reasons = new Map([...all].reverse().map(({ namespace, because }) => [namespace, because]));
  const files = Array.from(reasons).flatMap(([namespace, because]) =>
    LANGUAGES.filter((language) => !locales[language].has(namespace) && !unreadable.has(`locales/${language}/${namespace}.json`)).map(
      (language) =>
        fileProblem(`locales/${language}/${namespace}.json`, {
          found: "nothing: the file is missing",
          allowed: `a file with the texts for ${because}`,
          fix: locales[REFERENCE].has(namespace)
            ? `Translate locales/${REFERENCE}/${namespace}.json.`
            : "Write the file in every language.",
        }),
    ),
  );
  // Several entries can need the same text, such as the name of a gearbox.
  const texts = new Map(all.flatMap((one) => problemsWith(locales, one)).map((problem) => [`${problem.file} ${problem.path}`, problem]));
  return [...files, ...texts.values()];
}

/** Groups of questions that have texts but are not in the data: pages still show them. */
export function missingGroups(locales: LocaleDocuments, { faq }: ValidData, documents: DataDocuments): readonly Problem[] {
  return Array.from(locales[REFERENCE].keys())
    .flatMap((namespace) => /^faq-(.+)$/.exec(namespace)?.[1] ?? [])
    .filter((group) => faq !== undefined && !Object.hasOwn(faq.groups, group))
    .map((group) =>
      dataProblem(documents, "faq", ["groups"], {
        found: `no group “${group}”`,
        allowed: `a group for every file of questions, such as locales/${REFERENCE}/faq-${group}.json`,
        fix: `Put the group “${group}” back with its questions, or remove the files faq-${group}.json.`,
      }),
    );
}
