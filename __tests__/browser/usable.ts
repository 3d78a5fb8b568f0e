import type { Page } from "playwright-core";
import { business } from "../../src/core/business/business";

const TELEPHONES = 'a[href^="tel:"]:visible';
const BOOKINGS = `a[href^="${business.reservationsUrl}"]:visible`;

/** Presses a link and waits until the browser asks for what it leads to; also where no script runs. */
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

/** The links that no press would reach, wherever the page is scrolled to: something lies over them. */
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
 * What has to be left of every page, whatever fails: its text can be read, every telephone link and every link to the booking that is
 * seen can be reached under what lies over it, and a press leads there.
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
  // Last: where nothing answers telephone links, Chromium goes on asking what to do, and takes no other press.
  expect(await pressed(page, TELEPHONES)).toMatch(/^tel:\+\d{8,}$/);
}
