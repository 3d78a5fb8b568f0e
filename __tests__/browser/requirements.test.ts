import type { Page } from "playwright-core";
import { DATA, pathOf } from "../built/site";
import { DESKTOP, PHONE, address, laidOut, sharedBrowser } from "./site";

/* What the business asked for, as far as it changes with the hour, the width and the pointer (docs/requirements.md). */

const browser = sharedBrowser();

const { reservationsUrl } = DATA.business;

const HOURS = ["10:00", "19:00", "23:00"] as const;

test.each([
  ["phones", PHONE],
  ["desktops", DESKTOP],
])("7.1: “Call for Quotes” is a telephone link at any hour, on %s", async (_, device) => {
  for (const hour of HOURS) {
    const page = await browser.newPage(device);
    // In January Cyprus is two hours ahead of UTC.
    await page.clock.setFixedTime(`2027-01-15T${hour}:00+02:00`);
    await page.goto(address(pathOf("van-rental")));
    await page.locator("body[data-office]").waitFor({ state: "attached" });
    await laidOut(page);
    const calls = await page.locator("main a", { hasText: "Call for Quotes" }).all();
    const shown = await Promise.all(calls.map(async (call) => [await call.getAttribute("href"), await call.isVisible()]));
    // The hero, three vans and the banner.
    expect([hour, ...shown]).toEqual([hour, ...Array.from({ length: 5 }, () => [`tel:${DATA.business.phones.local}`, true])]);
  }
});

/** Where “Book online” is shown. */
const bookings = (page: Page) =>
  Promise.all(["header > a", "main ~ aside a"].map((link) => page.locator(`${link}[href="${reservationsUrl}"]`).isVisible()));

test("3.2: “Book online” is in the header from 60rem on, below that in the bar at the foot", async () => {
  for (const route of ["home", "airport-parking", "van-rental", "directions", "just-landed"]) {
    const page = await browser.visit(pathOf(route), { ...DESKTOP, javaScriptEnabled: false });
    for (const width of [360, 959, 960, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([route, width, ...(await bookings(page))]).toEqual([route, width, width >= 960, width < 960]);
    }
  }
});

test("3.2: the bar at the foot shows from left to right: call, book, WhatsApp, Viber", async () => {
  const page = await browser.visit(pathOf("airport-parking"), { ...PHONE, javaScriptEnabled: false });
  const lefts = await Promise.all(
    ["tel:", reservationsUrl, "https://wa.me/", "viber:"].map(async (start) => {
      const box = await page.locator(`main ~ aside a[href^="${start}"]`).boundingBox();
      return box?.x ?? NaN;
    }),
  );
  expect(lefts[0]).toBe(0);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
});

test("3.5: in a narrow window, a mouse shows the tooltip of each chat, inside the window", async () => {
  const page = await browser.visit("/el", { ...DESKTOP, viewport: { width: 800, height: 700 } });
  for (const chat of await page.locator("main ~ aside a[data-more]").all()) {
    await chat.hover();
    const tooltip = chat.locator("span").last();
    await page.waitForFunction(
      (words) => getComputedStyle(words).opacity === "1" && getComputedStyle(words).clipPath === "none",
      await tooltip.elementHandle(),
    );
    const { x = -1, y = -1, width = 0 } = (await tooltip.boundingBox()) ?? {};
    expect([x >= 0, y >= 0, x + width <= 800]).toEqual([true, true, true]);
  }
});
