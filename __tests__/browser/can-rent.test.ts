import type { Page } from "playwright-core";
import { pathOf } from "../built/site";
import { PHONE, address, hydrated, sharedBrowser, slowScripts } from "./site";

const browser = sharedBrowser();

const form = (page: Page) => page.locator("#trip form");
const answer = (page: Page) => page.locator("#trip [role=status][data-verdict]");
const choose = (page: Page, question: string, value: string) => form(page).locator(`input[name="${question}"][value="${value}"]`).check();

/** Waits until the answer has a verdict, and is in view with nothing over it. */
const isShown = (page: Page, verdict: string) =>
  page.waitForFunction((wanted) => {
    const status = document.querySelector(`#trip [role=status][data-verdict="${wanted}"]`);
    const { left, top, width, height } = status?.getBoundingClientRect() ?? new DOMRect();
    return status?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
  }, verdict);

test("“Can I rent?” answers each choice in view, names the clause, and sends and stores nothing", async () => {
  const page = await browser.open("/", PHONE);
  const sent: string[] = [];
  // The first choice loads the script of the buttons that keep the answer.
  page.on("request", (request) => ["image", "script"].includes(request.resourceType()) || sent.push(request.url()));
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
  expect(await page.locator(`#trip li a[href="${pathOf("booking-terms")}#car-driver"]`).count()).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("a shared address fills the form, and follows every change", async () => {
  const page = await browser.open("/#trip?age=young&days=5");
  await page.locator('#trip [data-verdict="yes-with-surcharge"]').waitFor();
  await choose(page, "licence", "young");
  await page.waitForURL(address("/#trip?age=young&licence=young&days=5"));
  await page.reload();
  await hydrated(page);
  expect(await form(page).locator('input[name="licence"]:checked').getAttribute("value")).toBe("young");
});

test("until the scripts have loaded, a changed choice replaces the verdict by a request to wait", async () => {
  const page = await browser.newPage(PHONE);
  const release = await slowScripts(page);
  await page.goto(address("/"), { waitUntil: "commit" });
  const [verdict, wait] = [answer(page).locator("p").first(), answer(page).locator("p").nth(1)];
  await verdict.waitFor();
  await choose(page, "age", "over");
  await wait.waitFor();
  expect(await verdict.isVisible()).toBe(false);
  release();
  await page.locator('#trip [data-verdict="no"]').waitFor();
  await wait.waitFor({ state: "hidden" });
  expect(await verdict.isVisible()).toBe(true);
});
