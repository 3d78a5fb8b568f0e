import { search } from "../../locales/en/find-an-answer.json";
import { pathOf } from "../built/site";
import { PHONE, sharedBrowser } from "./site";

const browser = sharedBrowser();
const PAGE = pathOf("find-an-answer");

test("a question that is typed comes first in the results, in any case; one without an answer becomes a message", async () => {
  const page = await browser.open(PAGE, PHONE);
  const field = page.getByRole("search").getByRole("searchbox");
  const found = page.getByRole("region", { name: search.results });
  const results = found.locator("ol a");
  const list = page.locator("#cars");
  const question = page.locator("div:has(> details #cars) li a").nth(1);
  const href = await question.getAttribute("href");
  await field.fill(String(await question.textContent()).toUpperCase());
  await results.first().waitFor();
  expect(await results.first().getAttribute("href")).toBe(href);
  expect(await page.getByRole("search").getByRole("status").innerText()).toMatch(/\d$/);
  expect(await list.isVisible()).toBe(false);
  await field.fill("qwxyz");
  const message = found.locator('a[href^="https://wa.me"]');
  await message.waitFor();
  expect(decodeURIComponent((await message.getAttribute("href")) ?? "")).toMatch(/\nqwxyz$/);
  await field.fill("");
  await list.waitFor();
});

test("without the script of the search, the page says so and keeps its list", async () => {
  const page = await browser.open(PAGE);
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("searchbox").fill("ab");
  await page.getByRole("search").getByRole("status").filter({ hasText: /\p{L}/u }).waitFor();
  expect(await page.locator("#cars").isVisible()).toBe(true);
});
