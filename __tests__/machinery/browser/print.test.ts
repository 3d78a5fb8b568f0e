import { print } from "../../../locales/en/booking-terms.json";
import { business, formatTelephone } from "../../../src/core/business/business";
import { pathOf } from "../../built/site";
import { DESKTOP, address, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test.each([
  [pathOf("booking-terms"), "dark"],
  [pathOf("directions"), "light"],
] as const)(
  "%s prints dark on white from the %s scheme, without navigation, and with the addresses of links",
  async (path, colorScheme) => {
    const page = await browser.newPage({ ...DESKTOP, colorScheme });
    await page.goto(address(path));
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

test("a button prints the terms", async () => {
  const page = await browser.open(pathOf("booking-terms"));
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  await page.getByRole("button", { name: print }).click();
  expect(await page.title()).toBe("printed");
});
