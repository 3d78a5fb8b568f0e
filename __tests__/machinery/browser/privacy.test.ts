import { canRent } from "../../../locales/en/home.json";
import { pathOf } from "../../built/site";
import { DESKTOP, VISITOR, address, foreignRequests, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test("a visit stores nothing, a choice of language stores what the legal notice names, and nothing sets a cookie", async () => {
  const context = await browser.newContext({ ...DESKTOP, locale: "el-GR", userAgent: VISITOR });
  const foreign = foreignRequests(context);
  const page = await context.newPage();
  const visit = async (path: string): Promise<void> => {
    await page.goto(address(path));
    await hydrated(page);
  };
  const stored = () =>
    page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage), cookies: document.cookie }));

  await visit(pathOf("airport-parking"));
  await visit(pathOf("directions"));
  expect(await stored()).toEqual({ local: [], session: [], cookies: "" });

  await page.locator("[data-dismiss-offer]:visible").click();
  await page.locator("header summary", { hasText: "English" }).click();
  await page.locator('header a[hreflang="el"]:visible').click();
  await page.waitForURL(address(pathOf("directions", "el")));
  await visit(pathOf("legal-notice", "el"));
  const named = await page.locator("#privacy-storage tbody th").allInnerTexts();
  expect(await stored()).toEqual({ local: named.sort(), session: [], cookies: "" });
  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
});

test("“Can I rent?” sends and stores nothing", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address("/"), { waitUntil: "networkidle" });
  await hydrated(page);
  const requests: string[] = [];
  // Scrolling to a choice loads pictures, and the first choice loads the script of the buttons that keep the answer.
  page.on("request", (request) => ["image", "script"].includes(request.resourceType()) || requests.push(request.url()));
  for (const choice of await page.getByRole("group", { name: canRent.title }).getByRole("radio").all()) {
    await choice.check();
  }
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
