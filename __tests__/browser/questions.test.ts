import type { Page } from "playwright-core";
import { areOpen } from "../in-page";
import { DESKTOP, DESKTOP_WINDOW, address, hydrated, sharedBrowser, watchedPage } from "./site";

const browser = sharedBrowser();

const SECTION = "section:has(#faq-renting)";
const questions = (page: Page) => page.locator(`${SECTION} h3 button`);

/** Waits until exactly the questions at these positions are open. */
const reached = (page: Page, ...open: readonly number[]) => page.waitForFunction(areOpen, [`${SECTION} h3 button`, open.join()] as const);

test("questions open by keyboard, one at a time", async () => {
  const page = await browser.open("/");
  await reached(page);
  await questions(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await reached(page, 1);
  expect(await page.locator(`${SECTION} [data-reach-accordion-panel]:visible`).count()).toBe(1);
  // “Find in page” also finds text in closed answers.
  expect(await page.locator(`${SECTION} [data-reach-accordion-panel][hidden="until-found"]`).count()).toBe(
    (await questions(page).count()) - 1,
  );
  await page.keyboard.press("Enter");
  await reached(page);
});

test("a link to a question opens it and scrolls to it, also while the page is open", async () => {
  const page = await browser.open("/");
  const ids = await page.locator(`${SECTION} h3`).evaluateAll((titles) => titles.map(({ id }) => id));
  for (const place of [1, 2]) {
    await page.evaluate((id) => {
      location.hash = id;
    }, ids[place] ?? "");
    await reached(page, place);
    await page.waitForFunction((id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return top >= header && bottom <= innerHeight;
    }, ids[place] ?? "");
  }
});

test("a question that is opened stays where it is while the answer above it closes", async () => {
  const page = await browser.open("/", { viewport: { ...DESKTOP_WINDOW, width: 360 } });
  await questions(page).first().press("Enter");
  const second = questions(page).nth(1);
  const top = () => second.evaluate((element) => element.getBoundingClientRect().top);
  await second.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" });
  });
  const before = await top();
  await second.press("Enter");
  await reached(page, 1);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test("a link to a text opens its answer even before the page is hydrated, and hydration keeps it open", async () => {
  const page = await browser.visit("/");
  const words = (await page.locator(`${SECTION} [data-reach-accordion-panel] p`).nth(2).textContent())?.split(" ", 6).join(" ") ?? "";
  const linked = await browser.visit(`/#:~:text=${encodeURIComponent(words)}`);
  const answer = linked.locator(`${SECTION} [data-reach-accordion-panel]:not([hidden])`);
  await answer.waitFor();
  await hydrated(linked);
  expect(await answer.textContent()).toContain(words);
  expect(await linked.locator(`${SECTION} h3 button[aria-expanded="true"]`).count()).toBe(1);
});

test.each(["#fleet?%", "#%E0%A4%A", "#%00", "#[", "#:~:text=%"])("the scripts load whatever the fragment: %s", async (fragment) => {
  const { page, faults } = await watchedPage(await browser.newContext(DESKTOP));
  await page.goto(address(`/${fragment}`));
  await hydrated(page);
  await questions(page).first().press("Enter");
  await reached(page, 0);
  expect(faults).toEqual([]);
});
