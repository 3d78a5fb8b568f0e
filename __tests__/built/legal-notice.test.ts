import { currentSite } from "../../src/content/site-data";
import * as languageScript from "../../src/i18n/language-names";
import { formatTelephone, isPlaceholder } from "../../src/business/business";
import { PAGES, attributesOf, brokenBy, difference, documentOf, pathOf, plain, testEvery, textOf } from "./site";

const NAMESPACE = "legal-notice";
const { data } = currentSite();
const { business } = data;
const { bottom } = data.pages;
const NOTICES = PAGES.filter(({ routeId }) => routeId === NAMESPACE);

// Directive 2000/31/EC, article 5 (1): name, address, contact, register with number, authority, VAT number.
testEvery("every legal notice shows who the business is and how to reach it, and marks placeholders", NOTICES, (page) => {
  const document = documentOf(page);
  const text = (key: string): string => textOf(page.language, NAMESPACE, key);
  const legal = Object.entries(business.legal).map(
    ([field, value]) => [field, isPlaceholder(`legal.${field}`, business.placeholders) ? text("placeholder.blank") : value] as const,
  );
  const contacts = (
    [
      ["brand", "brand", business.brand],
      ["email", "email", business.email],
      ["local", "phones.local", formatTelephone(business.phones.local)],
      ["uk", "phones.uk", formatTelephone(business.phones.uk)],
    ] as const
  ).map(
    ([label, field, value]) =>
      [label, isPlaceholder(field, business.placeholders) ? `${value} ${text("placeholder.mark")}` : value] as const,
  );
  return [...legal, ...contacts].flatMap(([label, value]) => {
    const words = plain(text(`details.${label}`));
    const term = document("main dt").filter((_, element) => plain(document(element).text()) === words);
    return difference(words, plain(term.next("dd").text()), plain(value));
  });
});

const HREFS = [`mailto:${business.email}`, `tel:${business.phones.local}`, data.legal.dataProtectionUrl, business.googleReviewsUrl];

testEvery("every legal notice links the e-mail address, the telephone, the data protection authority and the reviews", NOTICES, (page) =>
  HREFS.filter((href) => documentOf(page)(`main a[href="${href}"]`).length === 0),
);

test("every legal notice names every key that the language script stores in the browser", () => {
  const keys = Object.entries(languageScript).flatMap(([name, value]) => (name.endsWith("_KEY") ? [value] : []));
  expect(keys.length).toBeGreaterThan(1);
  const broken = brokenBy(NOTICES, (page) => {
    const named = documentOf(page)("#privacy-storage tbody th").toArray();
    return difference("the list of keys", named.map((cell) => documentOf(page)(cell).text()).sort(), [...keys].sort());
  });
  expect(broken).toEqual([]);
});

testEvery("the last line of every page leads to its pages, to privacy and to accessibility", PAGES, (page) => {
  const notice = pathOf(NAMESPACE, page.language);
  const links = attributesOf(documentOf(page), "footer ul:last a");
  return difference("the last line", links, [
    ...bottom.map((route) => pathOf(route, page.language)),
    `${notice}#privacy`,
    `${notice}#accessibility`,
  ]);
});

test("the last line of every page leads to the legal notice", () => {
  expect(bottom).toContain(NAMESPACE);
});
