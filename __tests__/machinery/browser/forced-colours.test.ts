import type { BrowserContext, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { ROUTES } from "../../built/site";
import { DESKTOP, PHONE, address, hydrated, inParallel, sharedBrowser } from "../../browser/site";

/* Windows' contrast themes put a few colours of the visitor's own in the place of all grounds, and take shadows and gradients away. */

const browser = sharedBrowser();

/** One page of each template. */
const SAMPLES = [...new Map(ROUTES.map(({ template, paths }) => [template, paths.en])).values()];

const SCHEMES = ["light", "dark"] as const;

let context: BrowserContext;
afterEach(async () => {
  await context.close();
});

async function open(colorScheme: (typeof SCHEMES)[number], path: string, options = DESKTOP): Promise<Page> {
  context = await browser.newContext({ ...options, colorScheme, forcedColors: "active", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address(path));
  await hydrated(page);
  return page;
}

/** How many pixels of an element differ from its ground, the colour of most of it; in each of some equal parts from left to right. */
async function ink(element: Locator, parts = 1): Promise<readonly number[]> {
  const { data, info } = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = Array.from({ length: parts }, () => 0);
  const ground = [...data].sort((one, other) => one - other)[Math.floor(data.length / 2)] ?? 0;
  data.forEach((value, index) => {
    const part = Math.floor((((index / info.channels) % info.width) / info.width) * parts);
    if (Math.abs(value - ground) > 100) {
      counts[part] = (counts[part] ?? 0) + 1;
    }
  });
  return counts;
}

test.each(SCHEMES)(
  "in a %s contrast theme, what had a ground of its own has an edge, and icons have the colour of their words",
  async (colorScheme) => {
    context = await browser.newContext({ ...DESKTOP, colorScheme, reducedMotion: "reduce" });
    const found: string[] = [];
    let edges = 0;
    await inParallel(SAMPLES, 3, async (path) => {
      const page = await context.newPage();
      await page.goto(address(path));
      await hydrated(page);
      // Controls, and cards, which are round at their corners: by their ground one knows where they begin.
      await page.evaluate(() => {
        document.querySelectorAll<HTMLElement>("body *").forEach((element) => {
          const { backgroundColor, backgroundImage, borderStartStartRadius, display } = getComputedStyle(element);
          const hasGround = !/^rgba\(.*, 0(\.0\d*)?\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none";
          const isShape =
            element.matches("a, button, label, summary") || (Number.parseFloat(borderStartStartRadius) > 3 && display !== "inline");
          const { width, bottom } = element.getBoundingClientRect();
          // The link past the header is above the page until it has the focus, and then it has its ring.
          if (hasGround && isShape && element.checkVisibility() && width > 30 && bottom > 0) {
            element.setAttribute("data-test-ground", "");
          }
        });
      });
      await page.emulateMedia({ forcedColors: "active" });
      const { faults, count } = await page.evaluate(() => {
        const name = (element: Element): string =>
          `${element.tagName.toLowerCase()} “${(element.textContent || (element.parentElement?.textContent ?? "")).trim().slice(0, 40)}”`;
        const grounds = [...document.querySelectorAll("[data-test-ground]")];
        const bare = grounds.filter((element) => {
          const { borderBlockStartStyle, borderBlockStartWidth, outlineStyle, forcedColorAdjust } = getComputedStyle(
            element,
          ) as CSSStyleDeclaration & {
            readonly forcedColorAdjust: string;
          };
          const hasBorder = borderBlockStartStyle !== "none" && Number.parseFloat(borderBlockStartWidth) >= 1;
          // The edge of what holds it is its own: the two halves of a card.
          const isHalf = element.parentElement?.matches("[data-test-ground]") === true;
          return forcedColorAdjust === "auto" && !hasBorder && outlineStyle === "none" && !isHalf;
        });
        const icons = [...document.querySelectorAll<SVGElement>("svg.icon")].filter(
          (icon) => icon.parentElement !== null && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
        );
        return {
          faults: [
            ...bare.map((element) => `${name(element)} has no edge`),
            ...icons.map((icon) => `the icon of ${name(icon)} has a colour of its own`),
          ],
          count: grounds.length,
        };
      });
      edges += count;
      found.push(...faults.map((fault) => `${path}: ${fault}`));
      await page.close();
    });
    expect(edges).toBeGreaterThan(60);
    expect(found).toEqual([]);
  },
);

test.each(SCHEMES)("in a %s contrast theme, a choice, the page one is on and the focus can be told", async (colorScheme) => {
  const page = await open(colorScheme, "/");
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBlockStartColor, color, outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(element);
        return { backgroundColor, borderBlockStartColor, color, outlineStyle, outlineWidth, textDecorationLine };
      });
  const [chosen, other] = [await look("label:has(input[type=radio]:checked)"), await look("label:has(input[type=radio]:not(:checked))")];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.borderBlockStartColor).not.toBe(other.borderBlockStartColor);
  expect(chosen.color).not.toBe(chosen.backgroundColor);
  expect((await look("header nav a[aria-current]")).textDecorationLine).toBe("underline");
  expect((await look("header nav a:not([aria-current])")).textDecorationLine).toBe("none");
  for (const selector of ["header summary:visible", "label:has(input[type=radio]:checked) input", "#faq-renting-young button"]) {
    await page.locator(selector).first().focus();
    // Chromium shows the focus that came by key.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const focused = document.activeElement;
      const shown = focused?.closest("label") ?? focused ?? document.body;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
      return {
        outlineStyle,
        isWide: Number.parseFloat(outlineWidth) >= 2,
        differs: outlineColor !== getComputedStyle(document.body).backgroundColor,
      };
    });
    expect({ selector, ...ring }).toEqual({ selector, outlineStyle: "solid", isWide: true, differs: true });
  }
  await page.locator("header summary:visible").click();
  expect((await look("header details[open] a[aria-current]")).textDecorationLine).toBe("underline");
  await page.context().close();
  const phone = await open(colorScheme, "/", PHONE);
  await phone.locator("header summary:visible").click();
  const underlined = await phone
    .locator("header details[open] a")
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).textDecorationLine === "underline").map((link) => link.textContent),
    );
  expect(underlined).toEqual(["Home", "English"]);
});

