import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { VISITOR } from "../../__tests__/browser/site";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { required } from "../../src/core/required";
import { pathOf } from "../../src/core/routes/routes";
import { launchChromium, openHydrated } from "./browser";
import { median, table } from "./markdown";
import { serveCopy } from "./served-copy";

/** How much slower the processor is emulated: as Lighthouse's mid-range phone. */
const SLOWDOWN = 4;

/** The most that an interaction should take, in milliseconds. */
const BOUND = 80;

/** The shortest event that the Event Timing API reports, in milliseconds. */
const LEAST_REPORTED = 16;

/** How long the browser is given to paint and to report, in milliseconds. */
const SETTLING = 600;

/** How long a finger stays down, in milliseconds. A press without length would add the work of its start to that of its end. */
const PRESS = 100;

const PHONE_WIDTH = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

interface Interaction {
  readonly name: string;
  readonly viewport: typeof DESKTOP;
  /** What is pressed before, without being measured. */
  readonly prepare?: string;
  readonly target: string;
  /** What is there when it has worked. */
  readonly effect: string;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "mobile menu, open",
    viewport: PHONE_WIDTH,
    target: "header details:has(nav) > summary:visible",
    effect: "header details[open] nav:visible",
  },
  {
    name: "question, open",
    viewport: DESKTOP,
    // The button that loads the map has `aria-expanded` too, but no `aria-controls`.
    target: ':is(main button[aria-controls][aria-expanded="false"], main details:not([open]) > summary):visible',
    effect: "[data-bench-pressed]:is([aria-expanded=true], details[open] > summary)",
  },
  {
    name: "chat, open",
    viewport: DESKTOP,
    target: 'aside a[href*="wa.me"]:visible, aside a:has-text("WhatsApp"):visible',
    effect: '[role="dialog"]',
  },
  {
    name: "language menu, open",
    viewport: DESKTOP,
    target: "header summary:visible",
    effect: 'header details[open] a[hreflang="ru"]:visible',
  },
  {
    name: "language, choose",
    viewport: DESKTOP,
    prepare: "header summary:visible",
    target: 'header a[hreflang="ru"]:visible',
    effect: "[data-bench-pressed]",
  },
];

/** Records the duration of events in `window.benchEvents`. A link would end the measurement, so it is marked and not followed. */
const OBSERVER = `
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    window.benchEvents.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: ${String(LEAST_REPORTED)}, buffered: true });
  window.addEventListener("click", (event) => {
    const target = event.target.closest("summary, button, a");
    target?.setAttribute("data-bench-pressed", "");
    if (target?.matches("a[href]")) event.preventDefault();
  });
`;

declare global {
  interface Window {
    /** Durations of events, in milliseconds. */
    benchEvents: number[];
  }
}

/** Presses the target once and returns how long the longest of the press's events took, in milliseconds. */
async function press(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = required(await target.boundingBox(), `An element to press that matches ${selector}`);
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle);
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => {
    window.benchEvents = [];
  });
  await page.mouse.click(...middle, { delay: PRESS });
  await page.waitForTimeout(SETTLING);
  return Math.max(LEAST_REPORTED, ...(await page.evaluate(() => window.benchEvents)));
}

async function measureOnce(browser: Browser, address: string, { viewport, prepare, target, effect }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport, userAgent: VISITOR, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(OBSERVER);
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await openHydrated(page, address);
  if (prepare !== undefined) {
    await press(page, prepare);
  }
  const duration = await press(page, target);
  await page.locator(effect).first().waitFor({ state: "attached" });
  await context.close();
  return duration;
}

/**
 * Measures how long interactions take on a slowed-down processor, each on a fresh page.
 *
 * @param root the project's folder, with the built site in `public/`
 * @source web.dev, Interaction to Next Paint: the longest event of an interaction, from input to the next paint
 */
export async function measureInteractions(root: string, runs: number): Promise<string> {
  const copy = await serveCopy(join(root, "public"));
  const browser = await launchChromium();
  const rows: (string | number)[][] = [];
  for (const path of [pathOf("home", DEFAULT_LANGUAGE), pathOf("driving-guide", DEFAULT_LANGUAGE)]) {
    for (const interaction of INTERACTIONS) {
      const durations: number[] = [];
      while (durations.length < runs) {
        durations.push(await measureOnce(browser, `${copy.origin}${path}`, interaction));
      }
      const worst = Math.max(...durations);
      rows.push([interaction.name, path, median(durations), worst, median(durations) <= BOUND ? "yes" : "no"]);
      console.log(`  ${path} ${interaction.name}: ${String(median(durations))} ms, worst ${String(worst)} ms`);
    }
  }
  await browser.close();
  copy.close();
  return [
    `From the press to the next paint in milliseconds, with the processor ${String(SLOWDOWN)} times slower, each on a fresh hydrated page, ${String(runs)} runs. The bound is ${String(BOUND)} ms for the median. A press lasts ${String(PRESS)} ms. The browser reports in steps of 8, and nothing below ${String(LEAST_REPORTED)}.`,
    table(["interaction", "page", "median", "worst", "within the bound"], rows),
  ].join("\n\n");
}
