import { withCurrentDates } from "../../src/gatsby/internals/finish-pages";

test("each build shows what is dated as on its day, in pages that are not rendered again too", () => {
  const page = '<body data-page="/x" data-dates="notice-a 100 200,hours-b 150 300"><p style="x">';
  const first = withCurrentDates(page, 120);
  expect(first).toContain(' style="--dated-notice-a:block;--dated-hours-b:none"><p style="x">');
  expect(withCurrentDates(first, 200)).toBe(page.replace("><p", ' style="--dated-notice-a:none;--dated-hours-b:block"><p'));
  expect(withCurrentDates("<body><p>", 120)).toBe("<body><p>");
});
