import type { Page } from "playwright-core";
import { nav } from "../../../locales/en/common.json";
import { ROUTES } from "../../built/site";
import { DESKTOP, DESKTOP_WINDOW, address, hydrated, inPages, sharedBrowser } from "../../browser/site";

/* Windows' contrast themes put a few colours of the visitor's own in the place of all grounds, and take shadows and gradients away. */

const browser = sharedBrowser();

/** One page of each template. */
const SAMPLES = [...new Map(ROUTES.map(({ template, paths }) => [template, paths.en])).values()];

const SCHEMES = ["light", "dark"] as const;

/** Marks the controls and the cards, which are round at their corners: by their ground one knows where they begin. */
function markGrounds(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelectorAll<HTMLElement>("body *").forEach((element) => {
      const { backgroundColor, backgroundImage, borderStartStartRadius, display } = getComputedStyle(element);
      const hasGround = !/^rgba\(.*, 0(\.0\d*)?\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none";
      const isShape =
        element.matches("a, button, label, summary") || (Number.parseFloat(borderStartStartRadius) > 3 && display !== "inline");
      const { width, bottom } = element.getBoundingClientRect();
      // The link past the header is above the page until it has the focus, and then it has its ring.
      element.toggleAttribute("data-test-ground", hasGround && isShape && element.checkVisibility() && width > 30 && bottom > 0);
    });
  });
}

/** Which of the marked elements have no edge, and which icons have another colour than the words beside them. */
function indistinct(page: Page): Promise<{ readonly faults: readonly string[]; readonly count: number }> {
  return page.evaluate(() => {
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
}

test("in a contrast theme, what had a ground of its own has an edge, and icons have the colour of their words", async () => {
  const context = await browser.newContext(DESKTOP);
  const found: string[] = [];
  let edges = 0;
  await inPages(context, SAMPLES, 3, async ({ page }, path) => {
    await page.goto(address(path));
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, forcedColors: "none" });
      await markGrounds(page);
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      const { faults, count } = await indistinct(page);
      edges += count;
      found.push(...faults.map((fault) => `${path}, ${colorScheme}: ${fault}`));
    }
  });
  await context.close();
  expect(edges).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

describe("in a contrast theme", () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ ...DESKTOP, forcedColors: "active" });
    await page.goto(address("/"));
    await hydrated(page);
  });
  afterAll(() => page.close());

  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBlockStartColor, color, textDecorationLine } = getComputedStyle(element);
        return { backgroundColor, borderBlockStartColor, color, textDecorationLine };
      });

  test("a choice, the page one is on and the focus can be told", async () => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(DESKTOP_WINDOW);
      const chosen = await look("label:has(input[type=radio]:checked)");
      const other = await look("label:has(input[type=radio]:not(:checked))");
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
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator("header summary:visible").click();
      const underlined = await page
        .locator("header details[open] a")
        .evaluateAll((links) =>
          links.filter((link) => getComputedStyle(link).textDecorationLine === "underline").map((link) => link.textContent),
        );
      expect(underlined).toEqual([nav.home, "English"]);
      await page.keyboard.press("Escape");
    }
  });

  test("a camera can read the code of the chat in the dark: dark on white", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize(DESKTOP_WINDOW);
    await page.locator('aside a[href^="https://wa.me/"]').click();
    const code = page.getByRole("dialog").locator("div:has(> img)");
    await code.locator("img").waitFor();
    expect(await code.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(255, 255, 255)");
  });
});
