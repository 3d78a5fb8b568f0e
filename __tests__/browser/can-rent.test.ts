import type { Page } from "playwright-core";
import { pathOf } from "../built/site";
import { PHONE, address, sharedBrowser, slowScripts } from "./site";

const browser = sharedBrowser();

const PAGE = pathOf("can-i-rent");

const answer = (page: Page) => page.locator("main [role=status][data-verdict]");
const choose = (page: Page, question: string, value: string) => page.locator(`main input[name="${question}"][value="${value}"]`).check();

/** Waits until the answer has a verdict that is in view with nothing over it. */
const isShown = (page: Page, verdict: string) =>
  page.waitForFunction((wanted) => {
    const shown = document.querySelector(`main [role=status][data-verdict="${wanted}"] > p`);
    const { left, top, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
    return shown?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
  }, verdict);

test("each choice is answered in view, with three figures that name their clauses; nothing is sent or stored", async () => {
  const page = await browser.open(PAGE, PHONE);
  const sent: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" || sent.push(request.url()));
  expect(await answer(page).getAttribute("data-verdict")).toBe("yes");
  for (const [age, verdict] of [
    ["young", "yes-with-surcharge"],
    ["over", "no"],
    ["ask", "ask"],
    ["standard", "yes"],
  ] as const) {
    await choose(page, "age", age);
    await isShown(page, verdict);
  }
  // A refused card and an accepted one again: React must replace the sign of the verdict, not add one.
  await choose(page, "payment", "none");
  await page.locator('main [data-verdict="no"]').waitFor();
  await choose(page, "payment", "own");
  await page.locator('main [data-verdict="yes"]').waitFor();
  expect(await answer(page).locator("h2 svg").count()).toBe(1);
  const clauses = answer(page).locator(`dt a[href^="${pathOf("booking-terms")}#"]`);
  expect(await clauses.count()).toBe(3);
  await choose(page, "north", "yes");
  await answer(page)
    .locator(`dt a[href="${pathOf("booking-terms")}#car-north"]`)
    .last()
    .waitFor();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("until the scripts have loaded, a changed choice replaces the answer with a request to wait", async () => {
  const page = await browser.newPage(PHONE);
  const release = await slowScripts(page);
  await page.goto(address(PAGE), { waitUntil: "commit" });
  const [verdict, wait] = [answer(page).locator("p").first(), answer(page).locator("p").nth(1)];
  await verdict.waitFor({ state: "attached" });
  await choose(page, "age", "over");
  await wait.waitFor();
  expect(await verdict.isVisible()).toBe(false);
  expect(await answer(page).locator("dl").isVisible()).toBe(false);
  release();
  await page.locator('main [data-verdict="no"]').waitFor();
  await wait.waitFor({ state: "hidden" });
  expect(await verdict.isVisible()).toBe(true);
});
