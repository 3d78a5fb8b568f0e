import { NOT_FOUND } from "../../src/core/routes/route-table";
import { siteUrl } from "../../src/core/routes/site-url";
import { type BuiltPage, PAGES, documentOf } from "./site";

/** The addresses in structured data, but for identifiers, which name a thing and lead nowhere. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value === "string") {
    return /^https?:/.test(value) ? [value] : [];
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => (key === "@id" ? [] : addressesIn(inner)));
}

/** Every address of the site that a page names for a reader, a browser or a search engine to follow. */
function ownAddresses(page: BuiltPage): readonly URL[] {
  const document = documentOf(page);
  const links = document("a[href], area[href], link[href]")
    .toArray()
    .map(({ attribs }) => attribs["href"] ?? "");
  const data = document('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => addressesIn(JSON.parse(document(script).text())));
  const site = siteUrl(process.env);
  return [...new Set([...links, ...data])].map((href) => new URL(href, `${site}${page.path}`)).filter(({ origin }) => origin === site);
}

const idsByPath = new Map<string, ReadonlySet<string>>();

/** The ids of a page, by its path; none where there is no such page. */
function idsOf(path: string): ReadonlySet<string> {
  const page = PAGES.find((candidate) => candidate.path === path);
  const document = page === undefined ? undefined : documentOf(page);
  const ids =
    idsByPath.get(path) ??
    new Set(
      document?.("[id]")
        .toArray()
        .map(({ attribs }) => attribs["id"] ?? ""),
    );
  idsByPath.set(path, ids);
  return ids;
}

test("whatever names a place on a page, a link or structured data, names one that the page has", () => {
  const places = PAGES.flatMap((page) =>
    ownAddresses(page).flatMap(({ pathname, hash }) => (hash === "" ? [] : [{ page, pathname, hash }])),
  );
  const missing = places.filter(({ pathname, hash }) => !idsOf(pathname).has(decodeURIComponent(hash.slice(1))));
  expect(places.length).toBeGreaterThan(PAGES.length);
  expect([...new Set(missing.map(({ page, pathname, hash }) => `${page.path}: ${pathname}${hash}`))]).toEqual([]);
});

test("nothing leads to a page that stands in for addresses that do not exist", () => {
  const standIns = PAGES.filter(({ routeId }) => routeId === NOT_FOUND).map(({ path }) => path);
  const wrong = PAGES.flatMap((page) =>
    ownAddresses(page)
      // A place on the page itself is reached wherever the page was sent from.
      .filter(({ pathname, hash }) => standIns.includes(pathname) && hash === "")
      .map(({ pathname }) => `${page.path}: ${pathname}`),
  );
  expect(wrong).toEqual([]);
});
