import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { VISITOR, slowScripts } from "../../__tests__/browser/site";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { hydrated, launchChromium, showIntent, watchRequests } from "./browser";
import { serveCopy } from "./served-copy";
import { median } from "./statistics";

/** How much slower than it is the processor pretends to be: as Lighthouse's mid-range telephone. */
export const SLOWDOWN = 4;

/** The most that an interaction may take, in milliseconds. */
export const BOUND = 100;

/** The browser reports no event that took less, in milliseconds: the least that the Event Timing API allows. */
const LEAST_REPORTED = 16;

/** One thing that a visitor does, on one page. */
export interface InteractionResult {
  readonly interaction: string;
  readonly path: string;
  readonly moment: "hydrated" | "before hydration";
  /** From the press to the next paint, in milliseconds, once a repeat; events are reported in steps of 8, and 16 stands for 16 or less. */
  readonly durations: readonly number[];
  readonly median: number;
  readonly worst: number;
  /** How often what was asked for came when. */
  readonly effect: Readonly<Record<Effect, number>>;
}

export interface InteractionsResult {
  readonly slowdown: number;
  readonly bound: number;
  readonly interactions: readonly InteractionResult[];
}

/** When what was asked for came. */
type Effect = "at once" | "with the scripts" | "never";

interface Interaction {
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** What is pressed before, without being measured. */
  readonly prepare?: string;
  /** What is pressed. */
  readonly target: string;
  /** What is there when it has worked. */
  readonly effect: string;
}

/** What is there when a link would have been followed. */
const LEFT = "html[data-bench-left]";

const SMALL: BrowserContextOptions = { viewport: { width: 360, height: 740 }, userAgent: VISITOR };
const LARGE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, userAgent: VISITOR };

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "mobile menu, open",
    context: SMALL,
    target: "header details:has(nav) > summary:visible",
    effect: "header details[open] nav:visible",
  },
  {
    name: "question, open",
    context: LARGE,
    // The button that asks Google for its map also tells whether it is expanded, but controls nothing that is there already.
    target: ':is(main button[aria-controls][aria-expanded="false"], main details:not([open]) > summary):visible',
    effect: "[data-bench-pressed]:is([aria-expanded=true], details[open] > summary)",
  },
  {
    name: "chat, open",
    context: LARGE,
    target: 'aside a[href*="wa.me"]:visible, aside a:has-text("WhatsApp"):visible',
    // Without scripts the link is followed.
    effect: `[role="dialog"], ${LEFT}`,
  },
  {
    name: "language menu, open",
    context: LARGE,
    target: "header summary:visible",
    effect: 'header details[open] a[hreflang="ru"]:visible',
  },
  {
    name: "language, choose",
    context: LARGE,
    prepare: "header summary:visible",
    target: 'header a[hreflang="ru"]:visible',
    effect: LEFT,
  },
];

/** An event as the Event Timing API reports it. */
interface TimedEvent {
  readonly interactionId: number;
  readonly duration: number;
}

declare global {
  interface Window {
    /** What the observer has seen since it was emptied. */
    benchEvents: TimedEvent[];
  }
}

/**
 * Collects events from the first moment on. A link that would be followed would end the measurement: it is noted, and the visitor stays.
 */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(`
    window.benchEvents = [];
    new PerformanceObserver((list) => {
      window.benchEvents.push(...list.getEntries().map(({ interactionId, duration }) => ({ interactionId, duration })));
    }).observe({ type: "event", durationThreshold: ${String(LEAST_REPORTED)}, buffered: true });
    window.addEventListener("click", (event) => {
      const target = event.target.closest("summary, button, a");
      target?.setAttribute("data-bench-pressed", "");
      if (target?.matches("a[href]") && !event.defaultPrevented) {
        event.preventDefault();
        document.documentElement.setAttribute("data-bench-left", "");
      }
    });
  `);
}

/** How long the browser is given to paint and to report, in milliseconds. */
const SETTLING = 600;

/** How long an effect is waited for, in milliseconds. */
const PATIENCE = 10_000;

/**
 * When what was asked for comes.
 *
 * @param release lets the scripts come that were held back until now
 */
async function effectOf(page: Page, selector: string, release: () => void = () => undefined): Promise<Effect> {
  const effect = page.locator(selector).first();
  const isThere = (await effect.count()) > 0;
  release();
  if (isThere) {
    return "at once";
  }
  return effect.waitFor({ state: "attached", timeout: PATIENCE }).then(
    () => "with the scripts",
    () => "never",
  );
}

