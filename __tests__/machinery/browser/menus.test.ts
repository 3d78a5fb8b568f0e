import { nav } from "../../../locales/el/common.json";
import { navigation } from "../../../data/pages.json";
import { pathOf } from "../../built/site";
import { PHONE, address, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test("the menu of a phone leads to every page of the navigation", async () => {
  const page = await browser.visit(pathOf("booking-terms", "el"), PHONE);
  for (const route of navigation) {
    await page.locator("header summary", { hasText: nav.open }).click();
    await page.locator(`header details[open] nav a[href="${pathOf(route, "el")}"]`).click();
    await page.waitForURL(address(pathOf(route, "el")));
  }
});
