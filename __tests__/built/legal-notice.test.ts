import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textsIn } from "../../src/core/text/map-texts";
import { readSiteData } from "../../src/content/site-data";
import { readSiteTexts } from "../../src/content/site-texts";
import * as languageScript from "../../src/publish/scripts/language-names";
import { business, formatTelephone, isPlaceholder } from "../../src/core/business/business";
import { factIdOf } from "../../src/core/facts/facts";
import { namesIn, parseMessage } from "../../src/core/facts/fill";
import { formatFact } from "../../src/core/facts/format-fact";
import { LANGUAGES } from "../../src/core/languages";
import { BOTTOM_LINKS, pathOf } from "../../src/core/routes/routes";
import { SITE_ROOT } from "../site-root";
import { type BuiltPage, PAGES, ROUTES, brokenBy, difference, documentOf, exists, plain, unless, visibleText } from "./site";

const NAMESPACE = "legal-notice";
const data = readSiteData(SITE_ROOT);
const texts = readSiteTexts(SITE_ROOT, data, ROUTES);
const NOTICES = PAGES.filter(({ routeId }) => routeId === NAMESPACE);

/** What the page shows beside each of the labels of `details`, which must be there once. */
function besideLabels(page: BuiltPage, expected: Readonly<Record<string, string>>): readonly string[] {
  const document = documentOf(page);
  return Object.entries(expected).flatMap(([label, value]) => {
    const words = plain(texts.text(page.language, NAMESPACE, `details.${label}`));
    const terms = document("main dt").filter((_, element) => plain(document(element).text()) === words);
    return [
      ...difference(`the number of labels “${words}”`, terms.length, 1),
      ...difference(words, plain(terms.next("dd").text()), plain(value)),
    ];
  });
}

test("there is a legal notice in every language", () => {
  expect(NOTICES.map(({ language }) => language)).toEqual(LANGUAGES);
});

// Directive 2000/31/EC, article 5 (1): name, address, contact, register with number, authority, VAT number.
test("every legal notice shows what the business is in law, or a blank that is marked as one", () => {
  const broken = brokenBy(NOTICES, (page) => {
    const blank = texts.text(page.language, NAMESPACE, "placeholder.blank");
    const shown = Object.entries(business.legal).map(([field, value]) => [field, isPlaceholder(`legal.${field}`) ? blank : value]);
    return besideLabels(page, Object.fromEntries(shown) as Readonly<Record<string, string>>);
  });
  expect(broken).toEqual([]);
});

test("every legal notice shows how the business is called and reached, and what of it is a placeholder", () => {
  const broken = brokenBy(NOTICES, (page) => {
    const marked = (field: string, value: string): string =>
      isPlaceholder(field) ? `${value} ${texts.text(page.language, NAMESPACE, "placeholder.mark")}` : value;
    const hrefs = documentOf(page)("main dd a")
      .toArray()
      .map(({ attribs }) => attribs["href"]);
    return [
      ...besideLabels(page, {
        brand: marked("brand", business.brand),
        email: marked("email", business.email),
        local: marked("phones.local", formatTelephone(business.phones.local)),
        uk: marked("phones.uk", formatTelephone(business.phones.uk)),
      }),
      ...[`mailto:${business.email}`, `tel:${business.phones.local}`]
        .filter((href) => !hrefs.includes(href))
        .map((href) => `there is no link to ${href}`),
    ];
  });
  expect(broken).toEqual([]);
});

test("every legal notice names every key that the language script keeps in the browser", () => {
  const keys = Object.entries(languageScript).flatMap(([name, value]) => (name.endsWith("_KEY") ? [value] : []));
  expect(keys.length).toBeGreaterThan(1);
  const broken = brokenBy(NOTICES, (page) => {
    const document = documentOf(page);
    const named = document("#privacy-storage tbody th")
      .toArray()
      .map((cell) => document(cell).text());
    return difference("the list of keys", [...named].sort(), [...keys].sort());
  });
  expect(broken).toEqual([]);
});

test("every legal notice shows the facts that its clauses name, as the registry has them", () => {
  const broken = brokenBy(NOTICES, (page) => {
    const file = JSON.parse(readFileSync(join(SITE_ROOT, "locales", page.language, `${NAMESPACE}.json`), "utf8")) as Readonly<
      Record<string, unknown>
    >;
    const clauses = data.legal.parts.map(({ id }) => file[id]);
    const named = new Set(textsIn(clauses).flatMap((text) => Array.from(namesIn(parseMessage(text)), factIdOf)));
    const facts = data.facts.facts.filter(({ id }) => named.has(id));
    const text = visibleText(documentOf(page));
    return [
      ...unless(facts.length > 0, "the clauses name no fact"),
      ...facts
        .filter(({ id, unit, value }) => !text.includes(plain(formatFact({ id, unit, value }, page.language))))
        .map(({ id }) => `${id} is not shown`),
    ];
  });
  expect(broken).toEqual([]);
});

test("every legal notice leads to the authority that takes complaints, and to where reviews can be read", () => {
  const broken = brokenBy(NOTICES, (page) => {
    const document = documentOf(page);
    return [
      ...difference("the authority", document("#privacy-complaint a[target]").attr("href"), data.legal.dataProtectionUrl),
      ...difference("the place of the reviews", document("#reviews-real a[target]").attr("href"), business.googleReviewsUrl),
    ];
  });
  expect(broken).toEqual([]);
});

test("every legal notice has a table of contents that leads to each of its clauses, and the parts to which the last line leads", () => {
  const clauses = data.legal.parts.flatMap(({ id, clauses: own }) => [id, ...own.map((clause) => `${id}-${clause}`)]);
  const broken = brokenBy(NOTICES, (page) => {
    const document = documentOf(page);
    const links = document('main nav[aria-labelledby="contents"] a')
      .toArray()
      .map((link) => link.attribs["href"]);
    return [
      ...difference(
        "the table of contents",
        links,
        clauses.map((id) => `#${id}`),
      ),
      ...["privacy", "accessibility"].flatMap((id) => difference(`the number of headings #${id}`, document(`h2#${id}`).length, 1)),
    ];
  });
  expect(broken).toEqual([]);
});

test("the last line of every page leads to the notice, to privacy and to accessibility, in the language of the page", () => {
  const broken = brokenBy(PAGES, (page) => {
    const notice = pathOf(NAMESPACE, page.language);
    const hrefs = documentOf(page)("footer[data-ground] ul")
      .last()
      .find("a")
      .toArray()
      .map((link) => link.attribs["href"]);
    return [
      ...difference("the last line", hrefs, [
        ...BOTTOM_LINKS.map((route) => pathOf(route, page.language)),
        ...[`${notice}#privacy`, `${notice}#accessibility`],
      ]),
      ...unless(hrefs.includes(notice), "the last line does not lead to the notice"),
      ...unless(exists(notice), `${notice} does not exist`),
    ];
  });
  expect(broken).toEqual([]);
});