test.each(SCHEMES)(
  "in a %s contrast theme, the signs of the questions, the stars and the keys of the map are still drawn",
  async (colorScheme) => {
    const page = await open(colorScheme, "/");
    // A plus, beside the words, at the end of the button.
    const sign = page.locator("#faq-renting-young button");
    const [plus = 0] = (await ink(sign, 12)).slice(-1);
    expect(plus).toBeGreaterThan(60);
    await sign.click();
    const [minus = 0] = (await ink(sign, 12)).slice(-1);
    expect(minus).toBeGreaterThan(30);
    expect(minus).toBeLessThan(plus);
    const stars = await ink(page.locator('section[aria-labelledby="reviews"] [role="img"]').first(), 5);
    // 4.6 of 5: the last one is filled in part.
    expect(stars[4]).toBeGreaterThan(0);
    expect(stars[4]).toBeLessThan((stars[0] ?? 0) * 0.9);
    const keys = await Promise.all(
      (await page.locator("i[data-key]").all()).map(async (key) =>
        (
          await sharp(await key.screenshot())
            .resize(8, 8, { fit: "fill" })
            .raw()
            .toBuffer()
        ).toString("hex"),
      ),
    );
    expect(keys.length).toBeGreaterThan(4);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test("in a dark contrast theme, a camera can read the code of the chat: dark on white", async () => {
  const page = await open("dark", "/");
  await page.locator('aside a[href^="https://wa.me/"]').click();
  const code = page.getByRole("dialog").locator("div:has(> img)");
  await code.locator("img").waitFor();
  expect(await code.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(255, 255, 255)");
});
