import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { papers } from "../../../data/faq.json";
import { parts, fees as feeList } from "../../../data/terms.json";
import { fees, hero } from "../../../locales/en/booking-terms.json";
import { search } from "../../../locales/en/find-an-answer.json";
import { canRent } from "../../../locales/en/home.json";
import type { virtual } from "@guidepup/virtual-screen-reader";
import { pathOf } from "../../built/site";
import { until } from "../../browser/engine";
import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";

/* What a virtual screen reader says, in which order: docs/screen-readers.md has the same walks for real ones. */

declare global {
  interface Window {
    reader: typeof virtual;
  }
}

const READER_FILE = "/virtual-screen-reader.js";
const READER = readFileSync(require.resolve("@guidepup/virtual-screen-reader").replace("cjs/index.cjs", "esm/index.browser.js"), "utf8");

const browser = sharedBrowser();

const FORM = '[role="group"]:has(form)';

/** A phrase with plain spaces, and without the signs that forbid a break. */
const plain = (phrase: string): string => phrase.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

/** Opens a page with the virtual screen reader in it. */
async function openWithReader(path: string): Promise<Page> {
  // The policy allows no script of a test.
  const page = await browser.newPage({ ...DESKTOP, bypassCSP: true });
  await page.route(address(READER_FILE), (route) => route.fulfill({ contentType: "text/javascript", body: READER }));
  await page.goto(address(path));
  await hydrated(page);
  // As text, because Babel would rewrite the import.
  await page.evaluate(`import("${READER_FILE}").then(({ virtual }) => { window.reader = virtual; })`);
  return page;
}

/** What the reader says from the beginning of an element to its end, one phrase a line. */
async function spoken(page: Page, selector = "body"): Promise<readonly string[]> {
  const phrases = await page.evaluate(async (found) => {
    // The reader knows of “display” and “visibility”; browsers also hide what is folded away.
    const folded = Array.from(document.body.querySelectorAll("*")).filter(
      (element) => !element.checkVisibility() && getComputedStyle(element).display !== "contents",
    );
    folded.forEach((element) => {
      element.setAttribute("aria-hidden", "true");
    });
    await window.reader.start({ container: document.querySelector(found) ?? document.createElement("p") });
    const phrases: string[] = [];
    // After the last phrase comes the first again.
    for (let phrase = ""; phrase !== phrases[0] && phrases.length < 3000; phrase = await window.reader.lastSpokenPhrase()) {
      phrases.push(await window.reader.lastSpokenPhrase());
      await window.reader.next();
    }
    await window.reader.stop();
    folded.forEach((element) => {
      element.removeAttribute("aria-hidden");
    });
    return phrases;
  }, selector);
  return phrases.map(plain);
}

/** What the reader says without being moved, while the page is used, up to a certain phrase. */
async function announced(page: Page, act: () => Promise<void>, last: string): Promise<readonly string[]> {
  await page.evaluate(() => window.reader.start({ container: document.body }));
  await act();
  let phrases: readonly string[] = [];
  await until(async () => {
    const log = await page.evaluate(() => window.reader.spokenPhraseLog());
    phrases = log.filter((phrase) => phrase.startsWith("polite: ")).map((phrase) => plain(phrase.slice("polite: ".length)));
    return phrases.at(-1)?.includes(last) === true;
  });
  await page.evaluate(() => window.reader.stop());
  return phrases;
}

/** The phrases of some roles. */
const ofRoles = (phrases: readonly string[], ...roles: readonly string[]): readonly string[] =>
  phrases.filter((phrase) => roles.some((role) => phrase === role || phrase.startsWith(`${role}, `)));

const LANDMARKS = ["banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search"] as const;

