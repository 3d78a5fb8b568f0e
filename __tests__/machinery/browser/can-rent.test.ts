import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";
import { facts as fixtureFacts } from "../../../data/facts.json";
import { canRent, drivers } from "../../../locales/en/home.json";
import { answerTo, readChoices } from "../../../src/core/hire/trip-choices";
import { formatEuro } from "../../../src/core/numbers";
import { required } from "../../../src/core/required";
import { until } from "../../browser/engine";
import { DESKTOP, PHONE, address, hydrated, isOnTop, sharedBrowser, slowScripts } from "../../browser/site";

const browser = sharedBrowser();

const facts = fixtureFacts.map(({ id, value }) => ({ factId: id, value }));

const form = (page: Page) => page.getByRole("group", { name: canRent.title });
/** The verdict and the sums. */
const answer = (page: Page) => form(page).getByRole("status").first();
const choice = (page: Page, question: keyof typeof canRent.questions, value: string) =>
  form(page).locator(`input[name="${question}"][value="${value}"]`);

/** The visible words, with plain spaces. */
const words = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll("\u00a0", " ");

test("on a phone the verdict is shown below the questions, at 200 % nothing covers it, and a van has its own rules", async () => {
  const page = await browser.open("/", PHONE);
  await choice(page, "vehicle", "van").check();
  expect(await words(answer(page))).toContain(canRent.verdicts.yes);
  await choice(page, "age", "young").check();
  expect(await form(page).textContent()).toContain("Below 24, a van needs a quote.");

  await answer(page).getByText(canRent.verdicts.ask).waitFor();
  const { y = 0, height = 0 } = (await answer(page).boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(PHONE.viewport?.height);

  // A phone, and usual windows at 200 %.
  await choice(page, "vehicle", "car").check();
  for (const [width, height] of [
    [360, 740],
    [683, 330],
    [720, 390],
    [960, 470],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [age, verdict] of [
      ["over", "no"],
      ["young", "yes-with-surcharge"],
    ] as const) {
      await choice(page, "age", age).check();
      await answer(page).getByText(canRent.verdicts[verdict]).waitFor();
      await until(() => isOnTop(answer(page)));
    }
  }
});

test("a shared address fills the form, has the sums of its trip in one short sentence, and follows every change", async () => {
  const trip = "age=young&licence=young&pickUp=23%3A30&days=5&age2=standard";
  const page = await browser.open(`/#trip?${trip}`);
  const { pay, hold } = required(answerTo(readChoices(new URLSearchParams(trip)), facts, false).sums, "sums");
  await answer(page).getByText(canRent.verdicts["yes-with-surcharge"]).waitFor();
  const said = await words(answer(page));
  // The fixture tells no price for a second driver, and no excess.
  expect(said).toContain(canRent.sums.atLeast.replace("…", formatEuro(pay.least / 100, "en")));
  expect(said).toContain(formatEuro(required(hold.most, "the deposit") / 100, "en"));
  expect(said).toContain(canRent.sums.ask);
  expect(said.match(/[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(15);

  await form(page).getByText(canRent.trip.summary).click();
  await form(page).locator('[name="from"]').fill("2027-05-03");
  await form(page).getByText(canRent.sums.cancelBy).waitFor();
  expect(new URL(page.url()).hash).toBe(`#trip?age=young&licence=young&from=2027-05-03&pickUp=23%3A30&days=5&age2=standard`);
  await page.reload();
  await hydrated(page);
  await form(page).getByText(canRent.sums.cancelBy).waitFor();
  expect(await form(page).locator('[name="age2"]').inputValue()).toBe("standard");

  const download = page.waitForEvent("download");
  await form(page).getByRole("button", { name: canRent.keep.calendar }).click();
  // Free cancelling ends 36 hours before the pick-up at 23:30, summer time in Cyprus.
  expect(await text(await (await download).createReadStream())).toContain("DTSTART:20270502T083000Z\r\n");
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
    Array.from(element.children)
      .filter((child) => child.checkVisibility())
      .map((child) => Number(getComputedStyle(child).opacity)),
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

test("without JavaScript examples and a table replace the form", async () => {
  const page = await browser.visit("/", { ...DESKTOP, javaScriptEnabled: false });
  expect(await form(page).isVisible()).toBe(false);
  expect(await page.getByText(drivers.title).isVisible()).toBe(true);
  await page.getByText(canRent.examples).waitFor();
  expect(await page.getByText(canRent.licence.groups.permit).isVisible()).toBe(true);
});
