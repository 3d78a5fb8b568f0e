import type { Page } from "playwright-core";
import { formatFact } from "../../src/site/format-fact";
import { readSiteData } from "../../src/build/site-data";
import { SITE_ROOT } from "../site-root";
import { DESKTOP, PHONE, address, sharedBrowser, hydrated } from "./site";

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
    await page.goto(address("/de/anfahrt-zu-sunshell-larnaka"), { waitUntil: "networkidle" });
    await hydrated(page);
    const button = page.getByRole("button", { name: "Google-Karte anzeigen" });
    await button.scrollIntoViewIfNeeded();
    expect(foreign).toEqual([]);
    expect(
      await button.evaluate((element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText),
    ).toContain("Google");
    expect(await page.getByText("Flughafen Larnaka, Larnaka, Zypern").isVisible()).toBe(true);

    await button.click();
    await page.frameLocator('iframe[title^="Google-Karte"]').getByText("map").waitFor();
    expect(foreign.every((url) => url.startsWith("https://www.google.com/maps"))).toBe(true);
    expect(foreign).toHaveLength(1);

    await page.getByRole("button", { name: "Google-Karte ausblenden" }).click();
    expect(await page.locator("iframe").count()).toBe(0);
    await context.close();
  });

  test("without JavaScript there are the drawn map, the address and the link, and no button that could do nothing", async () => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address("/directions-to-sunshell-larnaca"));
    expect(await page.getByRole("img", { name: /Map of Cyprus/ }).count()).toBe(1);
    expect(await page.locator('section[aria-labelledby="map"] a[href^="https://www.google.com/maps"]').isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /Google/ }).count()).toBe(0);
    await context.close();
  });
});

describe("whether the office is open now", () => {
  const fee = readSiteData(SITE_ROOT).facts.facts.find(({ id }) => id === "carOutOfHours");

  /** The footer's words about now, for a visitor whose clock stands at a moment and whose device lives elsewhere. */
  async function now(moment: string, isClockRunning = false): Promise<{ readonly page: Page; readonly text: string }> {
    const context = await browser.newContext({ ...DESKTOP, timezoneId: "America/New_York" });
    const page = await context.newPage();
    await (isClockRunning ? page.clock.install({ time: new Date(moment) }) : page.clock.setFixedTime(new Date(moment)));
    await page.goto(address("/"));
    await page.mouse.move(1, 1);
    await page.locator('footer [data-state="known"]').waitFor();
    const text = await page.locator('footer [data-state="known"]').innerText();
    // Where a line may break is not the question here.
    return { page, text: text.replaceAll("\u00a0", " ") };
  }

  test.each([
    ["2026-07-15T06:30:00Z", /Office open now, until 18:00/, /without a fee, until 20:00/],
    ["2026-07-15T15:30:00Z", /Office closed now, opens at 9:00/, /without a fee, until 20:00/],
    ["2026-01-15T18:30:00Z", /Office closed now, opens at 9:00/, /prior notice only/],
    ["2026-03-29T05:30:00Z", /Office closed now, opens at 9:00/, /without a fee/],
    ["2026-10-25T22:30:00Z", /Office closed now, opens at 9:00/, /prior notice only/],
  ])("at %s", async (moment, office, handover) => {
    const { page, text } = await now(moment);
    expect(text).toMatch(office);
    expect(text).toMatch(handover);
    if (text.includes("prior notice") && fee !== undefined) {
      expect(text).toContain(formatFact({ id: fee.id, unit: fee.unit, value: fee.value }, "en"));
    }
    await page.context().close();
  });

  test("changes while the page is open", async () => {
    const { page } = await now("2026-07-15T14:59:30Z", true);
    expect(await page.locator("footer [data-holds]").first().getAttribute("data-holds")).toBe("true");
    await page.clock.runFor(61_000);
    await page.locator('footer [data-holds="false"]').first().waitFor();
    await page.context().close();
  });

  test.each(["/", "/de", "/el", "/ru", "/tr"])("takes no more room than was kept for it on %s", async (path) => {
    const widths = [320, 768, 1160, 1440];
    /** The height of the footer at each width, before the hour is known or after. */
    const heights = async (javaScriptEnabled: boolean): Promise<readonly (number | undefined)[]> => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      if (javaScriptEnabled) {
        await page.clock.setFixedTime(new Date("2026-01-15T20:30:00Z"));
      }
      await page.goto(address(path));
      await page.mouse.move(1, 1);
      await page.locator(`footer [data-state="${javaScriptEnabled ? "known" : "unknown"}"]`).waitFor();
      const measured: (number | undefined)[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        measured.push((await page.locator("footer[data-ground]").boundingBox())?.height);
      }
      await context.close();
      return measured;
    };
    expect(await heights(true)).toEqual(await heights(false));
  });
});
