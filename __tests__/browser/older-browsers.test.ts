import type { Page } from "playwright-core";
import { search } from "../../locales/en/find-an-answer.json";
import { pathOf } from "../built/site";
import { VISIT, address, expectUsable, hydrated, sharedBrowser, watchedPage } from "./site";

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

/** The backgrounds of the choices of “Can I rent?” that are checked, or of the others; none where the browser draws its own buttons. */
const looks = (page: Page, isChecked: boolean) =>
  page.locator("main form").evaluate(
    (form, checked) =>
      Array.from(form.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
        .filter((input) => input.checked === checked && getComputedStyle(input).opacity === "0")
        .map((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor),
    isChecked,
  );

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
])("questions, chat, form and search work without %s", async (_, takeAway) => {
  // The policy names the style sheets by their content.
  const { page, faults } = await watchedPage(await browser.newContext({ ...VISIT, bypassCSP: true }));
  await takeAway(page);
  await page.goto(address("/"));
  await hydrated(page);
  const question = page.locator("section:has(#faq-renting) h3 button").nth(1);
  await question.click();
  expect(await question.getAttribute("aria-expanded")).toBe("true");
  await page.locator('aside a[href^="https://wa.me/"]').click();
  await page.getByRole("dialog").locator("img").waitFor();
  await page.keyboard.press("Escape");

  await page.goto(address(pathOf("can-i-rent")));
  await hydrated(page);
  await page.locator('input[name="age"][value="over"]').check({ force: true });
  await page.locator('main [data-verdict="no"]').waitFor();
  const unchecked = await looks(page, false);
  expect((await looks(page, true)).filter((background) => unchecked.includes(background))).toEqual([]);

  await page.goto(address(`${pathOf("find-an-answer")}?q=ab`));
  await hydrated(page);
  await page.getByRole("region", { name: search.results }).locator("ol, blockquote").first().waitFor();
  await expectUsable(page);
  expect(faults).toEqual([]);
});
