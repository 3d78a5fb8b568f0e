import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "postcss";
import { readSiteFiles } from "../../src/content/site-files";
import { DEFAULT_LANGUAGE, optionOf } from "../../src/i18n/languages";
import { NON_VISITOR_FOLDERS } from "../../src/i18n/routes/folders";
import { ROOT } from "../project-root";
import {
  PAGES,
  PUBLIC,
  ROUTES,
  attributesOf,
  brokenBy,
  difference,
  documentOf,
  exists,
  fileOf,
  repeated,
  unless,
  visibleText,
  testEvery,
} from "./site";

test("exactly the pages of the slug map and the articles are built", () => {
  const built = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name));
  const others = ["_gatsby", ...NON_VISITOR_FOLDERS].map((folder) => join(PUBLIC, folder, sep));
  expect(built.filter((file) => !others.some((folder) => file.startsWith(folder))).sort()).toEqual(
    PAGES.map(({ path }) => fileOf(path)).sort(),
  );
});

test("titles and descriptions differ between all pages", () => {
  const documents = PAGES.map(documentOf);
  expect(repeated(documents.map((document) => document("head > title").text()))).toEqual([]);
  expect(repeated(documents.map((document) => document('head > meta[name="description"]').attr("content") ?? ""))).toEqual([]);
});

describe("every page in every language", () => {
  testEvery("is in its language, and runs in its direction", PAGES, (page) => {
    const html = documentOf(page)("html");
    return [
      ...difference("the language", html.attr("lang"), page.language),
      ...difference("the direction", html.attr("dir"), optionOf(page.language).direction),
    ];
  });

  testEvery(
    "lets links to a text open its answers before any script runs, and keeps phones from turning figures into links",
    PAGES,
    (page) => [
      ...difference("closed", documentOf(page)('[data-reach-accordion-panel]:not([hidden="until-found"])').length, 0),
      ...difference("format-detection", attributesOf(documentOf(page), "meta[name=format-detection]", "content"), [
        "telephone=no, date=no, address=no, email=no",
      ]),
    ],
  );

  testEvery("has one main headline, and skips no level of headlines", PAGES, (page) => {
    const document = documentOf(page);
    const levels = document("main")
      .find("h1, h2, h3, h4")
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    return [
      ...difference("the number of main headlines", document("h1").length, 1),
      ...levels.flatMap((level, index) =>
        unless(level - (levels[index - 1] ?? 0) <= 1, `h${String(level)} follows no h${String(level - 1)}`),
      ),
    ];
  });

  test("shows no raw keys, no placeholders, no broken values, and no full stop after the point of a unit", () => {
    const { texts } = readSiteFiles(ROOT);
    const keysOf = (namespace: string): readonly string[] =>
      Object.keys(JSON.parse(texts.get(`locales/${DEFAULT_LANGUAGE}/${namespace}.json`) ?? "{}") as object);
    const keys = new Map(ROUTES.map(({ id, namespaces }) => [id, new Set(namespaces.flatMap(keysOf))]));
    const broken = brokenBy(PAGES, (page) => {
      const document = documentOf(page);
      const text = `${document("title").text()} ${visibleText(document)}`;
      const paths = text.match(/(?<![\w./@-])[a-z]\w*(?:\.[a-z][\w-]*)+/g) ?? [];
      return [
        ...(text.match(/[{}]|\bundefined\b|\[object|\bNaN\b|\]\(|\*\*|<\/?\w|\p{L}\.\.(?!\.)/gu) ?? []),
        // In German, “null” is a word.
        ...(page.language === "de" ? [] : (text.match(/\bnull\b/g) ?? [])),
        ...paths.filter((path) => keys.get(page.routeId)?.has(path.split(".")[0] ?? "")),
      ];
    });
    expect(broken).toEqual([]);
  });

  testEvery("has styles for every class", PAGES, (page) => {
    const styles = new Set(
      documentOf(page)("style")
        .text()
        .match(/(?<=\.)[a-z][\w-]*/gi),
    );
    const names = attributesOf(documentOf(page), "[class]", "class").flatMap((list) => list.split(" "));
    return [...new Set(names)].filter((name) => !styles.has(name));
  });

  testEvery("names each page and each language once in its header", PAGES, (page) =>
    ["header nav a", "header a[hreflang]"].flatMap((links) => repeated(attributesOf(documentOf(page), links))),
  );

  // Firefox has it from 121 on. A list with an unknown selector is lost as a whole.
  testEvery("has no list of selectors in which only some need :has()", PAGES, (page) => {
    const lists: string[] = [];
    parse(documentOf(page)("style").text()).walkRules(({ selectors, selector }) => {
      lists.push(...unless(new Set(selectors.map((one) => one.includes(":has("))).size === 1, selector));
    });
    return lists;
  });

  testEvery("has no id twice", PAGES, (page) => {
    return repeated(attributesOf(documentOf(page), "[id]", "id")).map((id) => `the id “${id}” is there twice`);
  });

  testEvery("leads only to pages that exist, in its own language except the language links", PAGES, (page) => {
    const document = documentOf(page);
    return document('a[href^="/"]')
      .toArray()
      .flatMap((link) => {
        const { href = "", hreflang } = link.attribs;
        // The English beside a translation of the terms is a text in its own language.
        const language = document(link).closest("[lang]").attr("lang");
        const target = PAGES.find(({ path }) => path === href.split("#")[0]);
        return [
          ...unless(exists(href), `${href} does not exist`),
          ...unless(hreflang !== undefined || target?.language === language, `${href} is no page in ${String(language)}`),
        ];
      });
  });

  testEvery("shows pictures that exist, each with an alternative text", PAGES, (page) =>
    documentOf(page)("img")
      .toArray()
      .flatMap(({ attribs: { alt, src = "", srcset = "" } }) => {
        const sources = [src, ...srcset.split(",").map((entry) => entry.trim().split(" ")[0] ?? "")];
        return [
          ...unless(alt !== undefined, `${src} has no alternative text`),
          ...sources.filter((source) => source.startsWith("/") && !exists(source)).map((source) => `${source} does not exist`),
        ];
      }),
  );

  test("uses icons that the sprite has", () => {
    const icons = PAGES.flatMap((page) => attributesOf(documentOf(page), 'svg use[href^="/"]'));
    const missing = [...new Set(icons)].filter((icon) => {
      const [path = "", symbol = ""] = icon.split("#");
      return !readFileSync(join(PUBLIC, path), "utf8").includes(`id="${symbol}"`);
    });
    expect(icons.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  testEvery("says of each link that opens a new tab that it does, and keeps its own window", PAGES, (page) => {
    const document = documentOf(page);
    const outbound = document('a[target="_blank"]').toArray();
    return outbound.flatMap((link) => [
      ...unless(link.attribs["rel"]?.includes("noopener") === true, `${String(link.attribs["href"])} hands the page over`),
      ...unless(
        document(link).find(".visually-hidden").text().trim() !== "",
        `${String(link.attribs["href"])} does not say that it opens a new tab`,
      ),
    ]);
  });
});
