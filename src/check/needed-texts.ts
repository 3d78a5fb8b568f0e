import { CHAT_CHANNELS } from "../core/business/chat";
import { DRIVER_KINDS, REASONS, VERDICTS } from "../core/hire/can-rent";
import { LANGUAGES, type Language } from "../core/languages";
import { nearest } from "../core/text/nearest";
import type { DataFile, SiteData } from "../core/schemas";
import { articleNamespace } from "../core/routes/route-table";
import { valueAt } from "../core/text/value-at";
import type { JsonDocument } from "../content/json-document";
import { type LocaleDocuments, REFERENCE } from "../content/locale-documents";
import { type JsonPath, type Problem, formatPath, quote } from "../content/problem";
import type { ValidData } from "./reference-problems";
import { KIND_NAMES, kindAt, notOneText } from "./text-kinds";

/** An entry of a data file that needs texts. */
interface EntryWithTexts {
  readonly id: string;
  /** Where it stands in the data file. */
  readonly path: JsonPath;
  /** Its texts; none where it has a single one. */
  readonly keys?: readonly string[];
}

/** The texts that the entries of a data file need in the locale files. */
interface TextsOfEntries {
  readonly file: DataFile;
  readonly namespace: string;
  /** The object whose keys are the ids of the entries. */
  readonly under: JsonPath;
  readonly entries: readonly EntryWithTexts[];
}

/** Texts that belong together: missed in one message. */
interface NeededTexts {
  readonly namespace: string;
  /** The object that holds them. */
  readonly base: JsonPath;
  /** Their ways from there; an empty one where the base itself is the text. */
  readonly keys: readonly JsonPath[];
  /** What needs them. */
  readonly because: string;
}

/** The files whose entries have their alternative texts in one locale file. */
const SHARED: Readonly<Record<string, readonly DataFile[]>> = { pictures: ["pictures", "fleet", "vans"] };

/** Entries of a list of objects. */
const listed = (list: string, entries: readonly { readonly id: string }[], keys?: readonly string[]): readonly EntryWithTexts[] =>
  entries.map(({ id }, index) => ({ id, path: [list, index], ...(keys === undefined ? {} : { keys }) }));

/** Entries of a list of ids. */
const named = (path: JsonPath, ids: readonly string[], keys: readonly string[]): readonly EntryWithTexts[] =>
  ids.map((id, index) => ({ id, path: [...path, index], keys }));

