import { currentSite } from "../../src/content/site-data";
import { isKnown } from "../../src/facts/facts";
import { namesIn, parseMessage } from "../../src/facts/fill";
import { formatFact } from "../../src/facts/format-fact";
import { PAGES, brokenBy, documentOf, plain, unless, visibleText } from "./site";

test("the terms name the amount of every fee, formatted for the language", () => {
  const { facts, terms } = currentSite().data;
  const named = new Set(terms.fees.flatMap(({ amount }) => [...namesIn(parseMessage(amount.en))]));
  const fees = facts.facts.filter(isKnown).filter(({ id }) => named.has(id));
  const pages = PAGES.filter(({ routeId }) => routeId === "booking-terms");
  const broken = brokenBy(pages, (page) => {
    const text = visibleText(documentOf(page));
    return fees.flatMap(({ id, unit, value }) => {
      const amount = plain(formatFact({ id, unit, value }, page.language));
      return unless(text.includes(amount), `${amount} (${id}) is missing`);
    });
  });
  expect(fees.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});
