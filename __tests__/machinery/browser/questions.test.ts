import type { Locator, Page } from "playwright-core";
import { faq } from "../../../locales/en/common.json";
import { canRent } from "../../../locales/en/home.json";
import { PHONE, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const question = (page: Page, id: string) => page.locator(`#faq-renting-${id} button`);
const openQuestions = (page: Page) =>
  page
    .locator('[id^="faq-renting-"] button[aria-expanded="true"]')
    .evaluateAll((buttons) => buttons.map((button) => button.parentElement?.id.replace("faq-renting-", "")));

// machinery/engines opens questions by keyboard.
test("all answers can be shown to compare them, and pressing one then leaves the others as they are", async () => {
  const page = await browser.open("/");
  const place = page.locator("section:has(#faq-renting)");
  await place.getByRole("button", { name: faq.all }).click();
  expect(await openQuestions(page)).toEqual(["included", "cards", "young"]);
  await question(page, "cards").click();
  expect(await openQuestions(page)).toEqual(["included", "young"]);
  await place.getByRole("button", { name: faq.one }).click();
  expect(await openQuestions(page)).toEqual([]);
});

test("on a phone lists are folded until asked or linked to, and 14 screens hold the home page", async () => {
  const page = await browser.open("/", { ...PHONE, viewport: { width: 360, height: 780 } });
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(14);
  const folded = page.locator('fieldset:has([name="north"])');
  const rest = page.getByRole("checkbox", { name: canRent.more });
  expect(await folded.isVisible()).toBe(false);
  await rest.check();
  expect(await folded.isVisible()).toBe(true);
  await rest.uncheck();
  await folded.evaluate((entry) => {
    entry.id = "folded";
    location.hash = "#folded";
  });
  await folded.waitFor();
});

test("a link to a question opens it and scrolls to it, also while the page is open", async () => {
  const page = await browser.open("/#faq-renting-cards");
  for (const id of ["cards", "young"]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#faq-renting-${id}`);
    await page.locator(`#faq-renting-${id} button[aria-expanded="true"]`).waitFor();
    expect(await openQuestions(page)).toEqual([id]);
    await page.waitForFunction((id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return top >= header && bottom <= innerHeight;
    }, `faq-renting-${id}`);
  }
});

test("the browser's search finds a closed answer, and opens it", async () => {
  const page = await browser.open("/");
  const answer = page.locator("#faq-renting-young + [data-reach-accordion-panel]");
  expect(await answer.getAttribute("hidden")).toBe("until-found");
  // The browser dispatches this event when its search finds the text.
  await answer.evaluate((panel) => panel.dispatchEvent(new Event("beforematch", { bubbles: true })));
  await page.locator('#faq-renting-young button[aria-expanded="true"]').waitFor();
  expect(await answer.isVisible()).toBe(true);
});

test.each<[string, (button: Locator) => Promise<void>]>([
  ["a tap", (button) => button.tap()],
  ["Enter", (button) => button.press("Enter")],
])("a question that is opened by %s stays where it is while the answer above closes", async (_, press) => {
  const page = await browser.open("/", PHONE);
  const moved: string[] = [];
  for (const button of (await page.locator('[id^="faq-renting-"] button').all()).slice(1)) {
    const top = () => button.evaluate((element) => element.getBoundingClientRect().top);
    await button.evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" });
    });
    const before = await top();
    await press(button);
    // The browser's scroll anchoring happens before the next paint.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    const distance = (await top()) - before;
    if (Math.abs(distance) > 1) {
      moved.push(`${(await button.textContent()) ?? ""}: ${String(distance)} px`);
    }
  }
  expect(moved).toEqual([]);
});
