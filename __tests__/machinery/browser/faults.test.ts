import type { Page, Route } from "playwright-core";
import { canRent } from "../../../locales/en/home.json";
import { map, now } from "../../../locales/en/common.json";
import { pathOf } from "../../built/site";
import {
  PHONE,
  VISITOR,
  address,
  denyStorage,
  gaveUpScripts,
  hydrated,
  laidOut,
  overflow,
  sharedBrowser,
  watchedPage,
} from "../../browser/site";
import { expectUsable } from "../../browser/usable";

const browser = sharedBrowser();

const VISIT = { ...PHONE, userAgent: VISITOR, locale: "en-GB" } as const;

/** A request that is never answered; Playwright ends it with the context. */
const never = (): Promise<void> => Promise.resolve();

const question = (page: Page) => page.locator("#faq-renting-young button");

test("whether Google's map is blocked, broken or never answers, the address, the link and everything else on the page remain", async () => {
  const page = await browser.open(pathOf("directions"), VISIT);
  const section = page.locator("section:has(#map)");
  const answers: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.abort("blockedbyclient"),
    (route) => route.fulfill({ status: 503, body: "" }),
    never,
  ];
  for (const answer of answers) {
    await page.route("https://www.google.com/**", answer);
    const requested = page.waitForRequest(/^https:\/\/www\.google\.com\/maps/);
    await page.getByRole("button", { name: map.google.show }).click();
    await requested;
    await section.locator('a[href^="https://www.google.com/maps"]').click({ trial: true });
    await section.locator("address").click({ trial: true });
    await page.getByRole("button", { name: map.google.hide }).click();
    await page.locator("iframe").waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: map.google.show }).click();
  await page.locator("iframe").waitFor();
  await expectUsable(page);
});

test("a page works although storage and cookies throw", async () => {
  const { page, faults } = await watchedPage(await browser.newContext(VISIT));
  await denyStorage(page);
  await page.goto(address("/"));
  await hydrated(page);
  await question(page).click();
  expect(await question(page).getAttribute("aria-expanded")).toBe("true");
  await expectUsable(page);
  expect(faults).toEqual([]);
});

test("without JavaScript the page can be read and used", async () => {
  const page = await browser.visit("/el", { ...PHONE, javaScriptEnabled: false });
  const answers = page.locator("[data-reach-accordion-panel]");
  expect(await answers.filter({ visible: true }).count()).toBe(await answers.count());
  await page.locator("header summary:visible").first().click();
  await page.locator('header details[open] a[hreflang="en"]').click();
  await page.waitForURL(address("/"));
  await expectUsable(page);
});

const PAGE_DATA = /\/page-data\//;
const LOG_IN_PAGE = "<!DOCTYPE html><p>Log in";

test.each<[string, (page: Page) => Promise<unknown>]>([
  [
    "a script is cut off",
    (page) => page.route(/\/app-[^/]*\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "(()=>{" })),
  ],
  [
    "a log-in page replaces a script",
    (page) => page.route(/\/framework-[^/]*\.js$/, (route) => route.fulfill({ contentType: "text/html", body: LOG_IN_PAGE })),
  ],
  ["a template is missing", (page) => page.route(/\/component---[^/]*\.js$/, (route) => route.abort())],
  ["a log-in page replaces its data", (page) => page.route(PAGE_DATA, (route) => route.fulfill({ body: LOG_IN_PAGE }))],
  [
    "its data have another shape",
    (page) =>
      page.route(PAGE_DATA, async (route) => {
        const response = await route.fetch();
        const data = (await response.json()) as { result: { data: object } };
        await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
      }),
  ],
  [
    "a component throws after hydration",
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
          get: () => {
            throw new RangeError("no such time zone");
          },
        });
      }),
  ],
])("the page can be read and used although %s", async (_, breakIt) => {
  const page = await browser.newPage(VISIT);
  await breakIt(page);
  await page.goto(address("/"));
  const words = await page.locator("main").textContent();
  await question(page).click();
  await gaveUpScripts(page);
  expect(await page.locator("main").textContent()).toBe(words);
  // Answers are open, what needs scripts is gone, and nothing is busy.
  expect(await page.locator("#faq-renting-cards + [data-reach-accordion-panel]").isVisible()).toBe(true);
  expect(await page.getByRole("group", { name: canRent.title }).count()).toBe(0);
  expect(await page.locator("[aria-busy]").count()).toBe(0);
  await expectUsable(page);
});

