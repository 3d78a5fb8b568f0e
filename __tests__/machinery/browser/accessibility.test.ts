import type { BrowserContextOptions, Page } from "playwright-core";
import { fullReport, previewHtml, translationsHtml } from "../preview/preview-sample";
import { OF_COLOURS, findings } from "../../browser/axe";
import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** What is looked for in a scheme: everything in the light one, and in the dark one, where nothing else differs, colours. */
const RULES = { light: {}, dark: { only: OF_COLOURS } } as const;

describe("axe finds nothing on the pages for reviewers, and they are nowhere wider than the screen:", () => {
  test.each(["light", "dark"] as const)("%s", async (colorScheme) => {
    const context = await browser.newContext({ ...DESKTOP, colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    // The build's own report may have nothing to show; this one has something of everything.
    const report = fullReport();
    const full: Readonly<Record<string, string>> = { "/preview/": previewHtml(report), "/translations/": translationsHtml(report) };
    for (const [path, body] of Object.entries(full)) {
      await page.goto(address(path));
      const built = await findings(page, "html", RULES[colorScheme]);
      await page.route(address(path), (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
      await page.goto(address(path));
      await page.locator("details").evaluateAll((all) => {
        all.forEach((details) => {
          details.setAttribute("open", "");
        });
      });
      const wide = await findings(page, "html", RULES[colorScheme]);
      await page.setViewportSize({ width: 320, height: 256 });
      const narrow = colorScheme === "dark" ? [] : await findings(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect({ path, built, wide, narrow, overflow }).toEqual({ path, built: [], wide: [], narrow: [], overflow: 0 });
    }
    await context.close();
  });
});

describe("axe finds nothing in what opens:", () => {
  const open = async (options: BrowserContextOptions, path: string): Promise<Page> => {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(address(path));
    await hydrated(page);
    return page;
  };

  test.each(["light", "dark"] as const)("the menu of a phone, %s", async (colorScheme) => {
    const page = await open({ viewport: { width: 360, height: 740 }, colorScheme }, "/el");
    await page.locator("header summary:visible").click();
    expect(await findings(page, "html", RULES[colorScheme])).toEqual([]);
    await page.context().close();
  });

  test.each(["light", "dark"] as const)("the language menu, %s", async (colorScheme) => {
    const page = await open({ ...DESKTOP, colorScheme }, "/ru");
    await page.locator("header summary:visible").click();
    // What the open menu lies upon is reached when it is closed.
    expect(await findings(page, "header details[open]", RULES[colorScheme])).toEqual([]);
    await page.context().close();
  });

  test.each(["light", "dark"] as const)("the chat dialog, %s", async (colorScheme) => {
    const page = await open({ ...DESKTOP, colorScheme }, "/de");
    await page.locator("aside a", { hasText: "WhatsApp" }).click();
    await page.getByRole("dialog").locator("img").waitFor();
    expect(await findings(page, '[role="dialog"]', RULES[colorScheme])).toEqual([]);
    await page.context().close();
  });

  test.each(["light", "dark"] as const)("every answer, %s", async (colorScheme) => {
    const page = await open({ ...DESKTOP, colorScheme }, "/tr");
    for (const button of await page.locator('[id^="faq-"] button[aria-expanded="false"]').all()) {
      await button.click();
    }
    expect(await findings(page, "html", RULES[colorScheme])).toEqual([]);
    await page.context().close();
  });
});
