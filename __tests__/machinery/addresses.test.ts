import { checkSite } from "../../src/check/check-site";
import { readSiteData } from "../../src/content/site-data";
import type { Problem } from "../../src/content/problem";
import { required } from "../../src/core/required";
import { routeTable } from "../../src/core/routes/route-table";
import { type Editable, SITE, withData } from "../site-files";
import { SITE_ROOT } from "../site-root";

const PAGES = "data/pages.json";

const withPage = (id: string, change: (page: Editable) => void) =>
  withData(PAGES, ({ pages }) => {
    change(required(pages?.[id], id));
  });

const withSlug = (slug: string, language: "en" | "el" = "en", id = "airport-parking") =>
  withPage(id, ({ slugs }) => {
    Object.assign(slugs ?? {}, { [language]: slug });
  });

/** What is wrong with old addresses of the page /airport-parking, by address. */
const refused = (...formerly: readonly string[]): readonly (readonly [address: string, problem: Problem])[] =>
  checkSite(withPage("airport-parking", (page) => Object.assign(page, { formerly }))).map((problem) => {
    const index = /^pages\.airport-parking\.formerly\[(\d+)\]$/.exec(problem.path)?.[1];
    return [formerly[Number(index)] ?? problem.path, problem];
  });

const addressesIn = (problems: ReturnType<typeof refused>): readonly string[] => problems.map(([address]) => address);

/** Names that have a meaning at the top of the built site. */
const RESERVED = ["admin", "preview", "static", "social", "page-data"];

/** Pages that have a slug. */
const OTHERS = Object.keys(readSiteData(SITE_ROOT).pages.pages).filter((id) => id !== "home" && id !== "not-found");

/** What is wrong with slugs, each that of another page. */
function refusedSlugs(slugs: readonly string[]): readonly Problem[] {
  return checkSite(
    withData(PAGES, ({ pages }) => {
      slugs.forEach((slug, index) => Object.assign(required(pages?.[required(OTHERS[index], slug)]?.["slugs"], slug), { en: slug }));
    }),
  );
}

describe("a slug", () => {
  test.each([[RESERVED], [["en", "index", "404", "404.html"]]])(
    "is refused where the build writes something else, with its place and what to do: %j",
    (slugs) => {
      expect(refusedSlugs(slugs)).toEqual(
        slugs.map(
          (slug, index) =>
            expect.objectContaining({
              file: PAGES,
              line: expect.any(Number) as number,
              path: `pages.${String(OTHERS[index])}.slugs.en`,
              found: expect.stringContaining(`the address /${slug}`) as string,
              fix: "Choose another slug.",
            }) as Problem,
        ),
      );
    },
  );

  test("is refused for an article too, and for the folder of a file in static/", () => {
    const article = withData("data/articles/hill-road.json", ({ slugs }) => {
      Object.assign(slugs ?? {}, { en: "static" });
    });
    expect(checkSite(article)).toEqual([expect.objectContaining({ file: "data/articles/hill-road.json", path: "slugs.en" })]);
    const brochures = withSlug("brochures");
    expect(checkSite(brochures)).toEqual([]);
    expect(checkSite({ ...brochures, paths: new Set([...SITE.paths, "static/brochures/summer.txt"]) })).toHaveLength(1);
  });

  test("may be a reserved name below the prefix of a language, except for a host's index and 404 pages", () => {
    expect([...checkSite(withSlug("admin", "el")), ...refused("/el/admin")]).toEqual([]);
    expect(checkSite(withSlug("index", "el"))).toHaveLength(1);
    expect(addressesIn(refused("/el/404", "/index"))).toEqual(["/el/404", "/index"]);
  });

  test("is refused as no part of an address", () => {
    const slugs = ["index.html", "{x}", "{brand}{brand}", "-a", "a--b", "A", "a/b", "/made-up/"];
    expect(refusedSlugs(slugs).map(({ found, path }) => [found, path])).toEqual(
      slugs.map((slug, index) => [JSON.stringify(slug), `pages.${String(OTHERS[index])}.slugs.en`]),
    );
  });

  test("may name the brand, and an old address folders", () => {
    expect([...checkSite(withSlug("to-{brand}-made-up")), ...refused("/made-up/deeper-1", "/el/palia/dieythynsi")]).toEqual([]);
  });

  test("is empty for the home page and 404.html for the page for unknown addresses, and for no other", () => {
    const problems = [withSlug("archiki", "el", "home"), withSlug(""), withSlug("chathike", "el", "not-found")].flatMap((files) =>
      checkSite(files),
    );
    expect(problems.map(({ path, allowed }) => [path, allowed])).toEqual([
      ["pages.home.slugs.el", "an empty slug: the home page is the root of its language"],
      ["pages.airport-parking.slugs.en", "a slug that is not empty: only the home page has none"],
      ["pages.not-found.slugs.el", "the name under which hosts look for the page for unknown addresses"],
    ]);
  });
});

describe("an old address", () => {
  test("is refused where the build writes something else, and below it", () => {
    const taken = RESERVED.flatMap((name) => [`/${name}`, `/${name}/more`]);
    expect(addressesIn(refused(...taken))).toEqual(taken);
  });

  test("is refused unless it is a path with slashes and no file, query or wildcard", () => {
    const cases = ["/made-up/", "made-up", "/el//made-up", "/", "/made_up", "/made-up.html", "/made-up?a=b", "/made-up/*"];
    expect(addressesIn(refused(...cases))).toEqual(cases);
  });

  test("is refused where a page has it today, in whatever language, before or after it in the file", () => {
    const cases = [
      ["/airport-parking", "data/pages.json, pages.airport-parking.slugs.en"],
      ["/el", "data/pages.json, pages.home.slugs.el"],
      ["/driving-cyprus-tips-tourists", "data/pages.json, pages.driving-guide.slugs.en"],
    ] as const;
    expect(refused(...cases.map(([address]) => address)).map(([, { found, fix }]) => [found, fix])).toEqual(
      cases.map(([address, owner]) => [`the address ${address}, which is taken by ${owner}`, "Remove it: a page has this address today."]),
    );
  });

  test("is refused the second time, in the same list or on another page", () => {
    expect(refused("/made-up", "/made-up").map(([, { path }]) => path)).toEqual(["pages.airport-parking.formerly[1]"]);
    // The driving guide, further down in the file, has this one already.
    expect(refused("/driving-cyprus-tips").map(([, { path }]) => path)).toEqual(["pages.driving-guide.formerly[0]"]);
  });
});

test("an earlier name of the business leads on from the addresses that held it, and from no other", () => {
  const data = readSiteData(SITE_ROOT);
  const routes = routeTable({ ...data, business: { ...data.business, formerSlugs: ["older"] } });
  const before = new Set(routeTable(data).flatMap(({ formerly }) => formerly));
  const added = routes.flatMap(({ formerly }) => formerly.filter((address) => !before.has(address)));
  expect(added).toEqual(["/directions-to-older-larnaca", "/el/odigies-pros-older-larnaka"]);
});
