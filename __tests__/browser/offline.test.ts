import { OFFLINE, TRAVEL_CARD } from "../../src/publish/offline/travel-card-pages";
import { PAGES, documentOf, pathOf } from "../built/site";
import { PHONE, address, expectUsable, hydrated, sharedBrowser } from "./site";

const browser = sharedBrowser();

const VISITED = pathOf("van-rental", "el");
const OTHER = pathOf("explore-cyprus", "el");
const DIRECTIONS = pathOf("directions", "el");

const titleOf = (path: string) =>
  PAGES.filter((page) => page.path === path)
    .map((page) => documentOf(page)("h1").text())
    .join();

test("after a first visit the travel card and the visited page open without a network, else the offline page", async () => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // The worker sends a message when it has cached everything.
    navigator.serviceWorker.addEventListener("message", () => {
      document.documentElement.dataset["kept"] = "";
    });
  });
  await page.goto(address(VISITED));
  await hydrated(page);
  await page.locator("html[data-kept]").waitFor();

  await context.setOffline(true);
  const wrong: string[] = [];
  const open = async (path: string, shown = path): Promise<void> => {
    await page.goto(address(path));
    const title = await page.locator("h1").textContent();
    wrong.push(...(title === titleOf(shown) ? [] : [`${path}: ${String(title)}`]));
  };
  for (const path of [...TRAVEL_CARD.map((id) => pathOf(id, "el")), VISITED]) {
    await open(path);
  }
  await open(OTHER, pathOf(OFFLINE, "el"));
  await expectUsable(page);
  await page.locator(`main a[href="${DIRECTIONS}"]:visible`).first().tap();
  await page.waitForURL(address(DIRECTIONS));
  await context.setOffline(false);
  await open(OTHER);
  expect(wrong).toEqual([]);
});
