import type { Page } from "playwright-core";
import { canRent } from "../../../locales/en/home.json";
import { DESKTOP, VISITOR, address, hydrated, sharedBrowser, watchedPage } from "../../browser/site";
import { expectUsable } from "../../browser/usable";

/* The oldest browsers that `browserslist` in package.json names lack what this takes away before the page loads. */

const browser = sharedBrowser();

/** Deletes properties of an object in the page. */
const without = (page: Page, path: string, ...names: readonly string[]): Promise<unknown> =>
  page.addInitScript(
    ([object, properties]) => {
      const holder = object.split(".").reduce<unknown>((value, name) => Reflect.get(value as object, name), window);
      properties.forEach((name) => Reflect.deleteProperty(holder as object, name));
    },
    [path, names] as const,
  );

/** Replaces words in documents, style sheets and scripts, so that the browser does not know them. */
const withUnknown = (page: Page, known: string): Promise<unknown> =>
  page.route(/\/$|\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(known, `${known.slice(0, -1)}-unknown${known.slice(-1)}`) });
  });

/** How the choices of “Can I rent?” that are checked, and those that are not, look. */
const looks = (page: Page) =>
  page.locator('form input[type="radio"]').evaluateAll((inputs: HTMLInputElement[]) =>
    ["true", "false"].map((isChecked) => [
      ...new Set(
        inputs
          .filter(({ checked }) => String(checked) === isChecked)
          .map((input) => {
            const { backgroundColor, color } = getComputedStyle(input.closest("label") ?? input);
            return getComputedStyle(input).opacity === "1" ? `a button that is ${isChecked}` : `${backgroundColor} ${color}`;
          }),
      ),
    ]),
  );

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["inert", (page) => without(page, "HTMLElement.prototype", "inert")],
  ["popover", (page) => without(page, "HTMLElement.prototype", "popover", "showPopover", "hidePopover", "togglePopover")],
  [":has", (page) => withUnknown(page, ":has(")],
  [
    "view transitions",
    (page) => without(page, "Document.prototype", "startViewTransition").then(() => withUnknown(page, "@view-transition{")),
  ],
  ["requestIdleCallback", (page) => without(page, "window", "requestIdleCallback", "cancelIdleCallback")],
  ["structuredClone", (page) => without(page, "window", "structuredClone")],
  ["newer parts of Intl", (page) => without(page, "Intl", "Segmenter", "DurationFormat", "supportedValuesOf", "Locale")],
  ["newer methods of arrays", (page) => without(page, "Array.prototype", "toSorted", "toReversed", "toSpliced", "with", "group")],
])("without %s nothing is lost", async (_, takeAway) => {
  // The policy names the style sheets by their content.
  const { page, faults } = await watchedPage(
    await browser.newContext({ ...DESKTOP, userAgent: VISITOR, locale: "en-GB", bypassCSP: true }),
  );
  await takeAway(page);
  await page.goto(address("/"));
  await hydrated(page);
  await page.locator("#faq-renting-cards button").click();
  expect(await page.locator("#faq-renting-cards button").getAttribute("aria-expanded")).toBe("true");
  await page.locator('label:has(input[name="age"][value="over"])').click();
  await page.getByRole("status").getByText(canRent.verdicts.no).waitFor();
  const [[checked], [unchecked]] = (await looks(page)) as [string[], string[]];
  expect(checked).not.toBe(unchecked);
  await page.locator("aside a", { hasText: "WhatsApp" }).click();
  await page.getByRole("dialog").locator("img").waitFor();
  await page.keyboard.press("Escape");
  expect(faults).toEqual([]);
  await expectUsable(page);
});
