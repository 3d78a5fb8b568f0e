import type { Locator, Page } from "playwright-core";
import { canRent, drivers } from "../../../locales/en/home.json";
import { DESKTOP, PHONE, address, hydrated, sharedBrowser, slowScripts } from "../../browser/site";

const browser = sharedBrowser();

const form = (page: Page) => page.getByRole("group", { name: canRent.title });
const answer = (page: Page) => form(page).getByRole("status");
const choice = (page: Page, question: keyof typeof canRent.questions, value: string) =>
  form(page).locator(`input[name="${question}"][value="${value}"]`);

/** The visible words, with plain spaces. */
const words = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll("\u00a0", " ");

test("on a phone the verdict is shown below the questions, and a van has its own rules", async () => {
  const page = await browser.open("/", PHONE);
  await choice(page, "vehicle", "van").check();
  expect(await words(answer(page))).toContain(canRent.verdicts.yes);
  await choice(page, "age", "young").check();
  expect(await words(answer(page))).toContain("Below 24, a van needs a quote.");

  const stickyVerdict = form(page).locator('p[data-seen="true"]');
  await stickyVerdict.waitFor();
  expect(await words(stickyVerdict)).toBe(canRent.verdicts.ask);
  const { y = 0, height = 0 } = (await stickyVerdict.boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(PHONE.viewport?.height);
});

test("until the scripts have loaded, a changed choice replaces the old verdict by a request to wait", async () => {
  const page = await browser.newPage(PHONE);
  const release = await slowScripts(page);
  await page.goto(address("/"), { waitUntil: "commit" });
  const verdict = answer(page).getByText(canRent.verdicts.yes);
  const wait = answer(page).getByText(canRent.wait);
  await verdict.waitFor();

  await choice(page, "age", "over").check();
  expect(await answer(page).ariaSnapshot()).toContain(canRent.wait);
  expect(await verdict.isVisible()).toBe(false);
  // The rest of the old answer fades, so that no visitor takes its price for the new one.
  const opacities = await answer(page).evaluate((element) =>
    Array.from(element.children, (child) => Number(getComputedStyle(child).opacity)),
  );
  expect(opacities.filter((opacity) => opacity === 1)).toHaveLength(1);

  await choice(page, "age", "standard").check();
  expect(await verdict.isVisible()).toBe(true);
  expect(await answer(page).ariaSnapshot()).not.toContain(canRent.wait);

  await choice(page, "age", "over").check();
  release();
  await hydrated(page);
  await answer(page).getByText(canRent.verdicts.no).waitFor();
  expect(await wait.isVisible()).toBe(false);
});

test("without JavaScript a table replaces the form", async () => {
  const page = await browser.visit("/", { ...DESKTOP, javaScriptEnabled: false });
  expect(await form(page).isVisible()).toBe(false);
  expect(await page.getByText(drivers.title).isVisible()).toBe(true);
});
