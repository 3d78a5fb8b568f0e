import type { Page } from "playwright-core";
import { business } from "../../src/core/business/business";

// Without those of the bar at the foot, which steps aside while the page is scrolled.
const TELEPHONES = 'a[href^="tel:"]:not(aside *):visible';
const BOOKINGS = `a[href^="${business.reservationsUrl}"]:not(aside *):visible`;

/** Presses a link and returns the address that the browser requests. This works without scripts, too. */
async function pressed(page: Page, links: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const asked = new Promise<string>((resolve) => {
    session.on("Page.frameRequestedNavigation", ({ url }) => {
      resolve(url);
    });
    session.on("Page.windowOpen", ({ url }) => {
      resolve(url);
    });
  });
  await page.locator(links).first().click({ noWaitAfter: true });
  const url = await asked;
  await session.detach();
  return url;
}

/** The links that are covered, wherever the page is scrolled to. */
function covered(page: Page, links: string): Promise<readonly string[]> {
  return page.locator(links).evaluateAll((all) =>
    all
      .filter(
        (link) =>
          !(["center", "start", "end"] as const).some((block) => {
            link.scrollIntoView({ block, behavior: "instant" });
            const [{ x, y, width, height } = new DOMRect()] = link.getClientRects();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return top !== null && link.contains(top);
          }),
      )
      .map((link) => link.outerHTML),
  );
}

/**
 * Expects what every page keeps, whatever fails: its text, and telephone and booking links that nothing covers and that work.
 */
export async function expectUsable(page: Page): Promise<void> {
  await page.context().route(`${business.reservationsUrl}/**`, (route) => route.fulfill({ body: "reservations" }));
  expect(await page.locator("h1").isVisible()).toBe(true);
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
  for (const links of [TELEPHONES, BOOKINGS]) {
    expect(await page.locator(links).count()).toBeGreaterThan(0);
    expect(await covered(page, links)).toEqual([]);
  }
  expect(await pressed(page, BOOKINGS)).toMatch(new RegExp(`^${business.reservationsUrl}`));
  // Last: Chromium's question which app to call with blocks every other press.
  expect(await pressed(page, TELEPHONES)).toMatch(/^tel:\+\d{8,}$/);
}
