import type { Page } from "playwright-core";
import { WITHOUT_SCRIPTS, onePagePerTemplate, pathOf } from "../built/site";
import { darken, extend, translate } from "./document-changes";
import { VISIT, address, hydrated, inPages, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** What is wrong with what a page offers, once it is hydrated. */
async function broken(page: Page): Promise<readonly string[]> {
  if (new URL(page.url()).pathname === pathOf("can-i-rent")) {
    const figures = page.locator("main dl");
    const before = await figures.innerText();
    await page.locator('main label:has(input[name="age"][value="young"])').click();
    await page.locator('main [data-verdict="yes-with-surcharge"]').waitFor();
    expect(await figures.innerText()).not.toBe(before);
    await page.locator('main label:has(input[name="age"][value="over"])').click();
    await page.locator('main [data-verdict="no"]').waitFor();
  }
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="el"]:visible').waitFor();
  await page.locator('aside a[href^="https://wa.me/"]').click();
  await page.getByRole("dialog").locator("img").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const state = await page.locator("body").getAttribute("data-hydration");
  return state === "hydrated" ? [] : [`${page.url()}: ${String(state)}`];
}

/** Extensions are not bound by the policy, by which this test cannot add even an empty style. */
const notOfTheirStyles = (fault: string): boolean => !fault.includes("47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");

test.each<[string, () => void]>([
  ["translate it", translate],
  ["darken it", darken],
  ["add to its forms and headings", extend],
])("every template works in browsers that %s, before and after it is hydrated", async (_, change) => {
  const context = await browser.newContext(VISIT);
  const wrong: string[] = [];
  await inPages(
    context,
    onePagePerTemplate().filter((path) => !WITHOUT_SCRIPTS.includes(path)),
    async ({ page, faults }, path) => {
      await page.goto(address(path), { waitUntil: "domcontentloaded" });
      await page.evaluate(change);
      await hydrated(page);
      await page.evaluate(change);
      wrong.push(...(await broken(page)), ...faults.filter(notOfTheirStyles).map((fault) => `${path}: ${fault}`));
    },
  );
  expect(wrong).toEqual([]);
});
