import { fees } from "../../../data/terms.json";
import { print } from "../../../locales/en/booking-terms.json";
import { business, formatTelephone } from "../../../src/core/business/business";
import { pathOf } from "../../built/site";
import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";
import { failing } from "../../failing-cases";

const browser = sharedBrowser();

test("a page prints as a document: dark on white, no chrome, links with their addresses", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const broken = await failing(
    [
      [pathOf("booking-terms"), "dark"],
      [pathOf("legal-notice", "el"), "dark"],
      [pathOf("directions"), "light"],
      [pathOf("hill-road"), "dark"],
    ] as const,
    async ([path, colorScheme]) => {
      await page.emulateMedia({ media: "screen", colorScheme });
      await page.goto(address(path));
      await page.emulateMedia({ media: "print", colorScheme });
      for (const chrome of ["header[data-place]", "footer[data-ground]", 'aside[aria-label] a[href^="https://wa.me"]', "main nav"]) {
        expect([chrome, await page.locator(`${chrome} >> visible=true`).count()]).toEqual([chrome, 0]);
      }
      const texts = await page.locator("main :is(h1, h2, h3, p, li, td, th, a)").evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
            return { text: element.textContent.slice(0, 40), isDark: Math.max(red, green, blue) <= 0x66 };
          }),
      );
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter(({ isDark }) => !isDark)).toEqual([]);
      const addresses = await page
        .locator("main p a[href]:visible, main li a[href]:visible")
        .evaluateAll((links) => links.map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content] as const));
      const bare = addresses.filter(([href, after]) => /^(https?:|\/)/.test(href) && !after.includes(href));
      expect(bare).toEqual([]);
      // Whose page it is, and where it stands, in the place of the header.
      const sheet = await page.locator("body").innerText();
      expect(sheet).toContain(business.brand);
      expect(sheet).toContain(formatTelephone(business.phones.local));
      expect(sheet).toMatch(new RegExp(`https?://[^\\s]+${path}\\b`));
    },
  );
  expect(broken).toEqual([]);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.length).toBeGreaterThan(10_000);
  await context.close();
});

/** What the margins of `print.css` leave of a sheet of A4 (210 mm), in CSS pixels. */
const SHEET = { width: 657, height: 994 };

test("on a sheet of A4 every fee stands in a line of its own beside its amount, and no clause and no summary is cut", async () => {
  const page = await browser.newPage({ viewport: SHEET });
  await page.goto(address(pathOf("booking-terms", "el")));
  await page.emulateMedia({ media: "print" });
  const rows = await page.locator('[aria-labelledby="fees"] tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [name, ...others] = Array.from(row.children, (cell) => cell.getBoundingClientRect().top);
      return others.every((top) => top === name);
    }),
  );
  expect(rows).toHaveLength(fees.length);
  expect(rows).not.toContain(false);
  const breaks = await page
    .locator("main dl, main section[id]")
    .evaluateAll((blocks) => blocks.map((block) => [block.id, getComputedStyle(block).breakInside]));
  expect(breaks.length).toBeGreaterThan(8);
  expect(breaks.filter(([, inside]) => inside !== "avoid")).toEqual([]);
  await page.close();
});

test("the terms can be printed from the page, and without scripts nothing promises it", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  await page.goto(address(pathOf("booking-terms")));
  await hydrated(page);
  await page.getByRole("button", { name: print }).click();
  expect(await page.title()).toBe("printed");
  await context.close();

  const plain = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(address(pathOf("booking-terms")));
  expect(await still.getByRole("button", { name: print }).count()).toBe(0);
  await plain.close();
});
