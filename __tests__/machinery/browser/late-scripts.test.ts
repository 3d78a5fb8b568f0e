import type { Page } from "playwright-core";
import { pathOf } from "../../built/site";
import { launchWithPageMemory } from "../../browser/chromium";
import { DESKTOP, PHONE, VISITOR, address, hydrated, setConnection, sharedBrowser, slowScripts } from "../../browser/site";
import { expectUsable } from "../../browser/usable";

const browser = sharedBrowser();

const VISIT = { ...DESKTOP, userAgent: VISITOR };
const PARKING = pathOf("airport-parking");

/** Opens a page whose clock is paused, so that no timeout fires. Returns the scripts that it requests. */
async function openWithoutTime(page: Page, path = "/"): Promise<readonly string[]> {
  await page.clock.install({ time: 0 });
  // Far enough ahead that the running clock cannot have passed it.
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

const question = (page: Page, id = "young") => page.locator(`#faq-renting-${id} button`);
const chatLink = (page: Page) => page.locator("aside a", { hasText: "WhatsApp" });

test.each<[string, (page: Page) => Promise<void>]>([
  ["a moving pointer", (page) => page.mouse.move(200, 200)],
  ["a key", (page) => page.keyboard.press("Tab")],
  ["focus", (page) => page.locator("header a").first().focus()],
  ["three seconds", (page) => page.clock.runFor(3400)],
])("scripts load after %s, and not before", async (_, act) => {
  const page = await browser.newPage(VISIT);
  const scripts = await openWithoutTime(page);
  await page.clock.runFor(2400);
  // The first event of a pointer is a movement by nothing, as when a page appears below one that rests.
  await page.mouse.move(300, 300);
  expect(scripts).toEqual([]);
  await act(page);
  await page.waitForFunction(() => document.body.dataset["hydration"] === "hydrated");
});

test("scripts load at once where the address names a question, which is then open", async () => {
  const page = await browser.newPage(VISIT);
  await openWithoutTime(page, "/#faq-renting-young");
  await page.clock.runFor(1000);
  await page.locator('#faq-renting-young button[aria-expanded="true"]').waitFor();
});

test.each([
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "slow-2g" },
])("scripts wait for the visitor, and no page is prefetched, with %p", async (connection) => {
  const page = await browser.newPage(VISIT);
  await setConnection(page, connection);
  const scripts = await openWithoutTime(page);
  await page.clock.runFor(60_000);
  expect(scripts).toEqual([]);
  expect(await page.locator('script[type="speculationrules"]').count()).toBe(0);
  await hydrated(page);
});

test("the scripts of a page that is rendered ahead wait until it is shown", async () => {
  const page = await browser.newPage(VISIT);
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  const scripts = await openWithoutTime(page);
  await page.clock.runFor(60_000);
  expect(scripts).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await page.clock.runFor(3400);
  await hydrated(page);
});

test("a page is prefetched while the pointer rests on its link", async () => {
  const page = await browser.visit("/", VISIT);
  const prefetched = page.context().waitForEvent("request", (request) => request.headers()["sec-purpose"]?.startsWith("prefetch") === true);
  await page.locator(`header a[href="${PARKING}"]`).first().hover();
  expect((await prefetched).url()).toBe(address(PARKING));
});

describe("before the scripts have loaded", () => {
  test("a question and the chat can be pressed, and open once when they have loaded", async () => {
    const page = await browser.newPage(VISIT);
    const release = await slowScripts(page);
    await page.goto(address("/"), { waitUntil: "domcontentloaded" });
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

  test("the menu opens, and its links work", async () => {
    const page = await browser.newPage({ ...PHONE, userAgent: VISITOR });
    await slowScripts(page);
    await page.goto(address("/"), { waitUntil: "domcontentloaded" });
    await page.locator("header summary:visible").last().tap();
    await page.locator(`header a[href="${PARKING}"]:visible`).tap();
    await page.waitForURL(address(PARKING));
  });

  // Phones open an app only for a genuine press.
  test.each([
    ["a tap", { ...PHONE, isMobile: true }, (page: Page) => chatLink(page).tap()],
    ["a click with Ctrl", DESKTOP, (page: Page) => chatLink(page).click({ modifiers: ["ControlOrMeta"] })],
  ] as const)("the browser itself handles %s on the chat", async (_, options, press) => {
    const page = await browser.newPage({ ...options, userAgent: VISITOR });
    await slowScripts(page);
    await page.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: "chat" }));
    await page.goto(address("/"), { waitUntil: "domcontentloaded" });
    const requested = page.context().waitForEvent("request", (request) => request.url().startsWith("https://wa.me/"));
    await press(page);
    await requested;
  });
});

test.each(["en", "el"] as const)("a page in %s fetches the fonts that it preloads, and no others", async (language) => {
  const page = await browser.newPage();
  const fetched = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") {
      fetched.add(new URL(request.url()).pathname);
    }
  });
  await page.goto(address(pathOf("airport-parking", language)));
  await hydrated(page);
  const preloads = page.locator('link[rel="preload"][as="font"]');
  const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect([...fetched].sort()).toEqual(preloaded.sort());
});

test("a page works when the visitor comes back to it", async () => {
  const withMemory = await launchWithPageMemory();
  try {
    // A page whose worker has just started is not kept.
    const page = await withMemory.newPage({ ...VISIT, serviceWorkers: "block" });
    await page.goto(address("/"));
    await hydrated(page);
    await question(page).click();
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.body.dataset["persisted"] = String(persisted);
      });
    });
    await page.goto(address(PARKING));
    // Playwright's goBack waits for a load event, which a page from memory does not have.
    await page.evaluate(() => {
      history.back();
    });
    await page.waitForFunction(() => document.body.dataset["persisted"] === "true");
    expect(await question(page).getAttribute("aria-expanded")).toBe("true");
    await question(page, "cards").click();
    expect(await question(page, "cards").getAttribute("aria-expanded")).toBe("true");
    await expectUsable(page);
  } finally {
    await withMemory.close();
  }
});
