import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HOME, NOT_FOUND } from "../../src/build/route-table";
import { LANGUAGES } from "../../src/site/languages";
import { PAGES, PUBLIC, ROUTES, documentOf, exists, htmlFiles, visibleText } from "./site";

test("exactly the pages of the slug map and the articles are built", () => {
  expect([...htmlFiles()].sort()).toEqual(PAGES.map(({ file }) => file).sort());
  expect(PAGES).toHaveLength(ROUTES.length * LANGUAGES.length);
});

test("titles and descriptions differ between all pages", () => {
  const titles = PAGES.map((page) => documentOf(page)("head > title").text());
  const descriptions = PAGES.map((page) => documentOf(page)('head > meta[name="description"]').attr("content"));
  expect(new Set(titles).size).toBe(PAGES.length);
  expect(new Set(descriptions).size).toBe(PAGES.length);
});

test("an unknown address below a language gets that language's 404 page, and old addresses answer 301", () => {
  const rules = readFileSync(join(PUBLIC, "_redirects"), "utf8");
  expect(rules).toContain("/driving-cyprus-tips /driving-cyprus-tips-tourists 301");
  LANGUAGES.filter((language) => language !== "en").forEach((language) => {
    expect(rules).toContain(`/${language}/* /${language}/404.html 404`);
  });
  expect(rules.trim().endsWith("/* /404.html 404")).toBe(true);
});

describe.each(PAGES)("$path", (page) => {
  const document = documentOf(page);
  const text = visibleText(document);

  test("is in its language", () => {
    expect(document("html").attr("lang")).toBe(page.language);
  });

  test("has one main headline, and no level of headlines is left out", () => {
    const levels = document("h1, h2, h3, h4")
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const inMain = document("main")
      .find("h1, h2, h3, h4")
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    inMain.forEach((level, index) => {
      expect(level - (inMain[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test("shows no raw keys, no placeholders and no broken values", () => {
    expect(text).not.toMatch(/[{}]|undefined|\[object|NaN|\bnull\b/);
    expect(text).not.toMatch(/\b[a-z]+(?:\.[a-zA-Z-]+){2,}\b(?!\.(?:com|org))/);
    expect(text).not.toMatch(/\]\(|\*\*|<\/?\w/);
    expect(document("title").text()).not.toMatch(/[{}]/);
  });

  test("has no id twice", () => {
    const ids = document("[id]")
      .toArray()
      .map((element) => element.attribs["id"]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("leads only to pages that exist, in its own language but for the language links", () => {
    const links = document('a[href^="/"]').toArray();
    const paths = PAGES.filter(({ language }) => language === page.language).map(({ path }) => path);
    const broken = links.filter((link) => {
      const href = link.attribs["href"] ?? "";
      const hasOwnLanguage = link.attribs["hreflang"] !== undefined;
      return !exists(href) || (!hasOwnLanguage && !paths.includes(href.split("#")[0] ?? ""));
    });
    expect(broken.map((link) => link.attribs["href"])).toEqual([]);
  });

  test("offers the same page in the other languages without JavaScript, or the home page where nobody knows which page was meant", () => {
    const route = ROUTES.find(({ id }) => id === (page.routeId === NOT_FOUND ? HOME : page.routeId));
    LANGUAGES.forEach((language) => {
      expect(document(`header a[hreflang="${language}"]`).first().attr("href")).toBe(route?.paths[language]);
    });
  });

  test("shows pictures that exist, each with an alternative text", () => {
    const pictures = document("img").toArray();
    expect(pictures.filter((picture) => picture.attribs["alt"] === undefined)).toEqual([]);
    const sources = pictures
      .flatMap((picture) => [
        picture.attribs["src"] ?? "",
        ...(picture.attribs["srcset"] ?? "").split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
      ])
      .filter((source) => source.startsWith("/"));
    expect(sources.filter((source) => !exists(source))).toEqual([]);
  });

  test("draws icons that the sprite holds", () => {
    const icons = [
      ...new Set(
        document("svg use")
          .toArray()
          .map((use) => use.attribs["href"] ?? ""),
      ),
    ];
    const missing = icons.filter((icon) => {
      const [sprite = "", symbol = ""] = icon.split("#");
      return !readFileSync(join(PUBLIC, sprite), "utf8").includes(`id="${symbol}"`);
    });
    expect(missing).toEqual([]);
  });

  test("opens other sites in a new tab, and says so", () => {
    const outbound = document('a[target="_blank"]').toArray();
    expect(outbound.length).toBeGreaterThan(0);
    outbound.forEach((link) => {
      expect(link.attribs["rel"]).toContain("noopener");
      expect(document(link).find(".visually-hidden").text().trim()).not.toBe("");
    });
  });
});
