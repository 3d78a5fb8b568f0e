import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type CheerioAPI, load } from "cheerio";
import { type ComponentType, createElement } from "react";
import { componentFile } from "../../src/gatsby/component-file";
import type { PageContext } from "../../src/i18n/routes/page-context";
import { isObject, valueAt } from "../../src/schemas/json";
import { required } from "../../src/schemas/required";
import { DEFAULT_LANGUAGE } from "../../src/i18n/languages";
import { ROOT } from "../project-root";
import { renderedWith } from "../rendered";
import { type BuiltPage, PAGES, PUBLIC, ROUTES, plain } from "./site";

type Data = Queries.PageFragment;
type Path = readonly (string | number)[];
type Element = ReturnType<ReturnType<CheerioAPI["root"]>["children"]>[number];
type Component = ComponentType<{ readonly data: unknown; readonly pageContext: PageContext }>;

/** Texts and menus of every page, and steps and the scenes of the walk, which come one after the other. */
const NO_LISTS: readonly (string | number)[] = ["locales", "menus", "stepsJson", "scenes"];

/** What Gatsby gave a page when it built it. */
function builtWith({ path }: BuiltPage): { readonly data: Data; readonly pageContext: PageContext } {
  const file = join(PUBLIC, "page-data", path === "/" ? "index" : path, "page-data.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly result: { readonly data: Data; readonly pageContext: PageContext } }).result;
}

/** The paths of all lists of objects in a value. */
function listsIn(value: unknown, path: Path = []): readonly Path[] {
  const inner = Object.entries(typeof value === "object" && value !== null ? value : {});
  const below = inner.flatMap(([key, entry]) => listsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]));
  return Array.isArray(value) && value.length > 1 && value.every(isObject) ? [path, ...below] : below;
}

/** A copy of a value with the list at a path in the opposite order. */
function dragged(value: unknown, [step, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return step === undefined
      ? value.toReversed()
      : value.map((entry, index) => (index === step ? dragged(entry, rest) : (entry as unknown)));
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, key === step ? dragged(entry, rest) : entry]))
    : value;
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [plain(value)] : Object.values(value ?? {}).flatMap(textsIn);

/** The longest text of each entry that no other entry has and that the page shows; nothing if an entry has none. */
function namesOf(list: readonly unknown[], shown: string): readonly string[] {
  const texts = list.map(textsIn);
  const names = texts.flatMap((own, index) => {
    const others = texts.filter((_, at) => at !== index).flat();
    const usable = own.filter((text) => text.length > 15 && shown.includes(text) && !others.some((other) => other.includes(text)));
    return usable.sort((one, other) => other.length - one.length).slice(0, 1);
  });
  return names.length === list.length ? names : [];
}

/** What the largest elements with one of the names and no other say and show. Numbers are left out: they count the entries. */
function shownWith(name: string, others: readonly string[], document: CheerioAPI): readonly string[] {
  const largest = (element: Element): readonly Element[] => {
    const text = plain(document(element).text());
    const isShared = others.some((other) => text.includes(other));
    return !text.includes(name) ? [] : isShared ? document(element).children().toArray().flatMap(largest) : [element];
  };
  const parts = document.root().children().toArray().flatMap(largest);
  const shown = parts.map((part) => {
    const text = document(part)
      .text()
      .replace(/(?<![\p{L}\d.,:])\d(?![\d.,:])/gu, "");
    const inside = document(part).find("*").addBack().toArray();
    return [plain(text), ...["class", "href", "src"].flatMap((attribute) => inside.map((one) => document(one).attr(attribute)))].join(" ");
  });
  return shown.sort();
}

test("an entry says and shows the same at any place of its list", async () => {
  let compared = 0;
  const wrong: string[] = [];
  for (const page of PAGES.filter(({ language }) => language === DEFAULT_LANGUAGE)) {
    const { data, pageContext } = builtWith(page);
    const file = componentFile(
      required(
        ROUTES.find(({ id }) => id === page.routeId),
        page.routeId,
      ).template,
    );
    const { default: component } = (await import(join(ROOT, file))) as { readonly default: Component };
    const shown = (changed: unknown): CheerioAPI =>
      load(renderedWith(createElement(component, { data: changed, pageContext }), data, pageContext), null, false);
    const before = shown(data);
    for (const path of listsIn(data).filter((path) => !path.some((step) => NO_LISTS.includes(step)))) {
      const names = namesOf(valueAt(data, path) as readonly unknown[], plain(before.root().text()));
      const after = shown(dragged(data, path));
      for (const name of names) {
        const others = names.filter((other) => other !== name);
        compared += 1;
        if (!isDeepStrictEqual(shownWith(name, others, after), shownWith(name, others, before))) {
          wrong.push(`${page.path}: “${name}” in ${path.join(".")}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});
