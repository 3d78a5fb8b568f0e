import { readSiteData } from "../../src/content/site-data";
import { readSiteTexts } from "../../src/content/site-texts";
import { formatFact } from "../../src/core/facts/format-fact";
import { isListed } from "../../src/core/routes/routes";
import { SITE_ROOT } from "../site-root";
import { PAGES, ROUTES, brokenBy, difference, documentOf, plain, unless, visibleText } from "./site";

const data = readSiteData(SITE_ROOT);

test("the terms name the amount of every fee, written as the language writes money", () => {
  const fees = data.terms.fees.flatMap(({ facts }) => data.facts.facts.filter(({ id }) => facts.includes(id)));
  const terms = PAGES.filter(({ routeId }) => routeId === "booking-terms");
  const broken = brokenBy(terms, (page) => {
    const text = visibleText(documentOf(page));
    return fees.flatMap(({ id, unit, value }) => {
      const amount = plain(formatFact({ id, unit, value }, page.language));
      return unless(text.includes(amount), `${amount} (${id}) is missing`);
    });
  });
  expect(broken).toEqual([]);
});

test("the year of the copyright is the year of the build", () => {
  const texts = readSiteTexts(SITE_ROOT, data, ROUTES);
  const broken = brokenBy(PAGES, (page) => {
    const rights = plain(texts.text(page.language, "common", "footer.rights"));
    return unless(plain(documentOf(page)("footer").text()).includes(rights), `the footer does not say “${rights}”`);
  });
  expect(broken).toEqual([]);
});

test("pages that stand in for others are not to be listed, but their links may be followed", () => {
  const standIns = PAGES.filter(({ routeId }) => !isListed(routeId));
  const broken = brokenBy(standIns, (page) => [
    ...difference("what robots are told", documentOf(page)('meta[name="robots"]').attr("content"), "noindex, follow"),
    ...unless(documentOf(page)('link[rel="canonical"]').length === 0, "there is a canonical address"),
  ]);
  expect(broken).toEqual([]);
});
