import type { Page } from "playwright-core";
import { pathOf } from "../built/site";
import { PHONE, VISIT, VISITOR, address, hydrated, laidOut, sharedBrowser, slowScripts } from "./site";

const browser = sharedBrowser();

/** Opens a page whose clock is paused, so that no timeout fires. Returns the scripts that it requests. */
async function openWithoutTime(page: Page, path = "/"): Promise<readonly string[]> {
  await page.clock.install({ time: 0 });
  // Far ahead, because the clock runs until here.
  await page.clock.pauseAt(3_600_000);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") {
      scripts.push(request.url());
    }
  });
  await page.goto(address(path), { waitUntil: "load" });
  return scripts;
}

const isHydrated = (page: Page) => page.locator('body[data-hydration="hydrated"]').waitFor();
const question = (page: Page) => page.locator("section:has(#faq-renting) h3 button").nth(1);
const chatLink = (page: Page) => page.locator('aside a[href^="https://wa.me/"]');

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["the focus", (page) => page.locator("header a").first().focus()],
  ["three seconds", (page) => page.clock.runFor(3400)],
])("scripts load after %s, and not before", async (_, act) => {
  const page = await browser.newPage(VISIT);
  const scripts = await openWithoutTime(page);
  await page.clock.runFor(2400);
  expect(scripts).toEqual([]);
  await act(page);
  await page.clock.resume();
  await isHydrated(page);
});

test("scripts load at once if the address names a question, and open it", async () => {
  const page = await browser.newPage(VISIT);
  await page.goto(address("/"));
  const id = await question(page).evaluate((button) => button.parentElement?.id ?? "");
  const linked = await browser.newPage(VISIT);
  await openWithoutTime(linked, `/#${id}`);
  await Promise.all([linked.waitForRequest(/\.js$/), linked.clock.runFor(1000)]);
  await linked.clock.resume();
  await linked.locator(`#${id} button[aria-expanded="true"]`).waitFor();
});

test.each([
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "slow-2g" },
])("scripts wait for the visitor with %p", async (value) => {
  const page = await browser.newPage(VISIT);
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, "connection", { value: connection });
  }, value);
  const scripts = await openWithoutTime(page);
  await page.clock.runFor(60_000);
  expect(scripts).toEqual([]);
  await page.clock.resume();
  await hydrated(page);
});

test("browsers prepare pages of the same language, and only fetch pages in another one", async () => {
  const page = await browser.newPage(VISIT);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Preload.enable");
  const others = ["/el", "/tr", "/ru", "/de"];
  const rendered = new Promise<readonly string[]>((resolve) => {
    // While the document is being read, the list grows.
    devtools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      const keys = preloadingAttemptSources.map(({ key }) => key);
      const paths = (kind: string) => keys.filter(({ action }) => action === kind).map(({ url }) => new URL(url).pathname);
      if (others.every((path) => paths("Prefetch").includes(path)) && paths("Prerender").includes(pathOf("legal-notice"))) {
        resolve(paths("Prerender"));
      }
    });
  });
  await page.goto(address("/"));
  expect((await rendered).filter((path) => others.includes(path))).toEqual([]);
});

test("a button pressed before the scripts have loaded acts once, afterwards", async () => {
  const page = await browser.newPage(VISIT);
  const release = await slowScripts(page);
  await page.goto(address("/"), { waitUntil: "domcontentloaded" });
  await laidOut(page);
  await question(page).click();
  await question(page).click();
  await chatLink(page).click();
  expect(await question(page).getAttribute("aria-busy")).toBe("true");
  expect(await question(page).getAttribute("aria-expanded")).toBe("false");
  release();
  await page.getByRole("dialog").locator("img").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await question(page).getAttribute("aria-expanded")).toBe("true");
  expect(await page.locator("[aria-busy]").count()).toBe(0);
  expect(page.url()).toBe(address("/"));
});

// Phones open an app only for a genuine press.
test("the browser itself handles a tap on the chat before the scripts have loaded", async () => {
  const page = await browser.newPage({ ...PHONE, isMobile: true, userAgent: VISITOR });
  await slowScripts(page);
  await page.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: "chat" }));
  await page.goto(address("/"), { waitUntil: "domcontentloaded" });
  const requested = page.context().waitForEvent("request", (request) => request.url().startsWith("https://wa.me/"));
  await chatLink(page).tap();
  await requested;
});

test("errors of other scripts, before the page is hydrated, change nothing", async () => {
  const page = await browser.visit("/", VISIT);
  await page.evaluate(() => {
    const places = [
      "",
      location.href,
      "chrome-extension://abc/content.js",
      `${location.origin}/.netlify/scripts/rum.js`,
      "https://tags.example/app-1.js",
    ];
    places.forEach((filename) => dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop limit exceeded", filename })));
    const stack = "TypeError: x\n    at moz-extension://abc/grammar.js:1:2\n    at webkit-masked-url://hidden/:1:1";
    [undefined, null, "Script error.", { stack }].forEach((reason) =>
      dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason })),
    );
    setTimeout(() => {
      throw new Error("an injected script");
    });
  });
  await laidOut(page);
  await question(page).click();
  await question(page).and(page.locator('[aria-expanded="true"]')).waitFor();
  await isHydrated(page);
});