/** Texts in objects whose keys are exactly the ids of data entries. */
function textsOfEntries(data: ValidData): readonly TextsOfEntries[] {
  const texts = <File extends DataFile>(
    file: File,
    rest: (content: SiteData[File]) => readonly Omit<TextsOfEntries, "file">[],
  ): readonly TextsOfEntries[] => {
    const content = data[file] as SiteData[File] | undefined;
    return content === undefined ? [] : rest(content).map((entry) => ({ file, ...entry }));
  };
  return [
    ...texts("pictures", ({ pictures }) => [{ namespace: "pictures", under: [], entries: listed("pictures", pictures) }]),
    ...texts("fleet", ({ vehicles }) => [
      { namespace: "pictures", under: [], entries: listed("vehicles", vehicles) },
      { namespace: "home", under: ["fleet", "vehicles"], entries: listed("vehicles", vehicles, ["text", "type"]) },
    ]),
    ...texts("vans", ({ vans }) => [
      { namespace: "pictures", under: [], entries: listed("vans", vans) },
      { namespace: "van-rental", under: ["products", "items"], entries: listed("vans", vans, ["name", "text", "category", "features"]) },
    ]),
    ...texts("testimonials", ({ testimonials }) => [
      { namespace: "airport-parking", under: ["quotes", "items"], entries: listed("testimonials", testimonials, ["text", "role"]) },
    ]),
    ...texts("reasons", ({ reasons }) => [
      { namespace: "home", under: ["reasons", "items"], entries: listed("reasons", reasons, ["title", "text"]) },
    ]),
    ...texts("van-areas", ({ areas }) => [
      {
        namespace: "van-rental",
        under: ["areas", "items"],
        entries: areas.map(({ id, distance }, index) => ({
          id,
          path: ["areas", index],
          keys: ["name", "text", ...(distance === undefined ? [] : ["distance"])],
        })),
      },
    ]),
    ...texts("approaches", ({ approaches }) => [
      { namespace: "directions", under: ["routes", "items"], entries: listed("approaches", approaches, ["from", "duration", "steps"]) },
    ]),
    ...texts("reviews", ({ reviews }) => [{ namespace: "reviews", under: [], entries: listed("reviews", reviews, ["text", "place"]) }]),
    ...texts("map", ({ places }) => [{ namespace: "common", under: ["places"], entries: listed("places", places) }]),
    ...texts("faq", ({ groups }) =>
      Object.entries(groups).map(([group, questions]) => ({
        namespace: `faq-${group}`,
        under: [],
        entries: named(["groups", group], questions, ["question", "answer"]),
      })),
    ),
    ...texts("terms", ({ parts, fees }) => [
      ...parts.flatMap(({ id, brief, clauses }, part) => [
        { namespace: "booking-terms", under: [id, "brief"], entries: named(["parts", part, "brief"], brief, ["label", "value"]) },
        { namespace: "booking-terms", under: [id, "clauses"], entries: named(["parts", part, "clauses"], clauses, ["title", "short"]) },
      ]),
      { namespace: "booking-terms", under: ["fees", "items"], entries: listed("fees", fees, ["name", "when", "amount"]) },
    ]),
    ...texts("legal", ({ parts }) =>
      parts.map(({ id, clauses }, part) => ({
        namespace: "legal-notice",
        under: [id, "clauses"],
        entries: named(["parts", part, "clauses"], clauses, ["title", "short"]),
      })),
    ),
  ];
}

const paths = (...keys: readonly string[]): readonly JsonPath[] => keys.map((key) => key.split("."));

/** Texts that pages, articles and parts of documents need by themselves, and the words for choices, beside others in the same file. */
function textsOfPages({ pages, articles, fleet, terms, legal }: ValidData): readonly NeededTexts[] {
  const links = [...new Set([...(pages?.navigation ?? []), ...(pages?.footer ?? []), ...(pages?.bottom ?? [])])];
  const fixed = Object.keys(pages?.pages ?? {});
  const ofPage = paths("meta.title", "meta.description", "hero.title");
  const ofPart = paths("title", "short");
  return [
    ...links.map((id) => ({ namespace: "common", base: ["nav", id], keys: [[]], because: `“${id}” in data/pages.json` })),
    ...fixed.map((id) => ({ namespace: id, base: [], keys: ofPage, because: `the page “${id}” in data/pages.json` })),
    ...(articles?.cards ?? [])
      .filter((id) => fixed.includes(id))
      .map((id) => ({
        namespace: id,
        base: ["card"],
        keys: paths("title", "summary", "label"),
        because: `the card of “${id}” in data/articles.json`,
      })),
    ...(articles?.articles ?? []).map(({ id }) => ({
      namespace: articleNamespace(id),
      base: [],
      keys: ofPage,
      because: `the article “${id}” in data/articles.json`,
    })),
    ...(terms?.parts ?? []).map(({ id }) => ({
      namespace: "booking-terms",
      base: [id],
      keys: ofPart,
      because: `the part “${id}” in data/terms.json`,
    })),
    ...(terms === undefined
      ? []
      : [
          {
            namespace: "booking-terms",
            base: ["fees"],
            keys: paths(...new Set(terms.fees.flatMap(({ scope, vat }) => [`scopes.${scope}`, `vatNotes.${vat}`]))),
            because: "the fees in data/terms.json",
          },
        ]),
    ...(fleet === undefined
      ? []
      : [
          {
            namespace: "home",
            base: ["fleet", "gearbox"],
            keys: paths(...new Set(fleet.vehicles.map(({ gearbox }) => gearbox))),
            because: "the vehicles in data/fleet.json",
          },
        ]),
    ...(legal?.parts ?? []).map(({ id }) => ({
      namespace: "legal-notice",
      base: [id],
      keys: ofPart,
      because: `the part “${id}” in data/legal.json`,
    })),
  ];
}

