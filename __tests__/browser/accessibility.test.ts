import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { DEFAULT_LANGUAGE } from "../../src/site/languages";
import { DESIGN_PAGE, PAGES } from "../built/site";
import { fullReport, previewHtml, translationsHtml } from "../preview-sample";
import { DESKTOP, address, sharedBrowser, hydrated, inParallel } from "./site";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Everything that axe knows of WCAG 2.2 A and AA, and its best practices. */
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** What may differ from language to language on a screen where words wrap. */
const OF_NARROW_SCREENS = ["target-size", "scrollable-region-focusable"] as const;

const browser = sharedBrowser();

/**
 * What axe finds on a page as it is, one line a place.
 *
 * @param within where to look; the whole document without it
 * @param rules which rules to apply; all of `OPTIONS` without it
 */
async function findings(page: Page, within = "html", rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(`window.axe === undefined && (() => { ${AXE} })()`);
  const { violations } = await page.evaluate(
    ([context, options]) =>
      (window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } }).axe.run(context, options),
    [within, rules === undefined ? OPTIONS : { ...OPTIONS, runOnly: rules }] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

test("axe finds nothing on any page in any language: light, dark, and at 320 px, which is also a screen of 1280 px at 400 %", async () => {
  const context = await browser.newContext({ ...DESKTOP, colorScheme: "light", reducedMotion: "reduce" });
  const found: string[] = [];
  await inParallel([...PAGES, DESIGN_PAGE], 3, async ({ path, language }) => {
    const page = await context.newPage();
    await page.goto(address(path));
    await hydrated(page);
    const light = await findings(page);
    // Nothing but colours differs between the schemes, and no language has colours of its own: the first, and the one that runs longest.
    const isForColours = language === DEFAULT_LANGUAGE || language === "el";
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const dark = isForColours ? await findings(page, "html", ["color-contrast", "link-in-text-block"]) : [];
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 256 });
    // Names and roles are the same in every language; what a longer word can spoil on a narrow screen is not.
    const narrow = await findings(page, "html", language === DEFAULT_LANGUAGE ? undefined : OF_NARROW_SCREENS);
    found.push(
      ...light.map((finding) => `${path}: ${finding}`),
      ...dark.map((finding) => `${path}, dark: ${finding}`),
      ...narrow.map((finding) => `${path}, 320 px: ${finding}`),
    );
    await page.close();
  });
  await context.close();
  expect(found).toEqual([]);
});

describe("axe finds nothing on the pages for reviewers, and they are nowhere wider than the screen:", () => {
  test.each(["light", "dark"] as const)("%s", async (colorScheme) => {
    const context = await browser.newContext({ ...DESKTOP, colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    // The build's own report may have nothing to show; this one has something of everything.
    const report = fullReport();
    const full: Readonly<Record<string, string>> = { "/preview/": previewHtml(report), "/translations/": translationsHtml(report) };
    for (const [path, body] of Object.entries(full)) {
      await page.goto(address(path));
      const built = await findings(page);
      await page.route(address(path), (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
      await page.goto(address(path));
      await page.locator("details").evaluateAll((all) => {
        all.forEach((details) => {
          details.setAttribute("open", "");
        });
      });
      const wide = await findings(page);
      await page.setViewportSize({ width: 320, height: 256 });
      const narrow = await findings(page);
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
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  test.each(["light", "dark"] as const)("the language menu, %s", async (colorScheme) => {
    const page = await open({ ...DESKTOP, colorScheme }, "/ru");
    await page.locator("header summary:visible").click();
    // What the open menu lies upon is reached when it is closed.
    expect(await findings(page, "header details[open]")).toEqual([]);
    await page.context().close();
  });

  test.each(["light", "dark"] as const)("the chat dialog, %s", async (colorScheme) => {
    const page = await open({ ...DESKTOP, colorScheme }, "/de");
    await page.locator("aside a", { hasText: "WhatsApp" }).click();
    await page.getByRole("dialog").locator("img").waitFor();
    expect(await findings(page, '[role="dialog"]')).toEqual([]);
    await page.context().close();
  });

  test.each(["light", "dark"] as const)("every answer, %s", async (colorScheme) => {
    const page = await open({ ...DESKTOP, colorScheme }, "/tr");
    for (const button of await page.locator('[id^="faq-"] button[aria-expanded="false"]').all()) {
      await button.click();
    }
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
});
