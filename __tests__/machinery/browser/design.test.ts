import type { Locator, Page } from "playwright-core";
import { DESIGN_PATH } from "../../../src/core/routes/design-page";
import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";

/*
 * The page of the design system. That it opens without a fault, is nowhere too wide, and is well for axe, is tested with all other pages.
 */

const browser = sharedBrowser();

let page: Page;
beforeAll(async () => {
  page = await browser.newPage(DESKTOP);
  await page.goto(address(DESIGN_PATH));
});

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
function inStates(chapter: string, control: string) {
  const rows = page.locator(`#${chapter} dl`).first().locator(":scope > div");
  const [rest, hover, focus, pressed] = [0, 1, 2, 3].map((row) => rows.nth(row).locator(control).first()) as [
    Locator,
    Locator,
    Locator,
    Locator,
  ];
  return { rest, hover, focus, pressed };
}

test("controls are shown in the very look that a key and a pointer give them", async () => {
  const found: string[] = [];
  for (const [chapter, control] of [
    ["buttons", "a"],
    ["links", "a"],
    ["breadcrumbs", "a"],
    ["questions", "button"],
    ["menus", "summary"],
    ["dialogs", "button"],
  ] as const) {
    const { rest, hover, focus, pressed } = inStates(chapter, control);
    const atRest = await look(rest);
    const compare = async (state: string, shown: Locator): Promise<void> => {
      const [expected, given] = [JSON.stringify(await look(shown)), JSON.stringify(await look(rest))];
      if (given !== expected || expected === JSON.stringify(atRest)) {
        found.push(`${chapter}, ${state}: ${expected} is shown, ${given} is given`);
      }
    };
    await rest.focus();
    await page.keyboard.press("Shift");
    await compare("focus", focus);
    await rest.blur();
    await rest.hover();
    await compare("hover", hover);
    await page.mouse.down();
    await compare("pressed", pressed);
    // Released elsewhere, the press does nothing.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  expect(found).toEqual([]);
});

test("the dialog opens and closes, and without scripts nothing offers it", async () => {
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Open the dialog" }).first();
  await opener.click();
  await page.getByRole("dialog", { name: "The road begins here" }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  const bare = await browser.newPage({ ...DESKTOP, javaScriptEnabled: false });
  await bare.goto(address(DESIGN_PATH));
  expect(await bare.locator("main > section").count()).toBeGreaterThan(15);
  expect(await bare.getByRole("button", { name: "Open the dialog" }).count()).toBe(0);
  expect(await bare.locator("#question-rest-2").isVisible()).toBe(true);
  await bare.close();
});
