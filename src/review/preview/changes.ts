import { withoutTexts } from "../../content/data-texts";
import { dataFileOf, readLocales } from "../../content/locale-documents";
import { LANGUAGES, type Language, optionOf } from "../../core/languages";
import { required } from "../../core/required";
import { localizedPaths } from "../../core/routes/localized-path";
import type { Route } from "../../core/routes/route-table";
import { articleIdOf, schemaOf } from "../../core/schemas";
import { slugs as slugsSchema } from "../../core/schemas/fields";
import { isObject } from "../../core/text/is-object";
import { parsedJson } from "../../core/text/parsed-json";
import { valueAt } from "../../core/text/value-at";
import { localeStrings } from "../translations/texts";
import type { Texts } from "./comparison";
import type { AffectedPage, PageFinder, TitledRoute } from "./pages";

/** One line of a comparison. */
export interface ComparedRow {
  readonly head: string;
  /** The language of the texts, where they are in one. */
  readonly language?: Language;
  /** `undefined` where it was added. */
  readonly before: string | undefined;
  /** `undefined` where it was removed. */
  readonly after: string | undefined;
  readonly note?: string | undefined;
}

/** One thing that changed, as the report shows it. */
export interface Change {
  readonly title: string;
  readonly kind: "added" | "removed" | "changed" | "stale" | "copied";
  /** Values before and after, side by side. */
  readonly tables: readonly { readonly caption: string; readonly rows: readonly ComparedRow[] }[];
  /** The addresses of a picture before and now. */
  readonly pictures?: readonly { readonly label: string; readonly src: string | undefined }[];
  readonly pages: readonly AffectedPage[];
}

/** Says whether something was added, removed or changed. */
export function kindOf(before: unknown, after: unknown): "added" | "removed" | "changed" {
  return before === undefined ? "added" : after === undefined ? "removed" : "changed";
}

const allKeys = (...maps: readonly ReadonlyMap<string, unknown>[]): readonly string[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
];

/** The content of a JSON file; `undefined` where the file is missing or is not JSON, as may happen at the base. */
const parsed = (texts: Texts, path: string): unknown => parsedJson(texts.get(path) ?? "");

/** Every value by its path. An entry of a list goes by its id; a list whose entries have no ids is one value. */
function valuesByPath(value: unknown, path = ""): ReadonlyMap<string, unknown> {
  const below = (key: string, inner: unknown) => valuesByPath(inner, path === "" ? key : `${path}.${key}`);
  if (Array.isArray(value)) {
    const ids = value.map((entry) => valueAt(entry, ["id"]) ?? valueAt(entry, ["code"]));
    return ids.every((id) => typeof id === "string")
      ? new Map([...ids.flatMap((id, index) => [...below(id, value[index])]), ...below("(order)", ids.join(", "))])
      : new Map([[path, value]]);
  }
  return isObject(value)
    ? new Map(Object.entries(value).flatMap(([key, inner]) => [...below(key, inner)]))
    : new Map(value === undefined ? [] : [[path, value]]);
}

/** A JSON value as people read it: a text without quotes, everything else as JSON. */
function written(value: unknown): string | undefined {
  return value === undefined || typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** What changed in a JSON value, as one change; nothing where nothing did. */
function jsonChange(title: string, before: unknown, after: unknown, pages: () => readonly AffectedPage[]): readonly Change[] {
  const [old, now] = [valuesByPath(before), valuesByPath(after)];
  const rows = allKeys(now, old)
    .map((path) => ({ head: path, before: written(old.get(path)), after: written(now.get(path)) }))
    // Addresses are a section of their own.
    .filter((row) => row.before !== row.after && !/(?:^|\.)slugs\./.test(row.head));
  return rows.length === 0 ? [] : [{ title, kind: kindOf(before, after), tables: [{ caption: title, rows }], pages: pages() }];
}

/** The facts that changed. */
export function factChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  const entries = (texts: Texts): ReadonlyMap<string, unknown> => {
    const facts = valueAt(parsed(texts, "data/facts.json"), ["facts"]);
    return new Map((Array.isArray(facts) ? facts : []).map((fact: unknown) => [String(valueAt(fact, ["id"])), fact]));
  };
  const [old, now] = [entries(before), entries(after)];
  return allKeys(now, old).flatMap((id) => {
    const unit = valueAt(now.get(id) ?? old.get(id), ["unit"]);
    return jsonChange(`${id} (${String(unit)})`, old.get(id), now.get(id), () => finder.ofFact(id));
  });
}

