import { readSiteData } from "../../src/content/site-data";
import { readSiteTexts } from "../../src/content/site-texts";
import { business, formatTelephone, isPlaceholder } from "../../src/core/business/business";
import { SITE_ROOT } from "../site-root";
import { PAGES, ROUTES, brokenBy, difference, documentOf, plain } from "./site";

const NAMESPACE = "legal-notice";
const data = readSiteData(SITE_ROOT);
const texts = readSiteTexts(SITE_ROOT, data, ROUTES);
const NOTICES = PAGES.filter(({ routeId }) => routeId === NAMESPACE);

// Directive 2000/31/EC, article 5 (1): name, address, contact, register with number, authority, VAT number.
test("every legal notice shows who the business is and how to reach it, and marks placeholders", () => {
  const broken = brokenBy(NOTICES, (page) => {
    const document = documentOf(page);
    const text = (key: string): string => texts.text(page.language, NAMESPACE, key);
    const legal = Object.entries(business.legal).map(
      ([field, value]) => [field, isPlaceholder(`legal.${field}`) ? text("placeholder.blank") : value] as const,
    );
    const contacts = (
      [
        ["brand", "brand", business.brand],
        ["email", "email", business.email],
        ["local", "phones.local", formatTelephone(business.phones.local)],
        ["uk", "phones.uk", formatTelephone(business.phones.uk)],
      ] as const
    ).map(([label, field, value]) => [label, isPlaceholder(field) ? `${value} ${text("placeholder.mark")}` : value] as const);
    return [...legal, ...contacts].flatMap(([label, value]) => {
      const words = plain(text(`details.${label}`));
      const term = document("main dt").filter((_, element) => plain(document(element).text()) === words);
      return difference(words, plain(term.next("dd").text()), plain(value));
    });
  });
  expect(broken).toEqual([]);
});

test("every legal notice links the e-mail address, the telephone, the data protection authority and the reviews", () => {
  const hrefs = [`mailto:${business.email}`, `tel:${business.phones.local}`, data.legal.dataProtectionUrl, business.googleReviewsUrl];
  const broken = brokenBy(NOTICES, (page) => hrefs.filter((href) => documentOf(page)(`main a[href="${href}"]`).length === 0));
  expect(broken).toEqual([]);
});
