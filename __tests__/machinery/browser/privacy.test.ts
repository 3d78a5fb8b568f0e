import { pathOf } from "../../built/site";
import { DESKTOP, VISITOR, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** What a page has left in the browser, as the visitor would find it in the settings. */
interface Left {
  readonly local: readonly string[];
  readonly session: readonly string[];
  readonly cookies: string;
}

test("a visit leaves nothing in the browser; a choice leaves the entries that the legal notice names, and no cookie", async () => {
  const context = await browser.newContext({ ...DESKTOP, locale: "el-GR", userAgent: VISITOR });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const left = (): Promise<Left> =>
    page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage), cookies: document.cookie }));

  await page.goto(address(pathOf("airport-parking", "en")));
  await hydrated(page);
  await page.goto(address(pathOf("directions", "en")));
  await hydrated(page);
  expect(await left()).toEqual({ local: [], session: [], cookies: "" });

  await page.locator("[data-dismiss-offer]:visible").click();
  await page.locator("header summary", { hasText: "English" }).click();
  await page.locator('header a[hreflang="el"]:visible').click();
  await page.waitForURL(address(pathOf("directions", "el")));
  await hydrated(page);
  const { local, session, cookies } = await left();
  expect(session).toEqual([]);
  expect(cookies).toBe("");
  expect(await context.cookies()).toEqual([]);

  await page.goto(address(pathOf("legal-notice", "el")));
  const named = await page.locator("#privacy-storage tbody th").allInnerTexts();
  expect([...local].sort()).toEqual([...named].sort());
  // The notice says that pictures, fonts and scripts come from the site itself.
  const origin = new URL(address("/")).origin;
  expect(requests.filter((url) => !url.startsWith("data:") && new URL(url).origin !== origin)).toEqual([]);
  await context.close();
});
