import type { Page } from "playwright-core";
import { address as addresses, map } from "../../../locales/el/common.json";
import { map as englishMap } from "../../../locales/en/common.json";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, address, hydrated, sharedBrowser } from "../../browser/site";
import { failing } from "../../failing-cases";

const browser = sharedBrowser();

describe("the map", () => {
  test("asks nobody else for anything before the visitor does", async () => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(address("/")) && !request.url().startsWith("data:")) {
        foreign.push(request.url());
      }
    });
    await page.route("https://www.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>map</p>" }));
    await page.goto(address(pathOf("directions", "el")));
    await hydrated(page);
    const button = page.getByRole("button", { name: map.google.show });
    await button.scrollIntoViewIfNeeded();
    expect(foreign).toEqual([]);
    expect(
      await button.evaluate((element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText),
    ).toContain("Google");
    expect(await page.getByText(addresses.office.join(", ")).isVisible()).toBe(true);

    await button.click();
    await page.frameLocator(`iframe[title="${map.google.title}"]`).getByText("map").waitFor();
    expect(foreign.every((url) => url.startsWith("https://www.google.com/maps"))).toBe(true);
    expect(foreign).toHaveLength(1);

    await page.getByRole("button", { name: map.google.hide }).click();
    expect(await page.locator("iframe").count()).toBe(0);
    await context.close();
  });

  test("without JavaScript there are the drawn map, the address and the link, and no button that could do nothing", async () => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address(pathOf("directions")));
    expect(await page.getByRole("img", { name: englishMap.alt }).count()).toBe(1);
    expect(await page.locator('section[aria-labelledby="map"] a[href^="https://www.google.com/maps"]').isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /Google/ }).count()).toBe(0);
    await context.close();
  });
});

/* The office of the fixture site is open from 8:30 to 19:30, and cars are handed over without a fee from 7:30 to 21:30. */
describe("whether the office is open now", () => {
  const known = (page: Page) => page.locator('footer [data-state="known"]');

  test("is told by the clock of Cyprus, wherever the device lives, in summer, in winter and on the days between", async () => {
    const context = await browser.newContext({ ...DESKTOP, timezoneId: "America/New_York" });
    const page = await context.newPage();
    const broken = await failing(
      [
        ["2026-07-15T06:30:00Z", /Office open now, until 19:30/, /without a fee, until 21:30/],
        ["2026-07-15T17:00:00Z", /Office closed now, opens at 8:30/, /without a fee, until 21:30/],
        ["2026-01-15T20:00:00Z", /Office closed now, opens at 8:30/, /by prior notice only, €27 each way/],
        ["2026-03-29T05:15:00Z", /Office closed now, opens at 8:30/, /without a fee/],
        ["2026-10-25T05:45:00Z", /Office closed now, opens at 8:30/, /without a fee/],
      ] as const,
      async ([moment, office, handover]) => {
        await page.clock.setFixedTime(new Date(moment));
        await page.goto(address("/"));
        await page.mouse.move(1, 1);
        await known(page).waitFor();
        // Where a line may break is not the question here.
        const text = (await known(page).innerText()).replaceAll("\u00a0", " ");
        expect(text).toMatch(office);
        expect(text).toMatch(handover);
      },
    );
    expect(broken).toEqual([]);
    await context.close();
  });

  test("changes while the page is open", async () => {
    const page = await browser.newPage(DESKTOP);
    await page.clock.install({ time: new Date("2026-07-15T16:29:30Z") });
    await page.goto(address("/"));
    await page.mouse.move(1, 1);
    await known(page).waitFor();
    expect(await page.locator("footer [data-value]").first().getAttribute("data-value")).toBe("true");
    await page.clock.runFor(61_000);
    await page.locator('footer [data-value="false"]').first().waitFor();
    await page.close();
  });

  test("takes no more room than was kept for it, in either language", async () => {
    /** The height of the footer at each width, before the hour is known or after. */
    const heights = async (javaScriptEnabled: boolean): Promise<readonly string[]> => {
      const page = await browser.newPage({ javaScriptEnabled });
      if (javaScriptEnabled) {
        await page.clock.setFixedTime(new Date("2026-01-15T20:30:00Z"));
      }
      const found: string[] = [];
      for (const path of [pathOf("not-found"), pathOf("not-found", "el")]) {
        await page.goto(address(path));
        await page.mouse.move(1, 1);
        await page.locator(`footer [data-state="${javaScriptEnabled ? "known" : "unknown"}"]`).waitFor();
        for (const width of [320, 768, 1160, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const { height = 0 } = (await page.locator("footer[data-ground]").boundingBox()) ?? {};
          found.push(`${path} at ${String(width)} px: ${String(height)} px`);
        }
      }
      await page.close();
      return found;
    };
    expect(await heights(true)).toEqual(await heights(false));
  });
});
