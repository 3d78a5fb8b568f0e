import { z } from "zod";
import { formatFact } from "../../core/facts/format-fact";
import { optionOf } from "../../core/language-options";
import { LANGUAGES, type Language } from "../../core/languages";
import { localizedPaths } from "../../core/routes/localized-path";
import type { Route } from "../../core/routes/route-table";
import { slugs as slugsSchema } from "../../core/schemas/fields";
import { isObject } from "../../core/text/is-object";
import { parsedJson } from "../../core/text/parsed-json";
import { FACT_UNITS } from "../../core/schemas/facts";
import { withoutTexts } from "../../content/data-texts";
import { dataFileOf, readLocales } from "../../content/locale-documents";
import { required } from "../../core/required";
import { articleIdOf, schemaOf } from "../../core/schemas";
import { localeStrings } from "../translations/locale-strings";
import type { PageFinder } from "./affected-pages";
import { type Change, type ComparedRow, allKeys, kindOf } from "./change";
import { jsonChanges } from "./json-changes";

/** The files of `data/` and `locales/`: content by path. Those of the base may have an older shape. */
export type Texts = ReadonlyMap<string, string>;

/** The content of a JSON file; `undefined` where the file is missing or is not JSON, as may happen at the base. */
const parsed = (texts: Texts, path: string): unknown => parsedJson(texts.get(path) ?? "");

type Entries = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The entries of a list in a data file, by id. */
function entriesOf(texts: Texts, path: string, list: string): Entries {
  const file = parsed(texts, path);
  const entries = isObject(file) ? file[list] : undefined;
  return new Map((Array.isArray(entries) ? entries : []).filter(isObject).map((entry) => [String(entry["id"]), entry]));
}

const factReading = z.object({
  id: z.string(),
  unit: z.enum(FACT_UNITS),
  value: z.union([z.number(), z.string(), z.array(z.string())]),
});

/** A fact as a language writes it; a value of the base that does not fit its unit as JSON. */
function reading(entry: Readonly<Record<string, unknown>> | undefined, language: Language): string | undefined {
  const fact = factReading.safeParse(entry);
  try {
    return fact.success ? formatFact(fact.data, language) : JSON.stringify(entry?.["value"]);
  } catch {
    return JSON.stringify(entry?.["value"]);
  }
}

/** The facts that changed: what visitors read, and the other fields. */
export function factChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  const [old, now] = [before, after].map((texts) => entriesOf(texts, "data/facts.json", "facts")) as [Entries, Entries];
  return allKeys(now, old).flatMap((id): readonly Change[] => {
    const [oldEntry, newEntry] = [old.get(id), now.get(id)];
    const changes = jsonChanges(oldEntry, newEntry);
    if (changes.length === 0) {
      return [];
    }
    const shown = LANGUAGES.map((language) => ({
      language,
      head: optionOf(language).name,
      before: reading(oldEntry, language),
      after: reading(newEntry, language),
    })).filter((row) => row.before !== row.after);
    const kind = kindOf(oldEntry, newEntry);
    const fields = kind === "changed" ? changes.filter(({ head }) => head !== "value") : [];
    return [
      {
        title: id,
        kind,
        tables: [
          { caption: `The fact ${id} as visitors read it`, first: "Language", variant: "text", rows: shown },
          { caption: `Other fields of the fact ${id}`, first: "Field", variant: "code", rows: fields },
        ],
        pages: finder.ofFact(
          id,
          shown.map(({ language }) => language),
        ),
      },
    ];
  });
}

/** The texts of a namespace by key. A list of paragraphs is one text, so that a new paragraph does not shift those after it. */
function textsOf(content: unknown): ReadonlyMap<string, string> {
  const byKey = new Map<string, string>();
  for (const { key, text } of localeStrings(content)) {
    const list = key.replace(/\[\d+\]$/, "");
    const earlier = byKey.get(list);
    byKey.set(list, earlier === undefined ? text : `${earlier}\n${text}`);
  }
  return byKey;
}

/** One text before and after, in every language. */
interface ChangedText {
  readonly key: string;
  readonly kind: ReturnType<typeof kindOf>;
  readonly rows: readonly (ComparedRow & { readonly language: Language })[];
}

/** What a key belongs to: the entry of a list, or the group of texts. */
const parentOf = (key: string): string => key.replace(/\.?[^.]*$/, "");

/** How often each name occurs. */
function tally(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  return counts;
}

/** The texts of a change: one text, or those of an entry that was added or removed as a whole. */
function textChange(namespace: string, title: string, texts: readonly ChangedText[], finder: PageFinder): Change {
  const [first, ...others] = texts;
  const isChanged = (row: ChangedText["rows"][number]): boolean => row.before !== row.after && row.after !== undefined;
  return {
    title: `${namespace} › ${title}`,
    ...(others.length === 0 || first === undefined ? {} : { kind: first.kind }),
    tables: texts.map(({ key, rows }) => ({
      caption: `The text ${key} of ${namespace} in every language`,
      first: "Language",
      variant: "text",
      rows,
    })),
    pages: finder.ofNamespace(
      namespace,
      LANGUAGES.filter((language) => texts.some(({ rows }) => rows.some((row) => row.language === language && isChanged(row)))),
    ),
  };
}

