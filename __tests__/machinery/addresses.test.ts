import { checkSite } from "../../src/check/check-site";
import type { Problem } from "../../src/content/problem";
import { failing } from "../failing-cases";
import { type Editable, SITE, withData } from "../site-files";

const PAGES = "data/pages.json";
const ARTICLES = "data/articles.json";

/** What is wrong after a change of the airport-parking page, whose addresses are /airport-parking and /el/stathmefsi-aerodromio-larnakas. */
const problemsWith = (change: (page: Editable) => void): readonly Problem[] =>
  checkSite(
    withData(PAGES, ({ pages }) => {
      change(pages?.["airport-parking"] ?? {});
    }),
  );

const withSlug = (slug: string, language: "en" | "el" = "en"): readonly Problem[] =>
  problemsWith((page) => {
    Object.assign(page["slugs"] ?? {}, { [language]: slug });
  });

const withOldAddresses = (...formerly: readonly string[]): readonly Problem[] =>
  problemsWith((page) => {
    Object.assign(page, { formerly });
  });

/** The old addresses that are refused, each with what is said of it. */
const refused = (...formerly: readonly string[]): readonly (readonly [address: string, found: string])[] =>
  withOldAddresses(...formerly).map(({ path, found }) => {
    const index = /^pages\.airport-parking\.formerly\[(\d+)\]$/.exec(path)?.[1];
    return [formerly[Number(index)] ?? path, found];
  });

/** Names that have a meaning at the top of the built site. */
const RESERVED = ["admin", "preview", "translations", "design", "static", "social", "page-data"];

describe("an address that is taken by something else than a page", () => {
  test("is refused as a slug, with its place and what to do", async () => {
    expect(
      await failing([...RESERVED, "en", "index", "404"], (name) => {
        expect(withSlug(name)).toEqual([
          expect.objectContaining({
            file: PAGES,
            line: 30,
            path: "pages.airport-parking.slugs.en",
            found: expect.stringContaining(`the address /${name}`) as string,
            fix: "Choose another slug.",
          }),
        ]);
      }),
    ).toEqual([]);
  });

  test("is refused as the slug of an article", () => {
    const files = withData(ARTICLES, ({ articles }) => {
      Object.assign(articles?.[0]?.["slugs"] ?? {}, { en: "static" });
    });
    expect(checkSite(files)).toEqual([expect.objectContaining({ file: ARTICLES, path: "articles[0].slugs.en", line: 15 })]);
  });

  test("is refused as an old address, and so is everything below it", () => {
    const taken = RESERVED.flatMap((name) => [`/${name}`, `/${name}/more`]);
    expect(refused(...taken)).toEqual(
      taken.map((address) => [address, expect.stringContaining(`the address ${address}, where`) as string]),
    );
  });

  test("is free below the prefix of a language, but for the names under which hosts serve its first page and its 404 page", () => {
    expect(withSlug("admin", "el")).toEqual([]);
    expect(withOldAddresses("/el/admin")).toEqual([]);
    expect([...withSlug("index", "el"), ...withOldAddresses("/el/404", "/index")].map(({ found }) => found)).toEqual([
      expect.stringContaining("the address /el/index"),
      expect.stringContaining("the address /el/404"),
      expect.stringContaining("the address /index"),
    ]);
  });

  test("a folder in static/ takes its name as well", () => {
    const change = withData(PAGES, ({ pages }) => {
      Object.assign(pages?.["airport-parking"]?.["slugs"] ?? {}, { en: "brochures" });
    });
    expect(checkSite(change)).toEqual([]);
    expect(checkSite({ ...change, paths: new Set([...SITE.paths, "static/brochures/summer.txt"]) })).toEqual([
      expect.objectContaining({ path: "pages.airport-parking.slugs.en" }),
    ]);
  });
});

