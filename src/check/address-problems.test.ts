import { checkSite } from "./check-site";
import type { Problem } from "../content/problem";
import type { SiteFiles } from "../content/site-files";
import { required } from "../schemas/required";
import { ARTICLE, type Editable, validSite, withChange } from "../../__tests__/small-site";

const PAGES = "data/pages.json";

const ADDRESSED = [PAGES, ARTICLE, "data/articles.json", "data/business.json"];

/** What the check says of the addresses of a site. Other files have none. */
const problemsOf = ({ texts, ...files }: SiteFiles): readonly Problem[] =>
  checkSite({ ...files, texts: new Map(Array.from(texts).filter(([path]) => ADDRESSED.includes(path))) }).filter(({ path }) =>
    /\b(?:slugs|redirectFrom)\b/.test(path),
  );

const withPages = (change: (pages: Editable) => unknown) => withChange(PAGES, ({ pages }) => change(required(pages, PAGES)));

/** What is wrong when pages have these slugs, by page and language. */
const withSlugs = (slugs: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly Problem[] =>
  problemsOf(withPages((pages) => Object.entries(slugs).map(([id, own]) => Object.assign(pages[id]?.["slugs"] ?? {}, own))));

/** What is wrong with old addresses of a page, by address. */
const refused = (...redirectFrom: readonly string[]): readonly (readonly [address: string, problem: Problem])[] =>
  problemsOf(withPages((pages) => Object.assign(pages["airport-parking"] ?? {}, { redirectFrom }))).map((problem) => [
    redirectFrom[Number(/^pages\.airport-parking\.redirectFrom\[(\d+)\]$/.exec(problem.path)?.[1])] ?? problem.path,
    problem,
  ]);

const addressesIn = (problems: ReturnType<typeof refused>): readonly string[] => problems.map(([address]) => address);

/** Pages with a slug of their own. */
const OTHERS = Object.keys((JSON.parse(validSite().texts.get(PAGES) ?? "") as { readonly pages: object }).pages).filter(
  (id) => id !== "home" && id !== "not-found",
);

/** What is wrong with English slugs, each that of another page. */
const refusedSlugs = (slugs: readonly string[]) => withSlugs(Object.fromEntries(slugs.map((en, index) => [OTHERS[index] ?? "", { en }])));

/** Names that have a meaning at the top of the built site. */
const RESERVED = ["admin", "preview", "static", "page-data"];

describe("a slug", () => {
  test("is refused where the build writes something else, with its place and what to do", () => {
    for (const slugs of [RESERVED, ["en", "index", "404", "404.html"]]) {
      expect(refusedSlugs(slugs)).toMatchObject(
        slugs.map((slug, index) => ({
          file: PAGES,
          path: `pages.${OTHERS[index] ?? ""}.slugs.en`,
          found: `the address /${slug}, where the build writes something else`,
        })),
      );
    }
  });

  test("is refused for an article too, and for the folder of a file in static/", () => {
    const named = (slug: string) => withChange(ARTICLE, ({ slugs }) => Object.assign(slugs ?? {}, { en: slug }));
    expect(problemsOf(named("static"))).toMatchObject([{ file: ARTICLE, path: "slugs.en" }]);
    expect(problemsOf(named("brochures"))).toEqual([]);
    expect(problemsOf({ ...named("brochures"), paths: new Set([...validSite().paths, "static/brochures/summer.txt"]) })).toHaveLength(1);
  });

  test("may be a reserved name below a language's prefix, but not that of a host's index or 404 page, and may contain the brand", () => {
    expect(withSlugs({ "airport-parking": { el: "admin", de: "to-{brand}-made-up" } })).toEqual([]);
    expect(withSlugs({ "airport-parking": { el: "index" } })).toHaveLength(1);
  });

  test("is refused unless it can be part of an address", () => {
    const slugs = ["index.html", "{x}", "{brand}{brand}", "-a", "a--b", "A", "a/b", "/made-up/"];
    expect(refusedSlugs(slugs).map(({ found }) => found)).toEqual(slugs.map((slug) => JSON.stringify(slug)));
  });

  test("is refused where another page or an article has it", () => {
    expect(withSlugs({ directions: { de: "x-y" }, "airport-parking": { de: "x-y" } })).toMatchObject([
      { found: expect.stringMatching(/^the address \/de\/x-y, which is taken by data\/pages\.json, pages\.[\w-]+\.slugs\.de$/) as string },
    ]);
    expect(withSlugs({ directions: { de: "harbour-walk" } })).toMatchObject([{ file: ARTICLE, path: "slugs.de" }]);
  });

  test("is empty for the home page and 404.html for the page for unknown addresses, and for no other", () => {
    const problems = [...withSlugs({ home: { el: "a" }, "airport-parking": { en: "" } }), ...withSlugs({ "not-found": { el: "a" } })];
    expect(problems.map(({ allowed }) => allowed)).toEqual([
      "“”, by which hosts find this page",
      "a slug that is not empty: only the home page has none",
      "“404.html”, by which hosts find this page",
    ]);
  });
});

test("an article may not have the id of a page", () => {
  const { texts, ...files } = validSite();
  const file = "data/articles/directions.json";
  const named = new Map([...texts, [file, texts.get(ARTICLE) ?? ""]]);
  expect(checkSite({ ...files, texts: named })).toContainEqual(
    expect.objectContaining({ file, found: "the id “directions”, which a page has" }),
  );
});

describe("an old address", () => {
  test("is refused where the build writes something else, and below it", () => {
    const taken = [...RESERVED.flatMap((name) => [`/${name}`, `/${name}/more`]), "/el/404", "/index"];
    expect(addressesIn(refused(...taken, "/el/admin", "/made-up/deeper-1"))).toEqual(taken);
  });

  test("is refused unless it is a path with slashes and no file, query or wildcard", () => {
    const cases = ["/made-up/", "made-up", "/el//made-up", "/", "/made_up", "/made-up.html", "/made-up?a=b", "/made-up/*"];
    expect(addressesIn(refused(...cases))).toEqual(cases);
  });

  test("is refused where a page has it today, in whatever language", () => {
    const today = ["/el", "/harbour-walk", "/ru/harbour-walk"];
    expect(addressesIn(refused(...today))).toEqual(today);
  });

  test("is refused the second time, in the same list or on another page", () => {
    expect(addressesIn(refused("/made-up", "/made-up"))).toEqual(["/made-up"]);
    const both = withPages((pages) =>
      ["directions", "van-rental"].map((id) => Object.assign(pages[id] ?? {}, { redirectFrom: ["/made-up"] })),
    );
    expect(problemsOf(both)).toMatchObject([{ path: expect.stringMatching(/redirectFrom\[0\]$/) as string }]);
  });
});
