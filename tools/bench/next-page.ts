import { join } from "node:path";
import puppeteer, { type Page } from "puppeteer-core";
import { CHROMIUM_SETTINGS } from "../../__tests__/browser/chromium";
import { until } from "../../__tests__/browser/engine";
import { DESKTOP_WINDOW, VISITOR } from "../../__tests__/browser/site";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { required } from "../../src/core/required";
import { pathOf } from "../../src/core/routes/routes";
import { chromiumPath } from "./browser";
import { median, table } from "./markdown";
import { serveCopy } from "./served-copy";

/** The most that the largest paint of a second page should take, in milliseconds. */
const BOUND = 300;

const SECOND = pathOf("airport-parking", DEFAULT_LANGUAGE);

/** How long the largest paint took from the moment at which the visitor asked for the page, in milliseconds. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const asked = performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "activationStart") as number);
        new PerformanceObserver((list) => {
          resolve(Math.max(0, ...list.getEntries().map(({ startTime }) => startTime - (asked[0] ?? 0))));
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

/**
 * Opens the home page, presses the link to a second page, and reads that page's largest paint.
 *
 * @param rests whether the pointer rests on the link until the browser has rendered the page ahead
 */
async function measureOnce(origin: string, rests: boolean): Promise<number> {
  const second = `${origin}${SECOND}`;
  const chromium = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_SETTINGS, `--user-agent=${VISITOR}`],
    defaultViewport: DESKTOP_WINDOW,
    // A driver that is attached to a page while it is rendered ahead loses it when it is shown.
    targetFilter: (target) => target.url() !== second,
  });
  try {
    const page = await chromium.newPage();
    const session = await page.createCDPSession();
    await session.send("Preload.enable");
    const isReady = new Promise<void>((resolve) => {
      session.on("Preload.prerenderStatusUpdated", ({ status }) => {
        if (status === "Ready") {
          resolve();
        }
      });
    });
    await page.goto(`${origin}${pathOf("home", DEFAULT_LANGUAGE)}`, { waitUntil: "networkidle0" });
    const link = `header nav a[href="${SECOND}"]`;
    if (rests) {
      await page.hover(link);
      await isReady;
    }
    // It never returns, because the page that it presses is gone.
    void page.click(link).catch(() => undefined);
    const whole = await chromium.target().createCDPSession();
    await until(async () => (await whole.send("Target.getTargets")).targetInfos.some(({ type, url }) => type === "page" && url === second));
    const driver = await puppeteer.connect({ browserWSEndpoint: chromium.wsEndpoint() });
    return await largestPaint(
      required(
        (await driver.pages()).find((one) => one.url() === second),
        second,
      ),
    );
  } finally {
    await chromium.close();
  }
}

/** Measures the largest paint of a page that a visitor opens from the home page. */
export async function measureNextPage(root: string, runs: number): Promise<string> {
  const copy = await serveCopy(join(root, "public"));
  const rows: (string | number)[][] = [];
  for (const [name, rests] of [
    ["the pointer rests on the link first", true],
    ["pressed at once", false],
  ] as const) {
    const times: number[] = [];
    while (times.length < runs) {
      times.push(Math.round(await measureOnce(copy.origin, rests)));
    }
    rows.push([name, median(times), Math.max(...times), median(times) <= BOUND ? "yes" : "no"]);
    console.log(`  ${name}: ${String(median(times))} ms`);
  }
  copy.close();
  return [
    `From the home page to ${SECOND}, ${String(runs)} runs, in milliseconds, without slowing the network: browsers keep what both pages use. The bound is ${String(BOUND)} ms.`,
    table(["press", "median LCP", "worst", "within the bound"], rows),
  ].join("\n\n");
}
