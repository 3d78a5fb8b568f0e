import type { Page } from "playwright-core";
import { onePagePerTemplate } from "../../built/site";
import { DESKTOP, address, inPages, sharedBrowser } from "../../browser/site";

/* Windows' contrast themes replace all colours by a few of the visitor's, and remove shadows and gradients. */

const browser = sharedBrowser();

/** Marks controls and cards, which are recognised by their background. */
function markBackgrounds(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelectorAll<HTMLElement>("body *").forEach((element) => {
      const { backgroundColor, backgroundImage, borderStartStartRadius, display } = getComputedStyle(element);
      const hasBackground = !/^rgba\(.*, 0(\.0\d*)?\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none";
      const isShape =
        element.matches("a, button, label, summary") || (Number.parseFloat(borderStartStartRadius) > 3 && display !== "inline");
      const { width, bottom } = element.getBoundingClientRect();
      // The skip link is above the page until it has the focus, and then it has a ring.
      element.toggleAttribute("data-test-background", hasBackground && isShape && element.checkVisibility() && width > 30 && bottom > 0);
    });
  });
}

/** The marked elements that have no edge. */
function withoutEdge(page: Page): Promise<readonly string[]> {
  return page.locator("[data-test-background]").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasBorder = style.borderBlockStartStyle !== "none" && Number.parseFloat(style.borderBlockStartWidth) >= 1;
        const isInMarked = element.parentElement?.matches("[data-test-background]") === true;
        const keepsColours = style.getPropertyValue("forced-color-adjust") !== "auto";
        return !keepsColours && !hasBorder && style.outlineStyle === "none" && !isInMarked;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

test("in a contrast theme every control and card has an edge", async () => {
  const context = await browser.newContext(DESKTOP);
  const found: string[] = [];
  await inPages(context, onePagePerTemplate(), async ({ page }, path) => {
    await page.goto(address(path));
    await page.emulateMedia({ forcedColors: "none" });
    await markBackgrounds(page);
    expect(await page.locator("[data-test-background]").count()).toBeGreaterThan(5);
    await page.emulateMedia({ forcedColors: "active" });
    found.push(...(await withoutEdge(page)).map((element) => `${path}: ${element}`));
  });
  expect(found).toEqual([]);
});
