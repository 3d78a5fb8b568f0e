import type { BrowserContextOptions, Page } from "playwright-core";
import { fullReport, previewHtml, translationsHtml } from "../preview/preview-sample";
import { OF_COLOURS, findings } from "../../browser/axe";
import { DESKTOP, DESKTOP_WINDOW, PHONE, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** What axe finds in the light scheme, and in the dark one, where nothing but colours differs. */
async function inBothSchemes(page: Page, within?: string): Promise<readonly string[]> {
  const light = await findings(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await findings(page, within, { only: OF_COLOURS });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}

async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, colorScheme: "light" });
  return context.newPage();
}

test("axe finds nothing on the pages for reviewers, and they are nowhere wider than the screen", async () => {
  const page = await newPage(DESKTOP);
  // The build's own report may have nothing to show; this one has something of everything.
  const report = fullReport();
  const found: string[] = [];
  for (const [path, body] of [
    ["/preview/", previewHtml(report)],
    ["/translations/", translationsHtml(report)],
  ] as const) {
    await page.route(address(path), (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
    await page.setViewportSize(DESKTOP_WINDOW);
    await page.goto(address(path));
    await page.locator("details").evaluateAll((all) => {
      all.forEach((details) => {
        details.setAttribute("open", "");
      });
    });
    const wide = await inBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 256 });
    const narrow = await findings(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    found.push(...[...wide, ...narrow, ...(overflow > 0 ? [`${String(overflow)} px too wide`] : [])].map((line) => `${path}: ${line}`));
  }
  await page.context().close();
  expect(found).toEqual([]);
});

describe("axe finds nothing in what opens:", () => {
  test("the menu of a phone", async () => {
    const page = await newPage(PHONE);
    await page.goto(address("/el"));
    await page.locator("header summary:visible").click();
    expect(await inBothSchemes(page, "header")).toEqual([]);
    await page.context().close();
  });

  test("every answer, the language menu and the chat dialog", async () => {
    const page = await newPage(DESKTOP);
    await page.goto(address("/"));
    await hydrated(page);
    await page.locator("[data-reach-accordion-panel]").evaluateAll((panels) => {
      panels.forEach((panel) => {
        panel.removeAttribute("hidden");
      });
    });
    const answers = await inBothSchemes(page, "main");
    await page.locator("header summary:visible").click();
    // What the open menu lies upon is reached when it is closed.
    const languages = await inBothSchemes(page, "header details[open]");
    await page.keyboard.press("Escape");
    await page.locator('aside a[href^="https://wa.me/"]').click();
    await page.getByRole("dialog").locator("img").waitFor();
    const dialog = await inBothSchemes(page, '[role="dialog"]');
    await page.context().close();
    expect({ answers, languages, dialog }).toEqual({ answers: [], languages: [], dialog: [] });
  });
});
