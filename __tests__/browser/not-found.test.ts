import type { Language } from "../../src/i18n/languages";
import { pathOf } from "../built/site";
import { VISIT, address, expectUsable, sharedBrowser } from "./site";

const browser = sharedBrowser();

test.each<[string, Language]>([
  ["/no-such-page", "en"],
  ["/el/no-such-page", "el"],
])("%s is answered in its language with status 404, and logs its address", async (path, language) => {
  const page = await browser.newPage(VISIT);
  const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.text().includes(path));
  expect((await page.goto(address(path)))?.status()).toBe(404);
  await logged;
  expect(page.url()).toBe(address(path));
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await page.locator(`main a[href="${pathOf("find-an-answer", language)}"]`).isVisible()).toBe(true);
  await expectUsable(page);
});
