import type { BrowserContext, Locator, Page } from "playwright-core";
import { DESKTOP, PHONE, address, sharedBrowser, hydrated } from "../../browser/site";

const browser = sharedBrowser();

let context: BrowserContext;
beforeAll(async () => {
  context = await browser.newContext(DESKTOP);
});
afterEach(() => Promise.all(context.pages().map((page) => page.close())));
afterAll(() => context.close());

async function open(path: string, within = context): Promise<Page> {
  const page = await within.newPage();
  await page.goto(address(path));
  await hydrated(page);
  return page;
}

const question = (page: Page, id: string) => page.locator(`#faq-renting-${id} button`);
const openQuestions = (page: Page) =>
  page
    .locator('[id^="faq-renting-"] button[aria-expanded="true"]')
    .evaluateAll((buttons) => buttons.map((button) => button.parentElement?.id));

test("one answer is open at a time, and can be closed", async () => {
  const page = await open("/");
  expect(await openQuestions(page)).toEqual(["faq-renting-included"]);
  await question(page, "cards").click();
  expect(await openQuestions(page)).toEqual(["faq-renting-cards"]);
  await question(page, "cards").click();
  expect(await openQuestions(page)).toEqual([]);
});

test("arrows, Home and End move between the questions, Enter and Space open them", async () => {
  const page = await open("/");
  const focused = () => page.evaluate(() => document.activeElement?.parentElement?.id);
  await question(page, "included").focus();
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("faq-renting-cards");
  await page.keyboard.press("End");
  expect(await focused()).toBe("faq-renting-young");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("faq-renting-included");
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("faq-renting-young");
  await page.keyboard.press("Home");
  expect(await focused()).toBe("faq-renting-included");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await openQuestions(page)).toEqual(["faq-renting-cards"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  expect(await openQuestions(page)).toEqual(["faq-renting-young"]);
});

test("a link to a question opens it and shows it, at the start and later", async () => {
  const page = await open("/#faq-renting-cards");
  await page.locator('#faq-renting-cards button[aria-expanded="true"]').waitFor();
  expect(await openQuestions(page)).toEqual(["faq-renting-cards"]);
  await page.waitForFunction(() => {
    const { top, bottom } = document.getElementById("faq-renting-cards")?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= innerHeight;
  });
  await page.evaluate(() => {
    location.hash = "#faq-renting-young";
  });
  await page.locator('#faq-renting-young button[aria-expanded="true"]').waitFor();
  expect(await openQuestions(page)).toEqual(["faq-renting-young"]);
});

test("the browser's own search finds an answer that is closed, and opens it", async () => {
  const page = await open("/");
  const answer = page.locator("#faq-renting-young + [data-reach-accordion-panel]");
  expect(await answer.getAttribute("hidden")).toBe("until-found");
  expect(await answer.isVisible()).toBe(false);
  // What the browser does when its search meets the text; a script cannot search in its place.
  await answer.evaluate((panel) => panel.dispatchEvent(new Event("beforematch", { bubbles: true })));
  await page.locator('#faq-renting-young button[aria-expanded="true"]').waitFor();
  expect(await answer.isVisible()).toBe(true);
});

test("a link to words of a closed answer opens it", async () => {
  const page = await open("/");
  const words = await page
    .locator("#faq-renting-young + [data-reach-accordion-panel] p")
    .first()
    .evaluate((element) => element.textContent.slice(0, 30));
  const other = await context.newPage();
  await other.goto(`${address("/")}#faq-renting-young:~:text=${encodeURIComponent(words)}`);
  await hydrated(other);
  await other.locator('#faq-renting-young button[aria-expanded="true"]').waitFor();
});

/** Where questions are on the screen before and after each is pressed, the one above it being open. */
async function movedQuestions(page: Page, press: (button: Locator) => Promise<void>): Promise<readonly string[]> {
  const moved: string[] = [];
  for (const button of (await page.locator('[id^="faq-renting-"] button').all()).slice(1)) {
    const top = () => button.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await button.evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" });
    });
    const before = await top();
    await press(button);
    // Where the browser keeps things in their place by itself, it does so before it paints.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    const after = await top();
    if (Math.abs(after - before) > 1) {
      moved.push(`${(await button.textContent()) ?? ""}: ${String(before)} → ${String(after)}`);
    }
  }
  return moved;
}

test.each<[string, (button: Locator) => Promise<void>]>([
  ["a finger", (button) => button.tap()],
  [
    "a key",
    async (button) => {
      await button.focus();
      await button.press("Enter");
    },
  ],
])("a question that is pressed by %s stays where it is while the answer above folds", async (_, press) => {
  const phone = await browser.newContext(PHONE);
  expect(await movedQuestions(await open("/", phone), press)).toEqual([]);
  await phone.close();
});