/** Presses the target once and reads how long the longest of the press's events took. */
async function press(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) {
    throw new Error(`Nothing that can be pressed fits ${selector}.`);
  }
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => {
    window.benchEvents = [];
  });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLING);
  const events = await page.evaluate(() => window.benchEvents);
  return Math.max(LEAST_REPORTED, ...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration));
}

async function slowPage(browser: Browser, context: BrowserContextOptions) {
  const visit = await browser.newContext(context);
  const page = await visit.newPage();
  await observe(page);
  const protocol = await visit.newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, close: () => visit.close() };
}

interface Attempt {
  readonly duration: number;
  readonly effect: Effect;
}

/** One press on a page that React has taken over. */
async function pressHydrated(browser: Browser, address: string, interaction: Interaction): Promise<Attempt | undefined> {
  const { page, close } = await slowPage(browser, interaction.context);
  try {
    const quiet = watchRequests(page);
    await page.goto(address, { waitUntil: "load" });
    await showIntent(page);
    await hydrated(page);
    await quiet();
    if (interaction.prepare !== undefined) {
      await press(page, interaction.prepare);
    }
    if ((await page.locator(interaction.target).count()) === 0) {
      return undefined;
    }
    const duration = await press(page, interaction.target);
    return { duration, effect: await effectOf(page, interaction.effect) };
  } finally {
    await close();
  }
}

/**
 * One press on a page whose scripts are held back, and what comes of it when they arrive. What needs another press before is not the first
 * interaction, and not there to be pressed.
 */
async function pressUnhydrated(browser: Browser, address: string, interaction: Interaction): Promise<Attempt | undefined> {
  const { page, close } = await slowPage(browser, interaction.context);
  try {
    const release = await slowScripts(page);
    await page.goto(address, { waitUntil: "domcontentloaded" });
    if ((await page.locator(interaction.target).count()) === 0) {
      return undefined;
    }
    const duration = await press(page, interaction.target);
    return { duration, effect: await effectOf(page, interaction.effect, release) };
  } finally {
    await close();
  }
}

async function repeated(count: number, attempt: () => Promise<Attempt | undefined>): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  for (let index = 0; index < count; index += 1) {
    const result = await attempt();
    if (result === undefined) {
      return [];
    }
    attempts.push(result);
  }
  return attempts;
}

/** The page with the longest HTML in the language without a prefix, the home page apart. */
function longestPath(root: string): string {
  const paths = routeTable(readSiteData(root))
    .map((route) => route.paths.en)
    .filter((path) => path !== "/");
  const length = (path: string): number => {
    try {
      return readFileSync(join(root, "public", path, "index.html")).length;
    } catch {
      // The page for addresses that do not exist is another kind of file.
      return 0;
    }
  };
  return paths.reduce((longest, path) => (length(path) > length(longest) ? path : longest));
}

/**
 * Measures how long interactions take on a slowed-down processor, each on a fresh page.
 *
 * @param root the project's folder, with the built site in `public/`
 * @param repeats how often each is done
 * @source web.dev, Interaction to Next Paint: the longest event of an interaction, from input to the next paint
 */
export async function measureInteractions(root: string, repeats: number): Promise<InteractionsResult> {
  const copy = await serveCopy(join(root, "public"));
  const browser = await launchChromium();
  const interactions: InteractionResult[] = [];
  try {
    for (const path of ["/", longestPath(root)]) {
      for (const interaction of INTERACTIONS) {
        for (const [moment, once] of [
          ["hydrated", pressHydrated],
          ["before hydration", pressUnhydrated],
        ] as const) {
          const attempts = await repeated(repeats, () => once(browser, `${copy.origin}${path}`, interaction));
          if (attempts.length === 0) {
            continue;
          }
          const durations = attempts.map(({ duration }) => duration);
          const result: InteractionResult = {
            interaction: interaction.name,
            path,
            moment,
            durations,
            median: median(durations),
            worst: Math.max(...durations),
            effect: {
              "at once": attempts.filter(({ effect }) => effect === "at once").length,
              "with the scripts": attempts.filter(({ effect }) => effect === "with the scripts").length,
              never: attempts.filter(({ effect }) => effect === "never").length,
            },
          };
          interactions.push(result);
          console.log(`  ${path} ${interaction.name}, ${moment}: ${String(result.median)} ms, worst ${String(result.worst)} ms`);
        }
      }
    }
    return { slowdown: SLOWDOWN, bound: BOUND, interactions };
  } finally {
    await browser.close();
    await copy.close();
  }
}
