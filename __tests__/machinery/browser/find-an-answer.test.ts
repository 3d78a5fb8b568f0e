import { search } from "../../../locales/en/find-an-answer.json";
import { business } from "../../../src/core/business/business";
import { chatUrl } from "../../../src/core/business/chat";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();
const PAGE = pathOf("find-an-answer");

test("what is typed finds its answers, with one mistake and in any case; the search is loaded at the first focus", async () => {
  const page = await browser.open(PAGE, PHONE);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.resourceType()));
  const field = page.getByRole("search").getByRole("searchbox");
  const results = page.getByRole("list", { name: search.results });
  const list = page.locator("#renting");
  expect(await list.isVisible()).toBe(true);
  await field.fill("TOL ROADS");
  await results.waitFor();
  expect(loaded).toEqual(["script"]);
  expect(await results.getByRole("link").first().getAttribute("href")).toBe(`${pathOf("driving-guide")}#tolls`);
  expect(await page.getByRole("status").innerText()).toMatch(new RegExp(`^${search.found} \\d+$`));
  expect(await list.isVisible()).toBe(false);
  await field.fill("");
  await list.waitFor();
  expect(await results.count()).toBe(0);
});

test("a query in the address is searched; what our terms leave open, or nothing answers, becomes a message", async () => {
  const page = await browser.open(`${PAGE}?q=dog`);
  const ways = page.getByRole("search").locator('a[href^="https://wa.me"]');
  await page.locator(`ol[aria-label="${search.results}"]`).waitFor();
  expect(await ways.first().getAttribute("href")).toBe(
    chatUrl("whatsapp", business.phones.chat, `${search.greeting}\nCan I take a pet in the car?`),
  );
  await page.getByRole("searchbox").fill("qwxyz");
  await page.getByText(search.none).waitFor();
  expect(await ways.getAttribute("href")).toBe(chatUrl("whatsapp", business.phones.chat, `${search.greeting}\nqwxyz`));
});

test("without the script of the search, the page says so and keeps its list", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address(PAGE), { waitUntil: "networkidle" });
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("toll");
  await page.getByText(search.failed).waitFor();
  expect(await page.locator("#renting").isVisible()).toBe(true);
});

test("without JavaScript the list is there, and no field that does nothing", async () => {
  const page = await browser.newPage({ ...DESKTOP, javaScriptEnabled: false });
  await page.goto(address(PAGE));
  expect(await page.getByRole("searchbox").count()).toBe(0);
  expect(await page.locator('main li > a[href*="#"]:visible').count()).toBeGreaterThan(20);
});
