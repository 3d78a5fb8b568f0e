import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { PAGES } from "../built/site";
import { DESKTOP, address, connect, hydrated, inParallel } from "./site";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Everything that axe knows of WCAG 2.2 A and AA, and its best practices. */
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
});

/** What axe finds on a page as it is, one line a place. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** Looks at pages under the same circumstances, a few at a time. */
async function lookAt(pages: typeof PAGES, options: BrowserContextOptions): Promise<readonly string[]> {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  const found: string[] = [];
  await inParallel(pages, 3, async ({ path }) => {
    const page = await context.newPage();
    await page.goto(address(path));
    await hydrated(page);
    found.push(...(await findings(page)).map((finding) => `${path}: ${finding}`));
    await page.close();
  });
  await context.close();
  return found;
}

test.each(["light", "dark"] as const)("axe finds nothing on any page in any language, in the %s scheme", async (colorScheme) => {
  expect(await lookAt(PAGES, { ...DESKTOP, colorScheme })).toEqual([]);
});

test("axe finds nothing on any page in any language at 320 px, which is also a screen of 1280 px at 400 %", async () => {
  expect(await lookAt(PAGES, { viewport: { width: 320, height: 256 } })).toEqual([]);
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
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  test.each(["light", "dark"] as const)("the chat dialog, %s", async (colorScheme) => {
    const page = await open({ ...DESKTOP, colorScheme }, "/de");
    await page.locator("aside a", { hasText: "WhatsApp" }).click();
    await page.getByRole("dialog").locator("img").waitFor();
    expect(await findings(page)).toEqual([]);
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
