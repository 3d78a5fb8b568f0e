import { DESKTOP, address, sharedBrowser } from "./site";

const browser = sharedBrowser();
const LETTER = 40;

test.each(["/airport-parking", "/de/transporter-mieten-zypern", "/explore-cyprus"])(
  "%s opens on paper that ends where its title ends, and covers no more of the picture",
  async (path) => {
    const page = await browser.newPage(DESKTOP);
    await page.goto(address(path));
    await page.evaluate(() => document.fonts.ready);
    const { lines, foreseen, ends, paper } = await page.locator("h1").evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const rects = Array.from(range.getClientRects());
      return {
        lines: new Set(rects.map(({ top }) => Math.round(top))).size,
        foreseen: Number(getComputedStyle(title).getPropertyValue("--title-lines")),
        ends: Math.max(...rects.map(({ right }) => right)),
        paper: title.getBoundingClientRect().right,
      };
    });
    await page.close();
    expect(lines).toBe(foreseen);
    expect(paper - ends).toBeLessThan(LETTER);
  },
);
