import { pathOf } from "../built/site";
import { DESKTOP, address, foreignRequests, hydrated, sharedBrowser, watchedPage } from "./site";

const browser = sharedBrowser();

const GOOGLE = /^https:\/\/www\.google\.com\/maps/;

test("Google is asked for its map only when the visitor agrees; the address and the link remain if it never answers", async () => {
  const context = await browser.newContext(DESKTOP);
  const foreign = foreignRequests(context);
  await context.route(GOOGLE, (route) => route.fulfill({ contentType: "text/html", body: "<p>a map</p>" }));
  const { page, faults } = await watchedPage(context);
  await page.goto(address(pathOf("directions", "el")));
  await hydrated(page);
  const section = page.locator("section:has(#map)");
  const consent = section.getByRole("button");
  expect(await section.innerText()).toContain("IP");
  await consent.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);

  await consent.click();
  await page.frameLocator("iframe").getByText("a map").waitFor();
  expect(foreign).toEqual([expect.stringMatching(GOOGLE)]);
  expect(faults).toEqual([]);
  await consent.click();
  await page.locator("iframe").waitFor({ state: "detached" });

  await page.route(GOOGLE, () => Promise.resolve());
  const asked = page.waitForRequest(GOOGLE);
  await consent.click();
  await asked;
  await section.locator("address").click({ trial: true });
  await section.locator('a[href^="https://www.google.com/maps"]').click({ trial: true });
});