/** Texts that only a script shows, so that no page that is built would miss them. */
const TEXTS_OF_SCRIPTS: readonly NeededTexts[] = [
  {
    namespace: "common",
    base: ["chat"],
    keys: paths(
      ...CHAT_CHANNELS.flatMap((channel) => [`scan.${channel}`, `open.${channel}`]),
      "instruction",
      "qr",
      "copy",
      "copied",
      "close",
    ),
    because: "the dialog of the chat",
  },
  { namespace: "common", base: ["map", "google"], keys: paths("title", "hide"), because: "the map of Google" },
  {
    namespace: "home",
    base: ["canRent"],
    keys: paths(
      ...VERDICTS.map((verdict) => `verdicts.${verdict}`),
      ...[...DRIVER_KINDS, "ask", "no"].map((kind) => `next.${kind}`),
      ...Object.entries(REASONS).flatMap(([reason, { clause }]) => [`reasons.${reason}`, `clauses.${clause}`]),
    ),
    because: "an answer of “Can I rent?”",
  },
];

function neededTexts(data: ValidData, documents: ReadonlyMap<DataFile, JsonDocument>): readonly NeededTexts[] {
  return [
    ...textsOfPages(data),
    ...textsOfEntries(data).flatMap(({ file, namespace, under, entries }) =>
      entries.map(({ id, path, keys }) => ({
        namespace,
        base: [...under, id],
        keys: keys === undefined ? [[]] : paths(...keys),
        because: `“${id}” in data/${file}.json, line ${String(documents.get(file)?.lineOf(path) ?? 1)}`,
      })),
    ),
    ...TEXTS_OF_SCRIPTS,
  ];
}

