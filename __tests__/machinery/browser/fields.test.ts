import { pathOf } from "../../built/site";
import { DESKTOP, address, sharedBrowser } from "../../browser/site";
import { findings } from "../../browser/axe";

const browser = sharedBrowser();

test("a reviewer presses a text of a page, and arrives at its form", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.route(/\/admin\//, (route) => route.fulfill({ contentType: "text/html", body: "The forms" }));
  await page.goto(address(`/preview/fields/#${pathOf("van-rental", "el")}`));
  const headline = page.locator("h1 .field").first();
  await headline.waitFor();
  const formsOf = (name: string): Promise<readonly (string | null)[]> =>
    page.locator(`.field[title^="${name}"]`).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))]);
  expect(await formsOf("data/faq.json, van[0].")).toEqual(["/admin/#/collections/data/entries/faq"]);
  expect(await formsOf("locales/el/common.json, ")).toEqual(["/admin/#/collections/texts/entries/common"]);
  expect(await page.locator("main a:not(.field)[href], main button, main summary").count()).toBe(0);
  expect(await findings(page, ".fields-bar")).toEqual([]);
  await headline.press("Enter");
  await page.waitForURL(address("/admin/#/collections/texts/entries/van-rental"));
});