/** The data files that changed, without facts and texts, which have their own sections. */
export function dataChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  return allKeys(after, before)
    .filter((path) => path.startsWith("data/") && path !== "data/facts.json")
    .flatMap((path) => {
      const name = required(dataFileOf(path), `The name of ${path}`);
      const content = (texts: Texts): unknown => withoutTexts(schemaOf(name), parsed(texts, path));
      return jsonChange(path, content(before), content(after), () => finder.ofNamespace(`data/${name}`, LANGUAGES));
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

/** The texts that changed in at least one language, each in all languages; those of an entry or of a group are one change. */
export function textChanges(before: Texts, after: Texts, finder: PageFinder): readonly Change[] {
  const [old, now] = [readLocales(before).locales, readLocales(after).locales];
  const namespaces = allKeys(...LANGUAGES.flatMap((language) => [now[language], old[language]])).toSorted();
  return namespaces.flatMap((namespace) => {
    const files = LANGUAGES.map((language) => ({
      language,
      head: optionOf(language).name,
      before: textsOf(old[language].get(namespace)?.value),
      after: textsOf(now[language].get(namespace)?.value),
    }));
    const groups = new Map<string, Change["tables"]>();
    for (const key of allKeys(...files.flatMap((file) => [file.after, file.before]))) {
      const rows = files.map((file) => ({ ...file, before: file.before.get(key), after: file.after.get(key) }));
      if (rows.some((row) => row.before !== row.after)) {
        const title = [namespace, key.replace(/\.?[^.]*$/, "")].filter(Boolean).join(" › ");
        groups.set(title, [...(groups.get(title) ?? []), { caption: key, rows }]);
      }
    }
    return Array.from(groups, ([title, tables]): Change => {
      const kinds = new Set(tables.map(({ rows: [english] }) => kindOf(english?.before, english?.after)));
      const [kind = "changed"] = kinds.size === 1 ? kinds : [];
      const isReached = (language: Language): boolean =>
        tables.some(({ rows }) => rows.some((row) => row.language === language && row.before !== row.after && row.after !== undefined));
      return { title, kind, tables, pages: finder.ofNamespace(namespace, LANGUAGES.filter(isReached)) };
    });
  });
}

/** The paths of all pages and articles at the base. */
function pathsAtBase(texts: Texts): ReadonlyMap<string, Route["paths"]> {
  const pages = valueAt(parsed(texts, "data/pages.json"), ["pages"]);
  const articles = Array.from(texts.keys()).flatMap((path) => {
    const id = articleIdOf(dataFileOf(path) ?? "");
    return id === undefined ? [] : [[id, parsed(texts, path)] as const];
  });
  return new Map(
    [...(isObject(pages) ? Object.entries(pages) : []), ...articles].flatMap(([id, entry]) => {
      const slugs = slugsSchema.safeParse(valueAt(entry, ["slugs"]));
      const brand = String(valueAt(parsed(texts, "data/business.json"), ["slug"]));
      return slugs.success ? [[id, localizedPaths(slugs.data, brand)] as const] : [];
    }),
  );
}

/** The pages that were added, removed or moved, and which of their old addresses lead nowhere. */
export function pageChanges(before: Texts, routes: readonly TitledRoute[]): readonly Change[] {
  const old = pathsAtBase(before);
  const now = new Map(routes.map((route) => [route.id, route]));
  const answered = new Set(routes.flatMap(({ paths, formerly }) => [...Object.values(paths), ...formerly]));
  return allKeys(now, old).flatMap((id): readonly Change[] => {
    const [oldPaths, route] = [old.get(id), now.get(id)];
    const languages = LANGUAGES.filter((language) => oldPaths?.[language] !== route?.paths[language]);
    const rows = languages.map((language) => {
      const path = oldPaths?.[language];
      const isLost = path !== undefined && !answered.has(path);
      const note = isLost ? `${path} now answers 404: name it in “formerly” to lead visitors on.` : undefined;
      return { head: optionOf(language).name, before: path, after: route?.paths[language], note };
    });
    return rows.length === 0
      ? []
      : [{ title: id, kind: kindOf(oldPaths, route), tables: [{ caption: id, rows }], pages: route ? [{ route, languages }] : [] }];
  });
}
