import type { Locator, Page } from "playwright-core";
import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";

/*
 * The page of the design system. That it opens without a fault, is nowhere too wide, and is well for axe, is tested with all other pages.
 */

const browser = sharedBrowser();

/** What a person would see change on a control. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const of = (one: Element) => {
      const { color, backgroundColor, borderTopColor, outlineStyle, outlineColor, transform, textDecorationColor } = getComputedStyle(one);
      return { color, backgroundColor, borderTopColor, outlineStyle, outlineColor, transform, textDecorationColor };
    };
    return [of(element), ...Array.from(element.querySelectorAll("span, svg"), of)];
  });

/** The same control in each of its states, from the first specimen of a chapter that has them. */
function inStates(page: Page, chapter: string, control: string) {
  const rows = page.locator(`#${chapter} dl`).first().locator(":scope > div");
  const [rest, hover, focus, pressed] = [0, 1, 2, 3].map((row) => rows.nth(row).locator(control).first()) as [
    Locator,
    Locator,
    Locator,
    Locator,
  ];
  return { rest, hover, focus, pressed };
}

test.each([
  ["buttons", "a"],
  ["links", "a"],
  ["breadcrumbs", "a"],
  ["questions", "button"],
  ["menus", "summary"],
  ["dialogs", "button"],
])("%s are shown in the very look that a key and a pointer give them", async (chapter, control) => {
  const page = await browser.newPage({ ...DESKTOP, reducedMotion: "reduce" });
  await page.goto(address("/design"));
  const { rest, hover, focus, pressed } = inStates(page, chapter, control);
  const atRest = await look(rest);
  await rest.focus();
  await page.keyboard.press("Shift");
  expect(await look(focus)).toEqual(await look(rest));
  expect(await look(focus)).not.toEqual(atRest);
  await rest.blur();
  await rest.hover();
  expect(await look(hover)).toEqual(await look(rest));
  expect(await look(hover)).not.toEqual(atRest);
  await page.mouse.down();
  expect(await look(pressed)).toEqual(await look(rest));
  await page.close();
});

test("the dialog opens and closes, and without scripts nothing offers it", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address("/design"));
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Open the dialog" }).first();
  await opener.click();
  await page.getByRole("dialog", { name: "The road begins here" }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.close();

  const bare = await browser.newPage({ ...DESKTOP, javaScriptEnabled: false });
  await bare.goto(address("/design"));
  expect(await bare.locator("main > section").count()).toBeGreaterThan(20);
  expect(await bare.getByRole("button", { name: "Open the dialog" }).count()).toBe(0);
  expect(await bare.locator("#question-rest-2").isVisible()).toBe(true);
  await bare.close();
});
