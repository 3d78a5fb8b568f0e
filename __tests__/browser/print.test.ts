import { formatTelephone } from "../../src/business/business";
import { required } from "../../src/schemas/required";
import { DATA, pathOf } from "../built/site";
import { DESKTOP, sharedBrowser } from "./site";

const browser = sharedBrowser();

test.each([
  [pathOf("booking-terms"), "dark"],
  [pathOf("legal-notice", "el"), "dark"],
  [pathOf("directions", "de"), "light"],
] as const)(
  "%s prints dark on white from the %s scheme, without navigation, and with the addresses of links",
  async (path, colorScheme) => {
    const page = await browser.visit(path, { ...DESKTOP, colorScheme });
    await page.emulateMedia({ media: "print" });
    for (const role of ["banner", "contentinfo", "navigation"] as const) {
      expect(await page.getByRole(role).count()).toBe(0);
    }
    expect(await page.locator('aside a[href^="https://wa.me"]:visible').count()).toBe(0);
    const colours = await page.locator("main :is(h1, h2, h3, p, li, td, th, a):visible").evaluateAll((elements) =>
      elements.map((element) => {
        const channels = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
        return { text: element.textContent.slice(0, 40), lightest: Math.max(...channels.slice(0, 3)) };
      }),
    );
    expect(colours.length).toBeGreaterThan(20);
    expect(colours.filter(({ lightest }) => lightest > 0x66)).toEqual([]);
    const links = await page
      .locator("main p a[href]:visible, main li a[href]:visible")
      .evaluateAll((all) =>
        all.map((link) => ({ href: link.getAttribute("href") ?? "", after: getComputedStyle(link, "::after").content })),
      );
    expect(links.filter(({ href, after }) => /^(https?:|\/)/.test(href) && !after.includes(href))).toEqual([]);
    // The brand, the telephone and the page's address replace the header.
    const sheet = await page.locator("body").innerText();
    expect([DATA.business.brand, formatTelephone(DATA.business.phones.local), path].filter((words) => !sheet.includes(words))).toEqual([]);
  },
);

test("on A4 each fee has a line with its amount, and no clause is divided between sheets", async () => {
  // What the margins of `print.css` leave of a sheet of A4, in CSS pixels.
  const page = await browser.visit(pathOf("booking-terms", "el"), { viewport: { width: 657, height: 994 } });
  await page.emulateMedia({ media: "print" });
  const lines = await page
    .locator("section:has(#fees) tbody tr")
    .evaluateAll((rows) => rows.map((row) => new Set(Array.from(row.children, (cell) => cell.getBoundingClientRect().top)).size));
  expect(new Set(lines)).toEqual(new Set([1]));
  const breaks = await page
    .locator("main dl, main section[id]")
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).breakInside));
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

test("a checkbox shows the English beside a translation of the terms, on screen and on paper", async () => {
  const page = await browser.visit(pathOf("booking-terms", "el"), DESKTOP);
  const english = page.locator('main [lang="en"]');
  expect(await english.count()).toBe(0);
  // Before the page is hydrated.
  await page.locator("main").getByRole("checkbox").check();
  await english.first().waitFor();
  const all = await english.count();
  expect(all).toBeGreaterThan(10);
  await page.emulateMedia({ media: "print" });
  expect(await english.filter({ visible: true }).count()).toBe(all);
});

test("an article of drives prints its drives, whatever their sections hold, and nothing else", async () => {
  const article = required(
    DATA.articles.articles.find(({ sections }) => sections.some(({ drive }) => drive)),
    "An article of drives",
  );
  const drives = article.sections.filter(({ drive }) => drive).map(({ id }) => id);
  const page = await browser.visit(pathOf(article.id), DESKTOP);
  await page.locator("main section ul").evaluateAll((lists) => {
    lists.forEach((list) => {
      list.remove();
    });
  });
  await page.emulateMedia({ media: "print" });
  const titles = page.locator("main section > h2").filter({ visible: true });
  expect(await titles.evaluateAll((all) => all.map(({ id }) => id))).toEqual(drives);
  const links = page.locator("main nav a").filter({ visible: true });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(drives.map((id) => `#${id}`));
});
