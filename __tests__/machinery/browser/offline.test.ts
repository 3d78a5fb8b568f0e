import { pages } from "../../../data/pages.json";
import { kept } from "../../../locales/en/just-landed.json";
import { OFFLINE } from "../../../src/publish/offline/travel-card-pages";
import { CACHES } from "../../../src/publish/offline/worker/names";
import { pathOf } from "../../built/site";
import { gaveUpScripts, hydrated, setConnection, sharedBrowser } from "../../browser/site";
import { expectUsable } from "../../browser/usable";
import { CARDS, OTHER, VISITED, cached, cardIsCached, pageIsCached, visits } from "./visit";

const visit = visits(sharedBrowser());

const LANDED = pathOf("just-landed");

/** An address that the driving guide had before. */
const [FORMER = ""] = pages["driving-guide"].formerly;

test("a visitor who changes the language gets the travel card of the new one instead of the old", async () => {
  const { site, firstVisit, open, expectPage } = visit();
  const page = await firstVisit();
  await open(page, pathOf("booking-terms", "el"));
  await hydrated(page);
  await cardIsCached(page, CARDS.el.entries);
  await site.network("none");
  await expectPage(page, "/no-such-page", pathOf(OFFLINE, "el"));
});

test("with Save-Data nothing is cached until the visitor asks for it, and the page says which is true", async () => {
  const { site, context, open, expectPage } = visit();
  await setConnection(context, { saveData: true, effectiveType: "4g" });
  const page = await context.newPage();
  await open(page, LANDED);
  await hydrated(page);
  await page.getByText(kept.not, { exact: true }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.getByRole("button", { name: kept.keep }).click();
  await page.getByText(kept.kept, { exact: true }).waitFor();
  await site.network("none");
  await expectPage(page, LANDED);
});

test("a page is cached once, whatever its query; pages for editors and addresses that are no page are not cached", async () => {
  const { firstVisit, open } = visit();
  const page = await firstVisit();
  const queries = [`${VISITED}?utm_source=flyer`, `${VISITED}/?lng=en`, `${OTHER}?lng=en#stories`];
  for (const path of [...queries, "/no-such-page", FORMER, "/admin/", "/preview/", "/llms.txt", "/"]) {
    await open(page, path);
  }
  await pageIsCached(page, "/");
  expect([...(await cached(page, CACHES.pages))].sort()).toEqual(["/", VISITED, OTHER, pathOf("driving-guide")].sort());
});

test("when the network takes longer than three seconds, a visited page is shown from the cache", async () => {
  const { site, firstVisit, open, expectPage } = visit();
  const page = await firstVisit();
  await open(page, "/");
  await site.network("slow");
  await expectPage(page, VISITED);
});

test("a cached page whose scripts are gone can be read and used, and is not reloaded", async () => {
  const { site, context, firstVisit, expectPage } = visit();
  const page = await firstVisit();
  await page.evaluate((name) => caches.delete(name), CACHES.files);
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  const loaded: string[] = [];
  page.on("framenavigated", (frame) => loaded.push(frame.url()));
  await site.network("failing");
  await expectPage(page, VISITED);
  await gaveUpScripts(page);
  expect(loaded).toEqual([site.address(VISITED)]);
  await expectUsable(page);
});
