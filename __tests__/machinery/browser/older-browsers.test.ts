import type { Page } from "playwright-core";
import { search } from "../../../locales/en/find-an-answer.json";
import { canRent, fleet } from "../../../locales/en/home.json";
import { pathOf } from "../../built/site";
import { until } from "../../browser/engine";
import { DESKTOP, VISITOR, address, hydrated, isOnTop, sharedBrowser, watchedPage } from "../../browser/site";
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

/** Replaces words in documents and style sheets, so that the browser does not know them. */
const withUnknown = (page: Page, known: string): Promise<unknown> =>
  page.route("**", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replaceAll(known, `${known.slice(0, -1)}-unknown${known.slice(-1)}`) });
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

/** Focuses a link that is at the lower edge of the window. Says how its ring looks, and whether the link is in view and on top. */
async function focusAtTheFoot(page: Page): Promise<readonly [ring: string, isOnTop: boolean]> {
  // After a key, the browser shows the focus that a script sets.
  await page.keyboard.press("Shift");
  const link = page.locator("main a[href]:visible").last();
  const ring = await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: "end", behavior: "instant" });
    element.focus();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });
  return [ring, await isOnTop(link)];
}

const HAS = ":has";

test.each<[string, (page: Page) => Promise<unknown>]>([
  [HAS, (page) => withUnknown(page, ":has(")],
  [
    "inert, popover, view transitions and requestIdleCallback",
    (page) =>
      Promise.all([
        without(page, "HTMLElement.prototype", "inert", "popover", "showPopover", "hidePopover", "togglePopover"),
        without(page, "Document.prototype", "startViewTransition"),
        without(page, "window", "requestIdleCallback", "cancelIdleCallback"),
        withUnknown(page, "@view-transition{"),
      ]),
  ],
  [
    "structuredClone, newer methods and newer parts of Intl",
    (page) =>
      Promise.all([
        without(page, "window", "structuredClone"),
        without(page, "Array.prototype", "toSorted", "toReversed", "toSpliced", "with"),
        without(page, "Object", "groupBy"),
        without(page, "URL", "canParse"),
        without(page, "Intl", "Segmenter", "DurationFormat", "supportedValuesOf", "Locale"),
      ]),
  ],
])("without %s nothing is lost", async (missing, takeAway) => {
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

  // Without “:has”, cars cannot be filtered and lists not be folded, so all of them are there, and no control that does nothing.
  const wish = page.getByRole("checkbox", { name: fleet.gearbox.automatic });
  const cars = page.locator("section:has(#fleet) h3");
  const all = await cars.count();
  if (missing === HAS) {
    expect(await wish.isVisible()).toBe(false);
  } else {
    await wish.check();
    expect(await cars.filter({ visible: true }).count()).toBeLessThan(all);
    await wish.uncheck();
  }
  expect(await cars.filter({ visible: true }).count()).toBe(all);
  await page.setViewportSize({ width: 360, height: 740 });
  const folded = page.locator('[data-shown="3"] > :first-child > *');
  expect(await folded.count()).toBeGreaterThan(0);
  expect((await folded.filter({ visible: true }).count()) === (await folded.count())).toBe(missing === HAS);

  await page.locator('label:has(input[name="age"][value="young"])').click();
  const answer = page.getByRole("status").filter({ hasText: canRent.verdicts["yes-with-surcharge"] });
  await answer.waitFor();
  await until(() => isOnTop(answer));

  for (const path of [pathOf("find-an-answer"), pathOf("just-landed")]) {
    await page.goto(address(path));
    await hydrated(page);
    expect(await focusAtTheFoot(page)).toEqual(["solid 3px", true]);
  }
  await page.goto(address(`${pathOf("find-an-answer")}?q=toll`));
  await hydrated(page);
  await page.getByRole("list", { name: search.results }).waitFor();
  expect(faults).toEqual([]);
  await expectUsable(page);
});
