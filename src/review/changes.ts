import { DEFAULT_LANGUAGE, LANGUAGES, type Language, isLanguage } from "../i18n/languages";
import { localizedPath } from "../i18n/routes/localized-path";
import type { Route } from "../i18n/routes/route-table";
import { isObject, valueAt } from "../schemas/json";
import type { Texts } from "./base";

/** Between the parts of a field: file, keys, ids of entries. */
export const STEP = " › ";

/** The field of a list's order, below that of the list. */
const ORDER = "order of the entries";

/** Values by field (`data › faq › van › piano › question`) and language, or "" for none. A value of `slugs` is a whole address. */
export type Content = ReadonlyMap<string, ReadonlyMap<Language | "", string>>;

export interface Change {
  readonly field: string;
  readonly rows: readonly { readonly language: Language | ""; readonly before: string | undefined; readonly after: string | undefined }[];
  /** What a reviewer has to look at. */
  readonly warnings: readonly string[];
}

/** Reads content of any shape. List entries are named by their ids, so a new entry does not move the entries after it. */
export function contentOf(texts: Texts): Content {
  const content = new Map<string, Map<Language | "", string>>();
  const brand = String(valueAt(JSON.parse(texts.get("data/business.json") ?? "{}"), ["slug"]));
  const read = (value: unknown, path: readonly string[]): void => {
    const isList = Array.isArray(value);
    if (isObject(value) || (isList && value.some(isObject))) {
      const steps = Object.entries(value).map(([key, inner]: [string, unknown]) => {
        const id = isList ? valueAt(inner, ["id"]) : undefined;
        const step = typeof id === "string" ? id : key;
        read(inner, [...path, step]);
        return step;
      });
      if (isList) {
        content.set([...path.filter((step) => !isLanguage(step)), ORDER].join(STEP), new Map([["", steps.join("\n")]]));
      }
      return;
    }
    const language = path.find(isLanguage) ?? "";
    const field = path.filter((step) => step !== language).join(STEP);
    const text = isList ? value.join("\n") : typeof value === "string" ? value : JSON.stringify(value);
    const shown = language !== "" && path.includes("slugs") ? localizedPath(language, text, brand) : text;
    content.set(field, (content.get(field) ?? new Map<Language | "", string>()).set(language, shown));
  };
  [...texts]
    .filter(([file]) => file.endsWith(".json"))
    .forEach(([file, text]) => {
      read(JSON.parse(text), file.replace(/\.json$/, "").split("/"));
    });
  return content;
}

/** The entries of a list that another has too, in their order: a new one changes no order. */
const common = (list: string | undefined, other: string | undefined): string | undefined =>
  other === undefined
    ? undefined
    : list
        ?.split("\n")
        .filter((entry) => other.split("\n").includes(entry))
        .join("\n");

/** Lists what differs. Marks an English text whose translation did not change with it, and an address that now leads nowhere. */
export function changesOf(old: Content, now: Content, routes: readonly Route[]): readonly Change[] {
  const answered = new Set(routes.flatMap(({ paths, redirectFrom }) => [...Object.values(paths), ...redirectFrom]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const all = (["", ...LANGUAGES] as const).map((language) => {
      return { language, before: old.get(field)?.get(language), after: now.get(field)?.get(language) };
    });
    const isOrder = field.endsWith(`${STEP}${ORDER}`);
    const rows = all.filter(({ before, after }) => (isOrder ? common(before, after) !== common(after, before) : before !== after));
    const isAddress = field.endsWith(`${STEP}slugs`);
    const isEnglishChanged = !isAddress && rows.some(({ language }) => language === DEFAULT_LANGUAGE);
    const stale = all.filter((row) => isEnglishChanged && row.after !== undefined && !rows.includes(row)).map(({ language }) => language);
    const lost = rows.flatMap(({ before }) => (!isAddress || before === undefined || answered.has(before) ? [] : [before]));
    const warnings = [
      ...(stale.length === 0 ? [] : [`The English changed, and these translations did not: ${stale.join(", ")}`]),
      ...(lost.length === 0 ? [] : [`These addresses now answer 404; name them in “redirectFrom”: ${lost.join(", ")}`]),
    ];
    return rows.length === 0 ? [] : [{ field, rows, warnings }];
  });
}
