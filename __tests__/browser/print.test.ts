import { DESKTOP, address, sharedBrowser } from "./site";

const browser = sharedBrowser();
test.each([
  ["/vehicle-booking-terms", "dark"],
  ["/de/fahrzeug-buchung-bedingungen", "light"],
  ["/ru/pravovaya-informatsiya", "dark"],
  ["/directions-to-sunshell-larnaca", "dark"],
  ["/ru/kak-doehat-do-sunshell-larnaka", "light"],
  ["/el/exormiseis-sti-voreia-kypro", "light"],
] as const)("%s prints as a document: dark on white, no chrome, links with their addresses", async (path, colorScheme) => {
  const context = await browser.newContext({ ...DESKTOP, colorScheme });
  const page = await context.newPage();
  await page.goto(address(path));
  await page.emulateMedia({ media: "print" });
  for (const chrome of ["header[data-place]", "footer[data-ground]", 'aside[aria-label] a[href^="https://wa.me"]', "main nav"]) {
    expect([chrome, await page.locator(`${chrome} >> visible=true`).count()]).toEqual([chrome, 0]);
  }
  const texts = await page.locator("main :is(h1, h2, h3, p, li, td, th)").evaluateAll((elements) =>
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
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.length).toBeGreaterThan(10_000);
  await context.close();
});
