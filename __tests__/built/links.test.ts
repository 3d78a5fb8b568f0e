import { NOT_FOUND } from "../../src/i18n/page-ids";
import { type BuiltPage, PAGES, SITE_URL, attributesOf, documentOf } from "./site";

/** The addresses in structured data, except identifiers. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value === "string") {
    return /^https?:/.test(value) ? [value] : [];
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => (key === "@id" ? [] : addressesIn(inner)));
}

/** Every address of the site in a page's links and structured data. */
function ownAddresses(page: BuiltPage): readonly URL[] {
  const document = documentOf(page);
  const links = attributesOf(document, "a[href], area[href], link[href]");
  const data = document('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => addressesIn(JSON.parse(document(script).text())));
  return [...new Set([...links, ...data])]
    .map((href) => new URL(href, `${SITE_URL}${page.path}`))
    .filter(({ origin }) => origin === SITE_URL);
}

const idsOf = new Map(PAGES.map((page) => [page.path, new Set(attributesOf(documentOf(page), "[id]", "id"))]));

const LINKS = PAGES.flatMap((page) => ownAddresses(page).map(({ pathname, hash }) => ({ from: page.path, pathname, hash })));

test("every fragment in a link or in structured data is an id on the page to which it leads", () => {
  const fragments = LINKS.filter(({ hash }) => hash !== "");
  expect(fragments.length).toBeGreaterThan(PAGES.length);
  expect(fragments.filter(({ pathname, hash }) => idsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1))) !== true)).toEqual([]);
});

test("no link leads to a 404 page, but from one in another language", () => {
  const notFound = PAGES.filter(({ routeId }) => routeId === NOT_FOUND).map(({ path }) => path);
  expect(LINKS.filter(({ from, pathname }) => notFound.includes(pathname) && !notFound.includes(from))).toEqual([]);
});
