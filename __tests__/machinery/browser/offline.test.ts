import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { pages } from "../../../data/pages.json";
import { travelCards } from "../../../src/publish/offline/write-service-worker";
import { OFFLINE, TRAVEL_CARD } from "../../../src/publish/offline/travel-card-pages";
import { CACHES, LIMITS } from "../../../src/publish/offline/worker/names";
import { PUBLIC, ROUTES, pathOf } from "../../built/site";
import { PHONE, address, hydrated, sharedBrowser } from "../../browser/site";
import { type ChangingSite, type OtherBuild, changingSite, otherBuild } from "./changing-site";
import { CARDS, cardIsWhole, firstVisit, headline, kept, until } from "./kept";

const browser = sharedBrowser();

let site: ChangingSite;
let context: BrowserContext;
beforeEach(async () => {
  site = await changingSite(address(""));
  context = await browser.newContext({ ...PHONE, serviceWorkers: "allow" });
});
afterEach(async () => {
  await context.close();
  await site.close();
});

const VISITED = pathOf("airport-parking");
const OTHER = pathOf("explore-cyprus");

/** An address that the driving guide had before. */
const [FORMER = ""] = pages["driving-guide"].formerly;

/** A picture that no page of these tests shows. */
const PICTURE = `/static/${readdirSync(join(PUBLIC, "static"), { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(".webp")) ?? ""}`;

const shownHeadline = (page: Page) => page.locator("h1").textContent();

// What each language takes along is compared with its pages in machinery/built/travel-card.test.ts.
test.each(["en", "el"] as const)(
  "after a first visit in %s the travel card opens without a network, and so does what was visited",
  async (language) => {
    const visited = pathOf("airport-parking", language);
    const page = await firstVisit(context, site, visited, language);
    await until(async () => (await kept(page, CACHES.pages)).includes(visited));
    site.network("none");

    for (const path of [...TRAVEL_CARD.map((route) => pathOf(route, language)), visited]) {
      await page.goto(site.address(path));
      expect(await shownHeadline(page)).toBe(headline(path));
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(500);
      expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.fonts.check("1rem 'Manrope Variable'"))).toBe(true);
    }

    // Also where the address is of another language: it is the visitor's that counts.
    for (const path of [pathOf("explore-cyprus", language), OTHER]) {
      await page.goto(site.address(path));
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(await shownHeadline(page)).toBe(headline(pathOf(OFFLINE, language)));
      expect(await page.locator('main a[href="tel:112"]').isVisible()).toBe(true);
      expect(await page.locator('main a[href^="tel:+357"]:visible').count()).toBeGreaterThan(0);
    }
    await page.locator(`main a[href="${pathOf("directions", language)}"]`).click();
    await page.waitForURL(site.address(pathOf("directions", language)));
    expect(await shownHeadline(page)).toBe(headline(pathOf("directions", language)));
  },
);

test("whoever changes to another language takes that one along, and no longer the first", async () => {
  const page = await firstVisit(context, site, pathOf("booking-terms", "en"), "en");
  await page.goto(site.address(pathOf("booking-terms", "el")));
  await hydrated(page);
  await cardIsWhole(page, CARDS.el.entries);
  site.network("none");
  await page.goto(site.address("/no-such-page"));
  expect(await page.locator("html").getAttribute("lang")).toBe("el");
});

test("a page is kept once, whatever stands behind its address; what is no page, and what is for editors, is not kept", async () => {
  const page = await firstVisit(context, site, VISITED, "en");
  for (const path of [
    `${VISITED}?utm_source=flyer`,
    `${VISITED}/?lng=en`,
    `${OTHER}?lng=en#stories`,
    "/no-such-page",
    FORMER,
    "/admin/",
    "/translations/",
    "/design",
    "/llms.txt",
  ]) {
    await page.goto(site.address(path));
  }
  await page.goto(site.address("/"));
  await until(async () => (await kept(page, CACHES.pages)).includes("/"));
  expect([...(await kept(page, CACHES.pages))].sort()).toEqual(["/", VISITED, OTHER, pathOf("driving-guide")].sort());
  site.network("none");
  await page.goto(site.address("/no-such-page"));
  expect(await shownHeadline(page)).toBe(headline(pathOf(OFFLINE)));
});