/** Languages that lack the same, with what they lack. */
function byWhatIsMissing<Missing>(missingIn: (language: Language) => readonly Missing[]): readonly (readonly [Missing[], Language[]])[] {
  const groups = new Map<string, [Missing[], Language[]]>();
  LANGUAGES.forEach((language) => {
    const missing = missingIn(language);
    const group = groups.get(JSON.stringify(missing)) ?? [[...missing], []];
    group[1].push(language);
    groups.set(JSON.stringify(missing), group);
  });
  return [...groups.values()].filter(([missing]) => missing.length > 0);
}

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${String(parts.at(-1))}`;

/** “, in en, de” where it is more than one language: the file of a message names the first. */
const inLanguages = (languages: readonly Language[]): string => (languages.length === 1 ? "" : `, in ${languages.join(", ")}`);

/** Where to write something that several languages lack. */
const filesOf = (namespace: string, languages: readonly Language[]): string =>
  languages.length === 1 ? `locales/${languages.join("")}/${namespace}.json` : `${namespace}.json of each of these languages`;

/**
 * Texts that data needs and a language does not have: one problem for all texts of an entry, and for all languages that lack the same. A
 * file that is missing altogether is one problem.
 *
 * @param documents every data file that can be read, for the lines of messages
 * @param unreadable paths of locale files that exist and cannot be read
 */
export function missingTexts(
  locales: LocaleDocuments,
  data: ValidData,
  documents: ReadonlyMap<DataFile, JsonDocument>,
  unreadable: ReadonlySet<string>,
): readonly Problem[] {
  const needed = neededTexts(data, documents);
  const isReadable = (language: Language, namespace: string): boolean => !unreadable.has(`locales/${language}/${namespace}.json`);
  const files = byNamespace(needed).flatMap(([namespace, because]) =>
    byWhatIsMissing((language) => (locales[language].has(namespace) || !isReadable(language, namespace) ? [] : [namespace])).map(
      ([, languages]): Problem => ({
        file: `locales/${languages[0] ?? REFERENCE}/${namespace}.json`,
        line: 1,
        path: "",
        found: `nothing: the file is missing${inLanguages(languages)}`,
        allowed: `a file with the texts for ${because}`,
        fix:
          languages.length === LANGUAGES.length
            ? `Write ${namespace}.json in each of these languages.`
            : "Copy the file of another language and translate it.",
      }),
    ),
  );
  return [...files, ...needed.flatMap((text) => [...missingOf(text, locales), ...objectsInPlaceOf(text, locales)])];
}

/** The namespaces of texts, each with what needs the first of them. */
function byNamespace(needed: readonly NeededTexts[]): readonly (readonly [namespace: string, because: string])[] {
  return [...new Map([...needed].reverse().map(({ namespace, because }) => [namespace, because])).entries()];
}

function missingOf({ namespace, base, keys, because }: NeededTexts, locales: LocaleDocuments): readonly Problem[] {
  const has = (language: Language, path: JsonPath): boolean => valueAt(locales[language].get(namespace)?.value, path) !== undefined;
  const isToldElsewhere = (language: Language, path: JsonPath): boolean =>
    language === REFERENCE
      ? // That every other language has it is told of the English file.
        LANGUAGES.every((other) => other === REFERENCE || has(other, path))
      : // The English is told to be translated.
        has(REFERENCE, path);
  const groups = byWhatIsMissing((language) =>
    locales[language].has(namespace)
      ? keys.filter((key) => !has(language, [...base, ...key]) && !isToldElsewhere(language, [...base, ...key]))
      : [],
  );
  return groups.flatMap(([missing, languages]) => {
    const [language = REFERENCE] = languages;
    const document = locales[language].get(namespace);
    if (document === undefined) {
      return [];
    }
    const isWhole = base.length > 0 && !has(language, base);
    const path = missing.length === 1 && !(isWhole && keys.length > 1) ? [...base, ...(missing[0] ?? [])] : base;
    const nameOf = (key: JsonPath): string => `“${key.length === 0 ? formatPath(base.slice(-1)) : formatPath(key)}”`;
    const kindOf = (key: JsonPath): string => `${nameOf(key)} (${KIND_NAMES[kindAt(namespace, [...base, ...key])]})`;
    const where = keys.every((key) => key.length === 0) ? base.slice(0, -1) : base;
    const texts = inWords(missing.map(kindOf));
    const to = filesOf(namespace, languages);
    return [
      {
        file: document.file,
        line: document.lineOf(path),
        path: formatPath(path),
        found: `nothing: ${inWords(missing.map(nameOf))} ${missing.length === 1 ? "is" : "are"} missing${inLanguages(languages)}`,
        allowed: `${keys.length === 1 ? "a text" : "texts"} for ${because}`,
        fix:
          where.length === 0
            ? `Add ${texts} to ${to}.`
            : isWhole && where === base
              ? `Add “${formatPath(base.slice(-1))}” with ${texts} to ${to}.`
              : `Add ${texts} under “${formatPath(where)}” to ${to}.`,
      },
    ];
  });
}

/** Objects where one text is needed. Where the English has a text, its translations are told to have one too. */
function objectsInPlaceOf({ namespace, base, keys }: NeededTexts, locales: LocaleDocuments): readonly Problem[] {
  const objectAt = (language: Language, path: JsonPath): unknown => {
    const value = valueAt(locales[language].get(namespace)?.value, path);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  };
  return keys
    .map((key) => [...base, ...key])
    .filter((path) => kindAt(namespace, path) === "text" && objectAt(REFERENCE, path) !== undefined)
    .flatMap((path) =>
      LANGUAGES.flatMap((language): readonly Problem[] => {
        const document = locales[language].get(namespace);
        const value = objectAt(language, path);
        return document === undefined || value === undefined
          ? []
          : [{ file: document.file, line: document.lineOf(path), path: formatPath(path), found: quote(value), ...notOneText(value) }];
      }),
    );
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
  for (const { file, namespace, under, entries } of textsOfEntries(data)) {
    const key = `${namespace}\u0000${formatPath(under)}`;
    const place = places.get(key) ?? { namespace, under, ids: new Set<string>(), files: new Set<DataFile>() };
    entries.forEach(({ id }) => place.ids.add(id));
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
