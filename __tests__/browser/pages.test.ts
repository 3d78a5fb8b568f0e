import { feedPath } from "../../src/site/feed";
import { LANGUAGES } from "../../src/site/languages";
import { PAGES, ROUTES } from "../built/site";
import { DESKTOP, PHONE, address, sharedBrowser, hydrated, laidOut, watchedPage } from "./site";

const browser = sharedBrowser();

test("a browser can read every feed and the sitemap as XML", async () => {
  // The site's own policy lets no script make documents of texts.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(address("/"));
  const faults = await page.evaluate(
    async (paths) => {
      const documents = paths.map(async (path) => {
        const text = await (await fetch(path)).text();
        const fault = new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror");
        return fault === null ? [] : [`${path}: ${fault.textContent}`];
      });
      return (await Promise.all(documents)).flat();
    },
    [...LANGUAGES.map(feedPath), "/sitemap-index.xml", "/sitemap-0.xml"],
  );
  await page.close();
  expect(faults).toEqual([]);
});

test("on narrow phones the words of the brand stand clear of the booking button, in every language", async () => {
  const page = await browser.newPage();
  const covered: string[] = [];
  for (const { path } of PAGES.filter(({ routeId }) => routeId === "home")) {
    await page.goto(address(path));
    await laidOut(page);
    for (const width of [320, 360, 414]) {
      await page.setViewportSize({ width, height: 640 });
      const room = await page.locator("header").evaluate((header) => {
        const words = document.createRange();
        words.selectNodeContents(header.querySelector("a") ?? header);
        const button = header.querySelector('a[target="_blank"]')?.getBoundingClientRect().left ?? 0;
        return button - Math.max(...Array.from(words.getClientRects(), ({ right }) => right));
      });
      if (room < 0) {
        covered.push(`${path} at ${String(width)} px: ${String(room)} px`);
      }
    }
  }
  await page.close();
  expect(covered).toEqual([]);
});

test("the menu of a phone leads to every page of the navigation", async () => {
  const context = await browser.newContext(PHONE);
  const { page, faults } = await watchedPage(context);
  const paths = ["/de/parken-flughafen-larnaka", "/de/transporter-mieten-zypern", "/de/zypern-entdecken", "/de/autofahren-zypern-tipps"];
  await page.goto(address("/de"));
  for (const path of paths) {
    await page.locator("header summary", { hasText: "Menü öffnen" }).click();
    await page.locator(`header details[open] nav a[href="${path}"]`).click();
    await page.waitForURL(address(path));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("the language menu leads to the same page in another language", async () => {
  const context = await browser.newContext(DESKTOP);
  const { page, faults } = await watchedPage(context);
  await page.goto(address("/vehicle-booking-terms"));
  await page.locator("header summary", { hasText: "English" }).click();
  await page.locator('header a[hreflang="ru"]:visible').click();
  await page.waitForURL(address("/ru/usloviya-bronirovaniya-avtomobilya"));
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  expect(await page.locator("h1").innerText()).toMatch(/Условия/);
  expect(faults).toEqual([]);
  await context.close();
});

test("without JavaScript the menu opens, the language changes and every answer can be read", async () => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("/el"));
  const answers = page.locator("[data-reach-accordion-panel]");
  expect(await answers.count()).toBeGreaterThan(10);
  for (const answer of await answers.all()) {
    expect(await answer.isVisible()).toBe(true);
  }
  await page.locator("header summary:visible").first().click();
  await page.locator('header details[open] a[hreflang="de"]').click();
  await page.waitForURL(address("/de"));
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await context.close();
});

test.each(ROUTES.filter(({ id }) => id === "not-found").flatMap(({ paths }) => Object.entries(paths)))(
  "an unknown address in %s is answered in its language, with status 404, and stays so",
  async (language) => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const path = `${language === "en" ? "" : `/${language}`}/no-such-page`;
    const response = await page.goto(address(path));
    expect(response?.status()).toBe(404);
    const headline = await page.locator("h1").innerText();
    await hydrated(page);
    expect(await page.locator("h1").innerText()).toBe(headline);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(logged.some((line) => line.includes(path))).toBe(true);
    await context.close();
  },
);
