import type { BrowserContext, Page } from "playwright-core";
import { pageDataOf } from "../../src/i18n/routes/folders";
import { OFFLINE, PRECACHED } from "../../src/i18n/page-ids";
import { WORKER_PATH } from "../../src/publish/offline/names";
import { documentOf, pathOf } from "../built/site";
import { until } from "../engines/engine";
import { type ChangingSite, changingSite } from "../engines/engine-site";
import { PHONE, expectUsable, hydrated, sharedBrowser } from "./site";

const browser = sharedBrowser();

const VISITED = pathOf("van-rental", "el");
const OTHER = pathOf("explore-cyprus", "el");
const DIRECTIONS = pathOf("directions", "el");

let site: ChangingSite;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  site = await changingSite();
  context = await browser.newContext({ ...PHONE, serviceWorkers: "allow" });
  page = await context.newPage();
});
afterEach(() => {
  site.close();
});

async function visit(): Promise<void> {
  await page.goto(site.address(VISITED));
  await hydrated(page);
}

/** Waits until a worker has taken over. */
const workerReady = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the worker has noted that all is kept. */
const precached = () => until(() => page.evaluate(async () => (await caches.match("/precached/el")) !== undefined));

/** Expects that an address shows a page. */
async function expectShown(path: string, shown = path): Promise<void> {
  await page.goto(site.address(path));
  expect([path, await page.locator("h1").textContent()]).toEqual([path, documentOf({ path: shown })("h1").text()]);
}

test("after a first visit, the precached pages and the visited one open without a network; others show the offline page", async () => {
  await visit();
  await workerReady();
  await precached();
  await context.setOffline(true);
  for (const path of [...PRECACHED.map((id) => pathOf(id, "el")), VISITED]) {
    await expectShown(path);
  }
  await expectShown(OTHER, pathOf(OFFLINE, "el"));
  await expectUsable(page);
  await page.locator(`main a[href="${DIRECTIONS}"]:visible`).first().tap();
  await page.waitForURL(site.address(DIRECTIONS));
  await context.setOffline(false);
  await expectShown(OTHER);
});

test("when the network stalls in the middle of a kept page, the kept one is shown; the late one is kept", async () => {
  const isKept = (mark: string) =>
    until(() =>
      page.evaluate(async ([path, part]) => (await (await caches.match(path))?.text())?.includes(part) === true, [VISITED, mark] as const),
    );
  await visit();
  await workerReady();
  await isKept("</html>");
  site.deploy((pathname, content) => (pathname === VISITED ? content.replace("</body>", "<p>new</p></body>") : content));
  await site.network("stalled", new RegExp(`^${VISITED}$`));
  await expectShown(VISITED);
  expect(await page.locator("body > p").count()).toBe(0);
  await site.network("good");
  await isKept("<p>new</p>");
});

test("older data are not written over a newer document", async () => {
  await visit();
  await workerReady();
  await until(() => page.evaluate(async (data) => (await caches.match(data)) !== undefined, pageDataOf(VISITED)));
  site.deploy((pathname, content) => (pathname === VISITED ? content.replace(/(<h1[^>]*>)[^<]+/, "$1New") : content));
  await site.network("failing", /^\/page-data\//);
  await page.goto(site.address(VISITED));
  await page.keyboard.press("Shift");
  await until(() => page.evaluate(() => document.body.dataset["hydration"] !== undefined));
  expect(await page.locator("h1").textContent()).toBe("New");
});

test("the answer of a captive portal while the worker installs is never kept; the next visit installs the worker", async () => {
  await site.network("portal", new RegExp(`^${DIRECTIONS}$`));
  await visit();
  await until(() =>
    page.evaluate(async () => {
      const isOver = (await navigator.serviceWorker.getRegistration()) === undefined;
      return isOver && (await caches.keys()).length > 0;
    }),
  );
  await site.network("good");
  await visit();
  await workerReady();
  await precached();
  await site.network("none");
  await expectShown(DIRECTIONS);
});

/** A worker as the one of November 2026, with its caches. */
const EARLIER = `
  const names = ["site-card", "site-pages", "site-files", "site-pictures"];
  const keep = async (name) => (await caches.open(name)).put("${DIRECTIONS}", new Response("earlier"));
  addEventListener("install", (event) => (skipWaiting(), event.waitUntil(Promise.all(names.map(keep)))));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));
`;

test("this worker replaces an earlier one, and deletes all that it kept", async () => {
  site.deploy((pathname, content) => (pathname === WORKER_PATH ? EARLIER : content));
  await visit();
  await workerReady();
  expect(await page.evaluate(() => caches.has("site-card"))).toBe(true);
  site.deploy((_, content) => content);
  await visit();
  await until(() => page.evaluate(async () => (await caches.keys()).every((name) => name.startsWith("site-2-"))));
  await precached();
  await expectUsable(page);
  await site.network("none");
  await expectShown(DIRECTIONS);
});
