import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as languageScript from "../../src/i18n/language-script";
import { business, formatTelephone, isPlaceholder } from "../../src/site/business";
import { formatFact } from "../../src/site/format-fact";
import { LANGUAGES, type Language, byLanguage } from "../../src/site/languages";
import { typeset } from "../../src/site/typeset";
import { pathOf } from "../../src/site/routes";
import { readSiteData } from "../../src/build/site-data";
import { ROOT } from "../project-root";
import { type BuiltPage, PAGES, documentOf, exists, visibleText } from "./site";

interface LegalTexts {
  readonly placeholder: { readonly blank: string; readonly mark: string };
  readonly details: Readonly<Record<string, string>>;
}

const textsOf: Readonly<Record<Language, LegalTexts>> = byLanguage(
  (language) => JSON.parse(readFileSync(join(ROOT, "locales", language, "legal-notice.json"), "utf8")) as LegalTexts,
);

const NOTICES = PAGES.filter(({ routeId }) => routeId === "legal-notice");

/** What stands beside a label of the notice. */
function valueOf(page: BuiltPage, label: string): string {
  const document = documentOf(page);
  const words = typeset(textsOf[page.language].details[label] ?? "", page.language);
  const term = document("main dt").filter((_, element) => document(element).text() === words);
  expect(term).toHaveLength(1);
  return term.next("dd").text().replaceAll("\u00AD", "");
}

test("there is a legal notice in every language", () => {
  expect(NOTICES.map(({ language }) => language)).toEqual(LANGUAGES);
});

describe.each(NOTICES)("the legal notice $path", (page) => {
  const document = documentOf(page);
  const { placeholder } = textsOf[page.language];

  // Directive 2000/31/EC, article 5 (1): name, address, contact, register with number, authority, VAT number.
  test.each(["name", "address", "register", "registrationNumber", "vatNumber", "authority", "licence", "host"] as const)(
    "shows what the business is in law, or a blank that is marked as one: %s",
    (field) => {
      expect(valueOf(page, field)).toBe(isPlaceholder(`legal.${field}`) ? placeholder.blank : business.legal[field]);
    },
  );

  test.each([
    ["brand", "brand", business.brand],
    ["email", "email", business.email],
    ["local", "phones.local", formatTelephone(business.phones.local)],
    ["uk", "phones.uk", formatTelephone(business.phones.uk)],
  ])("shows how the business is called and reached, and what of it is a placeholder: %s", (label, field, value) => {
    expect(valueOf(page, label)).toBe(isPlaceholder(field) ? `${value} ${placeholder.mark}` : value);
  });

  test("leads to the e-mail address and the telephone", () => {
    expect(document(`main dd a[href="mailto:${business.email}"]`)).toHaveLength(1);
    expect(document(`main dd a[href="tel:${business.phones.local}"]`).length).toBeGreaterThan(0);
  });

  test("names every key that the language script keeps in the browser", () => {
    const keys = Object.entries(languageScript).flatMap(([name, value]) => (name.endsWith("_KEY") ? [value] : []));
    expect(keys.length).toBeGreaterThan(1);
    const named = document("#privacy-storage tbody th")
      .toArray()
      .map((cell) => document(cell).text());
    expect([...named].sort()).toEqual([...keys].sort());
  });

  test("names the law, the standard and the month of the last test as the registry has them", () => {
    const facts = readSiteData(ROOT).facts.facts;
    const text = visibleText(document).replaceAll("\u00AD", "");
    ["eCommerceDirective", "gdprRegulation", "omnibusDirective", "wcagVersion", "accessibilityTestedOn"].forEach((id) => {
      const fact = facts.find((entry) => entry.id === id);
      const { unit = "text", value = "no such fact" } = fact ?? {};
      expect(text).toContain(formatFact({ id, unit, value }, page.language).replaceAll("\u00A0", " "));
    });
  });

  test("leads to the authority that takes complaints, and to where reviews can be read", () => {
    const { dataProtectionUrl } = readSiteData(ROOT).legal;
    expect(document(`#privacy-complaint a[href="${dataProtectionUrl}"]`)).toHaveLength(1);
    expect(document(`#reviews-real a[href="${business.googleReviewsUrl}"]`)).toHaveLength(1);
  });

  test("has a table of contents that leads to each of its clauses", () => {
    const clauses = readSiteData(ROOT).legal.parts.flatMap(({ id, clauses: own }) => [id, ...own.map((clause) => `${id}-${clause}`)]);
    const links = document('main nav[aria-labelledby="contents"] a')
      .toArray()
      .map((link) => link.attribs["href"]);
    expect(links).toEqual(clauses.map((id) => `#${id}`));
  });
});

test("the last line of every page leads to the notice, to privacy and to accessibility, in the language of the page", () => {
  const wrong = PAGES.filter((page) => {
    const document = documentOf(page);
    const notice = pathOf("legal-notice", page.language);
    const hrefs = document("footer[data-ground] ul")
      .last()
      .find("a")
      .toArray()
      .map((link) => link.attribs["href"]);
    return hrefs.join() !== [notice, `${notice}#privacy`, `${notice}#accessibility`].join() || !exists(notice);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.each(NOTICES)("the parts to which the last line leads are on the page: $path", (page) => {
  expect(documentOf(page)("h2#privacy, h2#accessibility")).toHaveLength(2);
});