test("on a very slow network the page can be read and used when nothing but the document has come", async () => {
  const page = await browser.newPage(VISIT);
  await page.route("**", (route) => (route.request().isNavigationRequest() ? route.fallback() : never()));
  await page.goto(address("/?lng=en"), { waitUntil: "domcontentloaded" });
  await expectUsable(page);
});

test("a clock that is wrong by years changes no answer of “Can I rent?”, and the hours are there", async () => {
  const { page, faults } = await watchedPage(await browser.newContext(VISIT));
  await page.clock.install({ time: new Date("1970-01-01T12:00:00Z") });
  await page.goto(address("/"));
  await hydrated(page);
  const hours = page.locator('footer [data-state="known"]');
  await hours.waitFor();
  await page.locator('label:has(input[name="age"][value="over"])').click();
  await page.getByRole("status").getByText(canRent.verdicts.no).waitFor();
  // The note says whose clock was used.
  expect(await hours.innerText()).toContain(now.clock);
  await page.clock.resume();
  await expectUsable(page);
  expect(faults).toEqual([]);
});

/** Every visible text. By design maps name fewer places on small screens, stacked tables have no head, and one column of sample reviews is shown. */
const visibleTexts = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const excepted = '[role="img"], [aria-hidden="true"], svg, thead, section:has(#reviews) ul';
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.checkVisibility() === true && element.closest(excepted) === null) {
        texts.add(walker.currentNode.textContent?.trim() ?? "");
      }
    }
    return [...texts];
  });

test.each([
  ["en", "home"],
  ["el", "booking-terms"],
] as const)(
  "at 400 % a page loses nothing, scrolls in one direction only, and nothing covers its links: %s, %s",
  async (language, route) => {
    const page = await browser.open(`${pathOf(route, language)}?lng=${language}`, {
      userAgent: VISITOR,
      viewport: { width: 1280, height: 1024 },
    });
    const before = await visibleTexts(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await laidOut(page);
    // Long lists are folded on small screens.
    for (const rest of await page.locator("main :is(ul, div) + label > input[type='checkbox']:visible").all()) {
      await rest.check();
    }
    const after = await visibleTexts(page);
    expect(before.length).toBeGreaterThan(5);
    expect(before.filter((text) => !after.includes(text))).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await expectUsable(page);
  },
);

test("with the browser's text at 24 px the brand is on one line, nothing is wider than the screen, and the bar at the foot holds its words", async () => {
  const page = await browser.newPage(VISIT);
  const session = await page.context().newCDPSession(page);
  // As in the browser's settings: unlike a style, it changes the unit of media queries, too.
  await session.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
  const faults: string[] = [];
  // Greek words run longest.
  await page.goto(address("/el?lng=el"));
  await hydrated(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await laidOut(page);
    const wrong = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector("header b") ?? document.body);
      const links = Array.from(document.querySelectorAll("aside a:has(> svg)"));
      return [
        ...(words.getClientRects().length === 1 ? [] : ["the brand breaks"]),
        ...links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => `${textContent} is cut off`),
      ];
    });
    const excess = await overflow(page);
    faults.push(...[...wrong, ...(excess > 0 ? [`${String(excess)} px too wide`] : [])].map((fault) => `at ${String(width)} px: ${fault}`));
  }
  expect(faults).toEqual([]);
});
