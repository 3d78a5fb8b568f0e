import type { Page } from "playwright-core";
import { address as addresses, map } from "../../../locales/el/common.json";
import { address as englishAddresses, map as englishMap } from "../../../locales/en/common.json";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, address, foreignRequests, hydrated, sharedBrowser, watchedPage } from "../../browser/site";

const browser = sharedBrowser();

test("a page asks no other host for anything until the visitor asks for Google's map", async () => {
  const context = await browser.newContext(DESKTOP);
  const foreign = foreignRequests(context);
  await context.route("https://www.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>map</p>" }));
  const { page, faults } = await watchedPage(context);
  await page.goto(address(pathOf("directions", "el")));
  await hydrated(page);
  const button = page.getByRole("button", { name: map.google.show });
  await button.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  const description = await button.evaluate(
    (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText,
  );
  expect(description).toContain("Google");
  expect(await page.getByText(addresses.office.join(", ")).isVisible()).toBe(true);

  await button.click();
  await page.frameLocator(`iframe[title="${map.google.title}"]`).getByText("map").waitFor();
  expect(foreign).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/maps/)]);
  await page.getByRole("button", { name: map.google.hide }).click();
  expect(await page.locator("iframe").count()).toBe(0);
  expect(faults).toEqual([]);
});

test("without JavaScript there are the drawn map, the address and the link, and no button for Google's map", async () => {
  const page = await browser.visit(pathOf("directions"), { ...PHONE, javaScriptEnabled: false });
  expect(await page.getByRole("img", { name: englishMap.alt }).count()).toBe(1);
  expect(await page.getByText(englishAddresses.office.join(", ")).isVisible()).toBe(true);
  expect(await page.locator('section:has(#map) a[href^="https://www.google.com/maps"]').isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: /Google/ }).count()).toBe(0);
});

/* The office of the fixture site is open from 8:30 to 19:30, and cars are handed over without a fee from 7:30 to 21:30. */

const hours = (page: Page) => page.locator('footer [data-state="known"]');

test.each([
  ["2026-07-15T06:30:00Z", /Office open now, until 19:30/, /without a fee, until 21:30/, "until 19:30"],
  ["2026-01-15T20:00:00Z", /Office closed now, opens at 8:30/, /by prior notice only, €27 each way/, "from 8:30"],
  // The days on which the clocks change.
  ["2026-03-29T05:15:00Z", /Office closed now, opens at 8:30/, /without a fee/, "from 8:30"],
  ["2026-10-25T05:45:00Z", /Office closed now, opens at 8:30/, /without a fee/, "from 8:30"],
])("opening hours follow the clock of Cyprus, wherever the device is, at %s", async (moment, office, handover, call) => {
  const page = await browser.newPage({ ...DESKTOP, timezoneId: "America/New_York" });
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address("/"));
  await hydrated(page);
  await hours(page).waitFor();
  const text = (await hours(page).innerText()).replaceAll("\u00a0", " ");
  expect(text).toMatch(office);
  expect(text).toMatch(handover);
  expect((await page.locator('aside a[href^="tel:"] [data-shown]').textContent())?.replaceAll("\u00a0", " ")).toBe(call);
});

test("the table of hours marks the present hour of Cyprus, on days with the usual hours only", async () => {
  const page = await browser.newPage({ ...PHONE, timezoneId: "America/New_York" });
  await page.clock.install({ time: new Date("2026-01-15T20:00:00Z") });
  await page.goto(address(pathOf("just-landed")));
  await hydrated(page);
  const marked = page.locator('[aria-labelledby="times-car"] tr[aria-current="time"]');
  await marked.waitFor();
  expect(
    (await marked.innerText())
      .replaceAll("\u00a0", " ")
      .split("\t")
      .map((cell) => cell.trim()),
  ).toEqual(["21:30–7:30", "€27", "ask us"]);
  await page.clock.setSystemTime(new Date("2099-12-25T20:00:00Z"));
  await page.clock.runFor(60_000);
  await marked.waitFor({ state: "detached" });
});

test("opening hours change while the page is open", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.clock.install({ time: new Date("2026-07-15T16:29:30Z") });
  await page.goto(address("/"));
  await hydrated(page);
  await hours(page)
    .getByText(/Office open now, until/)
    .waitFor();
  await page.clock.runFor(61_000);
  await hours(page)
    .getByText(/Office closed now, opens/)
    .waitFor();
});