test("where the network takes its time, a page that was visited is shown after three seconds", async () => {
  const page = await firstVisit(context, site, VISITED, "en");
  await page.goto(site.address(OTHER));
  await page.goto(site.address("/"));
  site.network("slow");
  // The server does not answer before it is let go.
  await page.goto(site.address(OTHER));
  expect(await shownHeadline(page)).toBe(headline(OTHER));
  site.network("good");
});

describe("when another build is deployed", () => {
  let build: OtherBuild;
  beforeAll(async () => {
    build = await otherBuild();
  });
  beforeEach(() => build.writeWorker({}));
  afterAll(() => {
    build.remove();
  });

  test("its pages are shown at once, come alive, and take the place of the kept ones", async () => {
    const page = await firstVisit(context, site, VISITED, "en");
    site.deploy(build);
    await page.goto(site.address(VISITED));
    expect(await page.title()).toMatch(/^New: /);
    await hydrated(page);
    await cardIsWhole(page, travelCards(build.publicFolder, ROUTES).en.entries);
    site.network("none");
    for (const path of [VISITED, ...TRAVEL_CARD.map((route) => pathOf(route, "en")), OTHER]) {
      await page.goto(site.address(path));
      expect(await page.title()).toMatch(/^New: /);
    }
  });

  test("a kept page whose scripts are gone can be read, and is not loaded again and again", async () => {
    const page = await firstVisit(context, site, VISITED, "en");
    await page.goto(site.address(OTHER));
    await hydrated(page);
    site.deploy(build);
    await page.evaluate((name) => caches.delete(name), CACHES.files);
    const protocol = await context.newCDPSession(page);
    await protocol.send("Network.clearBrowserCache");
    const loaded: string[] = [];
    page.on("framenavigated", (frame) => loaded.push(frame.url()));
    site.network("slow");
    await page.goto(site.address(OTHER));
    await page.mouse.move(1, 1);
    await page.waitForFunction(() => (document.body.dataset["life"] ?? "alive") !== "alive");
    expect(await page.title()).not.toMatch(/^New: /);
    expect(await shownHeadline(page)).toBe(headline(OTHER));
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(500);
    expect(loaded).toEqual([site.address(OTHER)]);
    site.network("good");
    await page.locator(`footer a[href="${VISITED}"]`).click();
    await page.waitForURL(site.address(VISITED));
    expect(await page.title()).toMatch(/^New: /);
  });

  test("without a worker, the old one goes with all that it kept", async () => {
    const page = await firstVisit(context, site, VISITED, "en");
    await build.writeWorker({ SERVICE_WORKER: "off" });
    site.deploy(build);
    // Pages of such a build do not register; these are copies of pages that do, and would call the worker back while it goes.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
    await page.goto(site.address("/"));
    await until(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0),
    );
    expect(await shownHeadline(page)).toBe(headline("/"));
    site.network("none");
    await expect(page.goto(site.address(VISITED))).rejects.toThrow(/ERR_/);
  });
});

test("no more is kept than was decided", async () => {
  const page = await firstVisit(context, site, VISITED, "en");
  const pictures = Array.from({ length: LIMITS.pictures.maxEntries + 20 }, (_, index) => `${PICTURE}?${String(index)}`);
  // All but the last at once: only that it comes last can be told afterwards.
  await page.evaluate(async (addresses) => {
    const fetched = (address: string) => fetch(address).then((response) => response.blob());
    await Promise.all(addresses.slice(0, -1).map(fetched));
    await Promise.all(addresses.slice(-1).map(fetched));
  }, pictures);
  await until(async () => {
    const there = await kept(page, CACHES.pictures);
    return there.length === LIMITS.pictures.maxEntries && there.includes(pictures.at(-1) ?? "");
  });
});

test("a part of a file comes from the network, and is not kept as if it were the whole", async () => {
  const page = await firstVisit(context, site, VISITED, "en");
  const status = await page.evaluate(async (address) => (await fetch(address, { headers: { Range: "bytes=0-9" } })).status, PICTURE);
  expect(status).toBe(206);
  expect(await kept(page, CACHES.pictures)).not.toContain(PICTURE);
});

test("nothing is kept for whoever asks to save data", async () => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const page = await context.newPage();
  await page.goto(site.address("/"));
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
