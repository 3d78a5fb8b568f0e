import type { Language } from "../../src/i18n/languages";
import { pathOf } from "../built/site";
import { DESKTOP, VISITOR, address, expectUsable, sharedBrowser } from "./site";

const browser = sharedBrowser();

const VISIT = { ...DESKTOP, userAgent: VISITOR, locale: "en-GB" };

test.each<[string, Language, Language, string]>([
  ["/no-such-page", "en", "el", "/el/no-such-page"],
  ["/el/no-such-page", "el", "en", "/no-such-page"],
])("%s is answered in its language with status 404 and logs its address; a language link keeps the address", async (path, ...rest) => {
  const [language, other, target] = rest;
  const page = await browser.newPage(VISIT);
  const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.text().includes(path));
  expect((await page.goto(address(path)))?.status()).toBe(404);
  await logged;
  expect(page.url()).toBe(address(path));
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  // Other pages, and the search.
  expect(await page.locator("main nav a").count()).toBeGreaterThan(3);
  expect(await page.locator(`main a[href="${pathOf("find-an-answer", language)}"]`).isVisible()).toBe(true);
  await expectUsable(page);
  await page.locator("header summary:visible").click();
  const response = page.waitForResponse(address(target));
  await page.locator(`header a[hreflang="${other}"]:visible`).click();
  expect((await response).status()).toBe(404);
});
