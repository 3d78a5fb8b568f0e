import { withCurrentDates } from "../../src/gatsby/internals/finish-pages";
import { holidayHints } from "../../src/review/go-live";
import { SITE } from "../site-files";

test("the list for going live suggests the holidays on which nothing says whether the office is open", () => {
  const now = new Date("2099-12-01T12:00:00Z");
  expect(holidayHints(SITE, now)).toMatch(
    /^Public holidays in the next 60 days: .*\n {2}2100-01-01 {2}New Year’s Day\n {2}2100-01-06 {2}Epiphany$/,
  );
  expect(holidayHints(SITE, new Date("2099-08-16T12:00:00Z"))).not.toContain("Assumption");
});

test("each build shows what is dated as on its day, in pages that are not rendered again too", () => {
  const page = '<body data-page="/x" data-dates="notice-a 100 200,hours-b 150 300"><p style="x">';
  const first = withCurrentDates(page, 120);
  expect(first).toContain(' style="--dated-notice-a:block;--dated-hours-b:none"><p style="x">');
  expect(withCurrentDates(first, 200)).toBe(page.replace("><p", ' style="--dated-notice-a:none;--dated-hours-b:block"><p'));
  expect(withCurrentDates("<body><p>", 120)).toBe("<body><p>");
});
