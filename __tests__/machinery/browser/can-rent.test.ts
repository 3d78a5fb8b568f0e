import type { BrowserContext, Locator, Page } from "playwright-core";
import { canRent, drivers } from "../../../locales/en/home.json";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, address, sharedBrowser, hydrated, watchedPage, slowScripts } from "../../browser/site";

const browser = sharedBrowser();

const form = (page: Page) => page.getByRole("group", { name: canRent.title });
const answer = (page: Page) => form(page).getByRole("status");
/** A button of a question, by what it stands for. */
const choice = (page: Page, question: keyof typeof canRent.questions, value: string) =>
  form(page).locator(`label:has(input[data-question="${question}"][value="${value}"])`);

/** What can be read; where a line may not break is not the question here. */
const words = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll("\u00a0", " ");

/** The home page, with React in charge. */
async function openForm(context: BrowserContext): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const { page, faults } = await watchedPage(context);
  await page.goto(address("/"));
  await hydrated(page);
  return { page, faults };
}

test("by keyboard alone a young driver reads the surcharge and its clause, and a driver over the highest age a no", async () => {
  const context = await browser.newContext(DESKTOP);
  const { page, faults } = await openForm(context);
  expect(await words(answer(page))).toContain(canRent.verdicts.yes);

  // Tab reaches each question once, in order.
  await choice(page, "vehicle", "car").locator("input").focus();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("no");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("standard");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const young = await words(answer(page));
  expect(young).toContain(canRent.verdicts["yes-with-surcharge"]);
  expect(young).toContain("€18 a day");
  expect(young).toContain("€900");
  const clause = answer(page).getByRole("link", { name: canRent.clauses["car-driver"] });
  expect(await clause.getAttribute("href")).toBe(`${pathOf("booking-terms")}#car-driver`);

  for (let count = 0; count < 3; count++) {
    await page.keyboard.press("ArrowRight");
  }
  expect(await answer(page).getAttribute("data-verdict")).toBe("no");
  expect(await words(answer(page))).not.toContain("€18 a day");

  expect(faults).toEqual([]);
  await context.close();
});

test("a van below its lowest age needs a quote, its licence is its own rule, and on a phone the verdict can be read beside the questions", async () => {
  const context = await browser.newContext(PHONE);
  const { page } = await openForm(context);
  await choice(page, "vehicle", "van").tap();
  expect(await answer(page).getAttribute("data-verdict")).toBe("yes");
  await choice(page, "age", "young").tap();
  expect(await answer(page).getAttribute("data-verdict")).toBe("ask");
  expect(await words(answer(page))).toContain("Below 24, a van needs a quote.");

  const stickyVerdict = form(page).locator('p[data-seen="true"]');
  await stickyVerdict.waitFor();
  expect(await words(stickyVerdict)).toBe(canRent.verdicts.ask);
  const { y = 0, height = 0 } = (await stickyVerdict.boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(PHONE.viewport?.height);

  await choice(page, "licence", "young").tap();
  expect(await answer(page).getAttribute("data-verdict")).toBe("no");
  await context.close();
});

/** Every answer that the form can give, by what is chosen. */
const EVERY_CHOICE = ["car", "van"].flatMap((vehicle) =>
  ["ask", "young", "van", "standard", "over"].flatMap((age) =>
    ["under", "young", "van", "standard"].flatMap((licence) =>
      ["own", "other-kind", "somebody-else", "none"].flatMap((payment) =>
        ["no", "yes"].map((north) => ({ vehicle, age, licence, payment, north })),
      ),
    ),
  ),
);

test("nothing is sent or stored, whatever is chosen", async () => {
  const context = await browser.newContext(DESKTOP);
  const { page } = await watchedPage(context);
  await page.goto(address("/el"), { waitUntil: "networkidle" });
  await hydrated(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const verdicts = await page.evaluate((choices) => {
    const found = new Set<string>();
    const group = document.querySelector('input[data-question="vehicle"]')?.closest<HTMLElement>("[role=group]");
    for (const choice of choices) {
      for (const [question, value] of Object.entries(choice)) {
        group?.querySelector<HTMLInputElement>(`input[data-question="${question}"][value="${value}"]`)?.click();
      }
      found.add(group?.querySelector<HTMLElement>("[role=status]")?.dataset["verdict"] ?? "");
    }
    return [...found].sort();
  }, EVERY_CHOICE);
  expect(verdicts).toEqual(["ask", "no", "yes", "yes-with-surcharge"]);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("a choice made before the script arrives counts", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const release = await slowScripts(page);
  await page.goto(address("/"), { waitUntil: "commit" });
  await choice(page, "age", "over").click();
  release();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector("[data-verdict]")?.getAttribute("data-verdict") === "no");
  await context.close();
});

test("until the scripts have come, a changed choice replaces the old verdict by a request to wait", async () => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const release = await slowScripts(page);
  await page.goto(address("/"), { waitUntil: "commit" });
  const verdict = answer(page).getByText(canRent.verdicts.yes);
  const wait = answer(page).getByText(canRent.wait);
  await verdict.waitFor();
  expect(await answer(page).ariaSnapshot()).not.toContain(canRent.wait);

  await form(page).locator('input[data-question="age"][value="over"]').check();
  expect(await wait.isVisible()).toBe(true);
  expect(await answer(page).ariaSnapshot()).toContain(canRent.wait);
  expect(await verdict.isVisible()).toBe(false);
  // What belongs to the old verdict fades: whoever looks for a price has to see that this is none.
  const shades = await answer(page).evaluate((element) => Array.from(element.children, (child) => Number(getComputedStyle(child).opacity)));
  expect(shades.filter((shade) => shade === 1)).toHaveLength(1);

  // Back at what the server answered to, its verdict holds.
  await form(page).locator('input[data-question="age"][value="standard"]').check();
  expect(await verdict.isVisible()).toBe(true);
  expect(await wait.isVisible()).toBe(false);

  await form(page).locator('input[data-question="age"][value="over"]').check();
  release();
  await hydrated(page);
  await answer(page).getByText(canRent.verdicts.no).waitFor();
  expect(await wait.isVisible()).toBe(false);
  expect(await answer(page).ariaSnapshot()).not.toContain(canRent.wait);
  await context.close();
});

test("without JavaScript the form is not shown, and the table is", async () => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("/"));
  expect(await page.locator('input[data-question="age"]').first().isVisible()).toBe(false);
  expect(await page.getByRole("status").count()).toBe(0);
  expect(await page.getByText(drivers.title).isVisible()).toBe(true);
  await context.close();
});
