import { DESKTOP, VISITOR, address, sharedBrowser } from "./site";

const browser = sharedBrowser();
test.each([
  ["/airport-parkin", "/airport-parking"],
  ["/de/airport-parking", "/de/parken-flughafen-larnaka"],
  ["/el/odigies-pros-larnaka", "/el/odigies-pros-sunshell-larnaka"],
  ["/ru/paphos-archaeological-park", "/ru/arheologicheskiy-park-pafosa"],
  ["/tr/booking-terms", "/tr/arac-rezervasyon-sartlari"],
])("%s is answered with the page that was meant, in the right language", async (path, target) => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address(path));
  const first = page.locator('nav[aria-labelledby="likely"] a').first();
  await first.waitFor();
  expect(await first.getAttribute("href")).toBe(target);
  await first.click();
  await page.waitForURL(address(target));
  expect(await page.locator("html").getAttribute("lang")).toBe(/^\/(el|tr|ru|de)\//.exec(target)?.[1] ?? "en");
  await context.close();
});

test("an address that resembles nothing gets no suggestions, but the four ways out", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address("/xyzzy-plugh"), { waitUntil: "networkidle" });
  expect(await page.locator('nav[aria-labelledby="likely"]').count()).toBe(0);
  expect(await page.locator("main nav a").count()).toBe(4);
  await context.close();
});

test.each([
  ["/parking-larnaca", "el", "/el/parking-larnaca"],
  ["/de/parking-larnaca", "ru", "/ru/parking-larnaca"],
  ["/de/parking-larnaca", "en", "/parking-larnaca"],
])("on %s the switcher leads to what that address is in %s, which does not exist either", async (path, language, target) => {
  const context = await browser.newContext({ ...DESKTOP, userAgent: VISITOR });
  const page = await context.newPage();
  await page.goto(address(path));
  await page.locator("header summary:visible").click();
  const answered = page.waitForResponse(address(target));
  await page.locator(`header a[hreflang="${language}"]:visible`).click();
  expect((await answered).status()).toBe(404);
  await page.waitForURL(address(target));
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  await context.close();
});

test("without JavaScript the switcher leads to the home page of a language, because the page does not know its address", async () => {
  const context = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("/parking-larnaca"));
  await page.locator("header summary:visible").click();
  await page.locator('header a[hreflang="de"]:visible').click();
  await page.waitForURL(address("/de"));
  await context.close();
});
