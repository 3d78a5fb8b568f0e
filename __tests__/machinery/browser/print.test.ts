import { fees } from "../../../data/terms.json";
import { print } from "../../../locales/en/booking-terms.json";
import { business, formatTelephone } from "../../../src/core/business/business";
import { pathOf } from "../../built/site";
import { DESKTOP, address, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test.each([
  [pathOf("booking-terms"), "dark"],
  [pathOf("legal-notice", "el"), "dark"],
  [pathOf("directions"), "light"],
  [pathOf("hill-road"), "dark"],
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
    expect(sheet).toContain(business.brand);
    expect(sheet).toContain(formatTelephone(business.phones.local));
    expect(sheet).toMatch(new RegExp(`https?://[^\\s]+${path}\\b`));
  },
);

/** What the margins of `print.css` leave of a sheet of A4, in CSS pixels. */
const SHEET = { width: 657, height: 994 };

test("on A4 every fee has a line with its amount, and no clause is divided between sheets", async () => {
  const page = await browser.visit(pathOf("booking-terms", "el"), { viewport: SHEET });
  await page.emulateMedia({ media: "print" });
  const lines = await page
    .locator("section:has(#fees) tbody tr")
    .evaluateAll((rows) => rows.map((row) => new Set(Array.from(row.children, (cell) => cell.getBoundingClientRect().top)).size));
  expect(lines).toEqual(fees.map(() => 1));
  const breaks = await page
    .locator("main dl, main section[id]")
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).breakInside));
  expect(breaks.length).toBeGreaterThan(8);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

test("a button prints the terms, and is hidden without JavaScript", async () => {
  const page = await browser.open(pathOf("booking-terms"));
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  await page.getByRole("button", { name: print }).click();
  expect(await page.title()).toBe("printed");

  const plain = await browser.newPage({ ...DESKTOP, javaScriptEnabled: false });
  await plain.goto(address(pathOf("booking-terms")));
  expect(await plain.getByRole("button", { name: print }).count()).toBe(0);
});