test.each(["home", "booking-terms", "find-an-answer", "driving-guide"])(
  "the page %s has few landmarks with distinct names, and one title, before all other headings",
  async (route) => {
    const phrases = await spoken(await openWithReader(pathOf(route)));
    const landmarks = ofRoles(phrases, ...LANDMARKS);
    expect(landmarks.length).toBeLessThanOrEqual(10);
    expect([...new Set(landmarks)]).toEqual(landmarks);
    const levels = ofRoles(phrases, "heading").map((heading) => Number(/level (\d)$/.exec(heading)?.[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(levels.lastIndexOf(1)).toBe(0);
  },
);

test("questions come before their answers, and only an open answer is a region", async () => {
  const phrases = await spoken(await openWithReader("/"), "section:has(#faq-papers)");
  const questions = papers.map(({ question }) => question.en);
  expect(
    phrases.slice(phrases.indexOf(`heading, ${questions[0] ?? ""}, level 3`)).filter((phrase) => !phrase.startsWith("end of")),
  ).toEqual(
    questions.flatMap((question, index) => [
      `heading, ${question}, level 3`,
      `button, ${question}, 1 control, ${index === 0 ? "expanded" : "not expanded"}`,
      ...(index === 0 ? [`region, ${question}`, "paragraph", expect.any(String) as string] : []),
    ]),
  );
});

test("“Can I rent?” says each question, its choices, and then the verdict; a changed choice is announced in one short sentence", async () => {
  const page = await openWithReader("/");
  const phrases = await spoken(page, FORM);
  const { vehicle, north, age, licence, payment } = canRent.questions;
  const choices = ofRoles(phrases, "group", "end of group", "radio", "status").map((phrase) =>
    /^(?:end of group|radio)|[^,]+$/.exec(phrase)?.[0].trim(),
  );
  expect(choices.slice(1, choices.indexOf("status") + 1)).toEqual([
    ...[vehicle, age, licence, payment, north].flatMap(({ legend, options }) => [
      legend,
      ...Object.keys(options).map(() => "radio"),
      "end of group",
    ]),
    "group",
    "end of group",
    "status",
  ]);
  expect(phrases.slice(phrases.indexOf("status"))).toEqual(expect.arrayContaining(["status", "paragraph", canRent.verdicts.yes]));

  await announced(page, () => page.locator('input[name="age"][value="young"]').check(), canRent.verdicts["yes-with-surcharge"]);
  const status = await spoken(page, `${FORM} [role="status"]`);
  expect(status.slice(0, 3)).toEqual(["status", "paragraph", canRent.verdicts["yes-with-surcharge"]]);
  const sentence = status.filter((phrase) => !/^(?:end of |(?:status|paragraph|term|definition)$)/.test(phrase)).join(" ");
  expect(sentence.match(/[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(15);
});

test("the terms are heard in their order, and each fee with the heads of its row and columns", async () => {
  const phrases = await spoken(await openWithReader(pathOf("booking-terms")), "main");
  const headings = ofRoles(phrases, "heading").map((phrase) => phrase.replace(/^heading, |, level \d$/g, ""));
  expect(headings.filter((heading) => heading !== "Contents")).toEqual([
    hero.title,
    ...parts.flatMap(({ title, clauses }) => [title.en, ...clauses.map((clause) => clause.title.en)]),
    fees.title,
  ]);
  const table = phrases.slice(phrases.indexOf(`table, ${fees.title}`));
  expect(ofRoles(table, "columnheader")).toEqual([fees.what, fees.scope, fees.amount].map((head) => `columnheader, ${head}`));
  expect(ofRoles(table, "rowheader", "cell").map((phrase) => phrase.split(", ")[0])).toEqual(
    feeList.flatMap(() => ["rowheader", "cell", "cell"]),
  );
});

test("“Find an answer” announces how many answers it found, before it lists them", async () => {
  const page = await openWithReader(pathOf("find-an-answer"));
  const said = await announced(page, () => page.getByRole("searchbox").fill("toll"), search.found);
  expect(said).toEqual([plain(search.loading), expect.stringMatching(new RegExp(`^${search.found} \\d+$`))]);
  const phrases = await spoken(page, '[role="search"]');
  const results = phrases.indexOf(`list, ${search.results}`);
  expect(phrases.slice(0, results)).toEqual(expect.arrayContaining(["status", said.at(-1)]));
  expect(ofRoles(phrases.slice(results), "listitem", "link").length).toBe(2);
});