describe("a slug", () => {
  test("with a slash at its beginning is offered without it", () => {
    expect(withSlug("/made-up/")).toEqual([expect.objectContaining({ suggestion: '"made-up"' })]);
  });

  test("is refused where it is no part of an address", async () => {
    const cases = ["index.html", "sw.html", ".html", "{x}", "{brand}{brand}", "a{brand}", "-a", "a--b", "A", "a/b"];
    expect(
      await failing(cases, (slug) => {
        const problems = withSlug(slug);
        expect(problems).toEqual([
          expect.objectContaining({ path: "pages.airport-parking.slugs.en", found: JSON.stringify(slug), line: 30 }),
        ]);
        expect(problems[0]?.suggestion ?? "").not.toContain("html");
      }),
    ).toEqual([]);
  });

  test("may hold the brand as a word", async () => {
    expect(
      await failing(["made-up", "to-{brand}-made-up", "{brand}"], (slug) => {
        expect(withSlug(slug)).toEqual([]);
      }),
    ).toEqual([]);
  });

  test("is empty for the home page, and for no other", () => {
    const home = withData(PAGES, ({ pages }) => {
      Object.assign(pages?.["home"]?.["slugs"] ?? {}, { el: "archiki" });
    });
    expect([...checkSite(home), ...withSlug("")].map(({ path, allowed }) => [path, allowed])).toEqual([
      ["pages.home.slugs.el", "an empty slug: the home page is the root of its language"],
      ["pages.airport-parking.slugs.en", "a slug that is not empty: only the home page has none"],
    ]);
  });

  test("404.html belongs to the page for unknown addresses, which has no other", () => {
    const taken = withSlug("404.html");
    expect(taken).toEqual([expect.objectContaining({ path: "pages.airport-parking.slugs.en" })]);
    const renamed = withData(PAGES, ({ pages }) => {
      Object.assign(pages?.["not-found"]?.["slugs"] ?? {}, { el: "chathike" });
    });
    expect(checkSite(renamed)).toEqual([
      expect.objectContaining({ path: "pages.not-found.slugs.el", suggestion: '"404.html"', fix: "Write “404.html”." }),
    ]);
  });
});

describe("an old address", () => {
  test("may have the prefix of a language, and several parts", () => {
    expect(withOldAddresses("/made-up", "/made-up/deeper-1", "/en/made-up", "/el/palia/dieythynsi", "/en/airport-parking")).toEqual([]);
  });

  test("may not have the prefix of a language that the site does not have", () => {
    const foreign = ["/fr/invente", "/xx", "/pt-br/inventado"];
    expect(refused(...foreign)).toEqual(foreign.map((address) => [address, expect.stringContaining("the site has no language") as string]));
  });

  test("is offered in the right spelling where slashes are too many or missing", () => {
    const cases = [
      ["/made-up/", "/made-up"],
      ["//made-up", "/made-up"],
      ["/made-up//deeper", "/made-up/deeper"],
      ["/el//made-up", "/el/made-up"],
      ["made-up", "/made-up"],
    ] as const;
    expect(withOldAddresses(...cases.map(([address]) => address)).map(({ found, suggestion }) => [found, suggestion])).toEqual(
      cases.map((spellings) => spellings.map((address) => JSON.stringify(address))),
    );
  });

  test("is refused where it is no address of this site", () => {
    const cases = ["/", "/el/", "/made_up", "/made-up.html", "/made-up?a=b", "/:made", "/made-up/*", "//evil.example"];
    expect(refused(...cases)).toEqual(cases.map((address) => [address, JSON.stringify(address)]));
  });

  test("is refused where a page has it, this one or another, before or after it in the file, in whatever language", () => {
    const cases = [
      ["/airport-parking", "data/pages.json, pages.airport-parking.slugs.en"],
      ["/el/stathmefsi-aerodromio-larnakas", "data/pages.json, pages.airport-parking.slugs.el"],
      ["/el", "data/pages.json, pages.home.slugs.el"],
      ["/driving-cyprus-tips-tourists", "data/pages.json, pages.driving-guide.slugs.en"],
    ] as const;
    expect(withOldAddresses(...cases.map(([address]) => address)).map(({ path, found, fix }) => [path, found, fix])).toEqual(
      cases.map(([address, owner], index) => [
        `pages.airport-parking.formerly[${String(index)}]`,
        `the address ${address}, which is taken by ${owner}`,
        "Remove it: a page has this address today.",
      ]),
    );
  });

  test("is named by its place in the list where no right spelling can be offered", () => {
    expect(withOldAddresses("/made-up", "/made-up.html")[0]?.fix).toMatch(/^Replace entry 2 of “formerly” by /);
  });

  test("is refused the second time, in the same list or on another page", () => {
    expect(withOldAddresses("/made-up", "/made-up")).toEqual([expect.objectContaining({ path: "pages.airport-parking.formerly[1]" })]);
    // The driving guide, further down in the file, has had this one.
    expect(withOldAddresses("/driving-cyprus-tips")).toEqual([
      expect.objectContaining({
        path: "pages.driving-guide.formerly[0]",
        found: "the address /driving-cyprus-tips, which is taken by data/pages.json, pages.airport-parking.formerly[0]",
      }),
    ]);
  });
});
