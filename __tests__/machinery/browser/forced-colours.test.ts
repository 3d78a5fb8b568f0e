import { DESKTOP, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test.each(["light", "dark"] as const)(
  "in a %s contrast theme a choice, the current page and the focus can be told",
  async (colorScheme) => {
    const page = await browser.open("/", { ...DESKTOP, forcedColors: "active", colorScheme });
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color, outlineStyle, textDecorationLine } = getComputedStyle(element);
          return { backgroundColor, color, outlineStyle, textDecorationLine };
        });
    const chosen = await look("label:has(input[type=radio]:checked)");
    expect(chosen.backgroundColor).not.toBe((await look("label:has(input[type=radio]:not(:checked))")).backgroundColor);
    expect(chosen.color).not.toBe(chosen.backgroundColor);
    expect((await look("header nav a[aria-current]")).textDecorationLine).toBe("underline");
    expect((await look("header nav a:not([aria-current])")).textDecorationLine).toBe("none");
    for (const [focusable, ringed] of [
      ["header summary:visible", ":focus"],
      ["input[type=radio]:checked", "label:has(:focus)"],
      ["#faq-renting-young button", ":focus"],
    ] as const) {
      await page.locator(focusable).first().focus();
      // Chromium shows focus only after a key.
      await page.keyboard.press("Shift");
      expect((await look(ringed)).outlineStyle).toBe("solid");
    }
  },
);
