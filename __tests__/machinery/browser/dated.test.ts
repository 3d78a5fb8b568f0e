import { pathOf } from "../../built/site";
import { inBothSchemes } from "../../browser/axe";
import { DESKTOP, PHONE, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/* One notice of the fixture site is past, and the other is valid from 20 November to 20 December 2099, 18:00, in Cyprus. */

const NOTICE = "crossing at the old bridge";
const PAST = "telephone line is down";

test.each([
  ["2099-11-19T21:59:00Z", false],
  ["2099-11-19T22:00:00Z", true],
  ["2099-12-20T15:59:00Z", true],
  ["2099-12-20T16:00:00Z", false],
])("a notice is shown by the date in Cyprus, without a new build, at %s: %s", async (moment, isShown) => {
  const page = await browser.newPage({ ...PHONE, timezoneId: "America/New_York" });
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address(pathOf("directions")));
  const notice = page.getByRole("complementary").filter({ hasText: NOTICE });
  expect(await notice.isVisible()).toBe(isShown);
  expect(await page.getByText(PAST).isVisible()).toBe(false);
  if (isShown) {
    expect((await notice.innerText()).replaceAll("\u00a0", " ")).toContain("Until 20 December, 18:00 (Cyprus time)");
  }
});

test.each([
  ["2099-11-30T21:59:00Z", true],
  ["2099-11-30T22:00:00Z", false],
])("parking is said to be cheaper until the day by which that must be compared again, at %s: %s", async (moment, isShown) => {
  const page = await browser.newPage(PHONE);
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address(pathOf("airport-parking")));
  expect(await page.getByText("less than parking on site").isVisible()).toBe(isShown);
});

test("a notice is there when the page is first painted, moves nothing, and axe finds nothing in it", async () => {
  const page = await browser.newPage(PHONE);
  await page.clock.setFixedTime(new Date("2099-12-01T12:00:00Z"));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { readonly value: number }).value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address("/"), { waitUntil: "load" });
  await hydrated(page);
  await page.locator('footer [data-state="known"]').waitFor();
  expect(await page.getByText(NOTICE).isVisible()).toBe(true);
  const shifts = await page.evaluate(() => (window as unknown as { readonly shifts: readonly number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  expect(await inBothSchemes(page, "aside[aria-labelledby]")).toEqual([]);
});

test.each([
  ["2099-12-16T12:00:00Z", [], [/Office open now, until/, /without a fee, until/]],
  ["2099-12-24T12:00:00Z", [/25 December – 26 December/, /24 December.*9:00–13:00/s], [/Office open now$/m, /by prior notice only/]],
  ["2099-12-25T12:00:00Z", [/Office closed\nChristmas/], [/Office closed now$/m, /without a fee, until/]],
])("the footer names the days on which hours differ, a week ahead, and “open now” knows them, at %s", async (moment, days, now) => {
  const page = await browser.newPage(DESKTOP);
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address("/"));
  await hydrated(page);
  await page.locator('footer [data-state="known"]').waitFor();
  const footer = (await page.getByRole("contentinfo").innerText()).replaceAll("\u00a0", " ");
  [...days, ...now].forEach((words) => {
    expect(footer).toMatch(words);
  });
  expect(footer.includes("December")).toBe(days.length > 0);
});