/** The texts that changed in at least one language, each in all languages; an entry of data that was added or removed as one change. */
export function textChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  const old = readLocales(before).locales;
  const now = readLocales(after).locales;
  const namespaces = allKeys(...LANGUAGES.flatMap((language) => [now[language], old[language]]));
  return [...namespaces].sort().flatMap((namespace) => {
    const files = LANGUAGES.map((language) => ({
      language,
      before: textsOf(old[language].get(namespace)?.value),
      after: textsOf(now[language].get(namespace)?.value),
    }));
    const keys = allKeys(...files.flatMap((file) => [file.after, file.before]));
    const changed = keys.flatMap((key): readonly ChangedText[] => {
      const rows = files.map((file) => {
        const { language } = file;
        return { language, head: optionOf(language).name, before: file.before.get(key), after: file.after.get(key) };
      });
      const [english] = rows;
      return rows.every((row) => row.before === row.after) ? [] : [{ key, kind: kindOf(english?.before, english?.after), rows }];
    });
    const textsBelow = tally(keys.map(parentOf));
    const changedBelow = tally(changed.map(({ key, kind }) => `${kind} ${parentOf(key)}`));
    const groups = new Map<string, ChangedText[]>();
    for (const text of changed) {
      const parent = parentOf(text.key);
      const isWhole = text.kind !== "changed" && changedBelow.get(`${text.kind} ${parent}`) === textsBelow.get(parent);
      const title = namespace.startsWith("data/") && isWhole ? parent : text.key;
      groups.set(title, [...(groups.get(title) ?? []), text]);
    }
    return Array.from(groups, ([title, texts]) =>
      textChange(namespace, texts.length === 1 ? (texts[0]?.key ?? title) : title, texts, finder),
    );
  });
}

/** The paths of all pages and articles at the base. */
function pathsAtBase(texts: Texts): ReadonlyMap<string, Route["paths"]> {
  const business = parsed(texts, "data/business.json");
  const pages = parsed(texts, "data/pages.json");
  const fixed = isObject(pages) && isObject(pages["pages"]) ? Object.entries(pages["pages"]) : [];
  const articles = Array.from(texts.keys()).flatMap((path) => {
    const id = articleIdOf(dataFileOf(path) ?? "");
    return id === undefined ? [] : [[id, parsed(texts, path)] as const];
  });
  return new Map(
    [...fixed, ...articles].flatMap(([id, entry]) => {
      const slugs = slugsSchema.safeParse(isObject(entry) ? entry["slugs"] : undefined);
      const brand = isObject(business) ? String(business["slug"]) : "";
      return slugs.success ? [[id, localizedPaths(slugs.data, brand)] as const] : [];
    }),
  );
}

/** The pages that were added, removed or moved. */
export function pageChanges(before: Texts, routes: readonly Route[]): readonly Change[] {
  const old = pathsAtBase(before);
  const now = new Map(routes.map(({ id, paths }) => [id, paths]));
  const answered = new Set(routes.flatMap(({ paths, formerly }) => [...Object.values(paths), ...formerly]));
  return allKeys(now, old).flatMap((id): readonly Change[] => {
    const [oldPaths, newPaths] = [old.get(id), now.get(id)];
    const languages = LANGUAGES.filter((language) => oldPaths?.[language] !== newPaths?.[language]);
    if (languages.length === 0) {
      return [];
    }
    const kind = kindOf(oldPaths, newPaths);
    const rows = languages.map((language) => {
      const path = oldPaths?.[language];
      const isLost = path !== undefined && !answered.has(path);
      const note = isLost ? `${path} now answers 404: name it in “formerly” to lead visitors on.` : undefined;
      return { head: optionOf(language).name, before: path, after: newPaths?.[language], note };
    });
    return [
      {
        title: id,
        kind: kind === "changed" ? "moved" : kind,
        tables: [{ caption: `The addresses of ${id}`, first: "Language", variant: "code", rows }],
        pages: kind === "removed" ? [] : [{ routeId: id, languages }],
      },
    ];
  });
}

/** The data files that changed, without facts, slugs and texts, which have their own sections. */
export function dataChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  return allKeys(after, before)
    .filter((path) => path.startsWith("data/") && path !== "data/facts.json")
    .flatMap((path): readonly Change[] => {
      const name = required(dataFileOf(path), `The name of ${path}`);
      const content = (texts: Texts): unknown => withoutTexts(schemaOf(name), parsed(texts, path));
      const rows = jsonChanges(content(before), content(after)).filter(({ head }) => !/(?:^|\.)slugs\./.test(head));
      return rows.length === 0
        ? []
        : [
            {
              title: path,
              kind: kindOf(before.get(path), after.get(path)),
              tables: [{ caption: `What changed in ${path}`, first: "Place", variant: "code", rows }],
              pages: finder.ofNamespace(`data/${name}`, LANGUAGES),
            },
          ];
    });
}
