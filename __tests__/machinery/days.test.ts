import { checkSite } from "../../src/check/check-site";
import { withCurrentDates } from "../../src/gatsby/internals/finish-pages";
import { holidayHints } from "../../src/review/go-live/holiday-hints";
import { SITE, withData } from "../site-files";

const withEntry = (name: "exceptions" | "notices", index: number, change: object) =>
  withData(`data/${name}.json`, (data) => {
    const list = data[name] as unknown as object[];
    list[index] = { ...list[index], ...change };
  });

const MISTAKES: readonly (readonly [mistake: string, ...entry: Parameters<typeof withEntry>, path: string, says: string])[] = [
  ["a notice without an end", "notices", 0, { until: undefined }, "notices[0].until", "the field is missing"],
  ["a notice that ends before it starts", "notices", 0, { until: "2099-11-19" }, "notices[0].until", "after “from”"],
  ["a notice that ends in the hour in which it starts", "notices", 1, { until: "2020-03-01 09:00" }, "notices[1].until", "after “from”"],
  ["a notice for more than sixty days", "notices", 0, { until: "2100-01-20" }, "notices[0].until", "belongs in the texts"],
  ["a notice on a day that does not exist", "notices", 0, { from: "2099-11-31" }, "notices[0].from", "a day that exists"],
  ["a notice on an unknown page", "notices", 1, { pages: ["direction"] }, "notices[1].pages[0]", "directions"],
  ["days that end before they start", "exceptions", 0, { until: "2099-12-24" }, "exceptions[0].until", "not before “from”"],
  ["days that overlap", "exceptions", 1, { kind: "office", until: "2099-12-25" }, "exceptions[1].from", "“christmas”"],
  ["days without hours", "exceptions", 0, { closed: false }, "exceptions[0].closed", "true without"],
  ["days without a closing time", "exceptions", 1, { closes: undefined }, "exceptions[1].closes", "both “opens” and “closes”"],
  ["closed days with hours", "exceptions", 1, { closed: true }, "exceptions[1].closed", "true without"],
  ["closing before opening", "exceptions", 1, { closes: "08:00" }, "exceptions[1].closes", "after “opens”, 09:00"],
];

test.each(MISTAKES)("the check refuses %s", (_, name, index, change, path, says) => {
  const problem = checkSite(withEntry(name, index, change)).find((found) => found.path === path);
  expect(problem).toMatchObject({ file: `data/${name}.json` });
  expect(Object.values(problem ?? {}).join("\n")).toContain(says);
});

test("different kinds of hours may differ on the same day", () => {
  expect(checkSite(withEntry("exceptions", 1, { until: "2099-12-25" }))).toEqual([]);
});

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
