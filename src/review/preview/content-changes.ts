import { z } from "zod";
import { formatFact } from "../../core/facts/format-fact";
import { optionOf } from "../../core/language-options";
import { LANGUAGES, type Language } from "../../core/languages";
import { localizedPaths } from "../../core/routes/localized-path";
import type { Route } from "../../core/routes/route-table";
import { slugs as slugsSchema } from "../../core/schemas/fields";
import { isObject } from "../../core/text/is-object";
import { FACT_UNITS } from "../../core/schemas/facts";
import { localeStrings } from "../translations/locale-strings";
import type { PageFinder } from "./affected-pages";
import { type Change, allKeys, kindOf } from "./change";
import { jsonChanges, parsed } from "./json-changes";

/** The files of `data/` and `locales/`: content by path. Those of the base may have an older shape. */
export type Texts = ReadonlyMap<string, string>;

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

/** The texts of a locale file by key. A list of paragraphs is one text, so that a new paragraph does not shift those after it. */
function textsOf(texts: Texts, language: Language, namespace: string): ReadonlyMap<string, string> {
  const byKey = new Map<string, string>();
  for (const { key, text } of localeStrings(parsed(texts, `locales/${language}/${namespace}.json`))) {
    const list = key.replace(/\[\d+\]$/, "");
    const earlier = byKey.get(list);
    byKey.set(list, earlier === undefined ? text : `${earlier}\n${text}`);
  }
  return byKey;
}

/** The texts that changed in at least one language, each in all languages. */
export function textChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  const namespaces = allKeys(after, before).flatMap((path) => /^locales\/[^/]+\/(.+)\.json$/.exec(path)?.[1] ?? []);
  return [...new Set(namespaces)].sort().flatMap((namespace) => {
    const files = LANGUAGES.map((language) => ({
      language,
      old: textsOf(before, language, namespace),
      now: textsOf(after, language, namespace),
    }));
    return allKeys(...files.flatMap(({ old, now }) => [now, old])).flatMap((key): readonly Change[] => {
      const rows = files.map(({ language, old, now }) => ({
        language,
        head: optionOf(language).name,
        before: old.get(key),
        after: now.get(key),
      }));
      const changed = rows.filter((row) => row.before !== row.after);
      if (changed.length === 0) {
        return [];
      }
      return [
        {
          title: `${namespace} › ${key}`,
          tables: [{ caption: `The text ${key} of ${namespace} in every language`, first: "Language", variant: "text", rows }],
          pages: finder.ofNamespace(
            namespace,
            changed.filter((row) => row.after !== undefined).map(({ language }) => language),
          ),
        },
      ];
    });
  });
}

/** The paths of all pages and articles at the base. */
function pathsAtBase(texts: Texts): ReadonlyMap<string, Route["paths"]> {
  const business = parsed(texts, "data/business.json");
  const pages = parsed(texts, "data/pages.json");
  const fixed = isObject(pages) && isObject(pages["pages"]) ? Object.entries(pages["pages"]) : [];
  return new Map(
    [...fixed, ...entriesOf(texts, "data/articles.json", "articles")].flatMap(([id, entry]) => {
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

/** The data files that changed, without facts and slugs, which have their own sections. */
export function dataChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  return allKeys(after, before)
    .filter((path) => path.startsWith("data/") && path !== "data/facts.json")
    .flatMap((path): readonly Change[] => {
      const rows = jsonChanges(parsed(before, path), parsed(after, path)).filter(({ head }) => !/(?:^|\.)slugs\./.test(head));
      return rows.length === 0
        ? []
        : [
            {
              title: path,
              kind: kindOf(before.get(path), after.get(path)),
              tables: [{ caption: `What changed in ${path}`, first: "Place", variant: "code", rows }],
              pages: finder.ofDataFile(path.slice("data/".length, -".json".length)),
            },
          ];
    });
}
