import puppeteer, { ElementHandle, type LaunchOptions } from "puppeteer-core";
import { required } from "../../src/schemas/required";

/** The keys that the scenarios press, by their names in the DOM, with their code points in WebDriver. */
export const KEYS = {
  Shift: "\uE008",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

/** A page as the scenarios use it, whichever engine shows it. */
export interface EnginePage {
  /** Opens an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page and returns what it returns or resolves to. */
  readonly evaluate: <Parameters extends unknown[], Result>(
    run: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Clicks the first visible element that a selector finds, once there is one. */
  readonly click: (selector: string) => Promise<void>;
  readonly press: (key: keyof typeof KEYS) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly version: string;
  /** Opens a page with its own storage. */
  readonly newPage: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}

/** The first visible element that a selector finds. It runs in the page. */
export function firstVisible(selector: string): Element | undefined {
  return Array.from(document.querySelectorAll(selector)).find((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Polls for a minute: a browser has no event for most of what tests wait for, such as a change of a cache. */
export async function until(isReached: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isReached())) {
    // Else a test that has failed would keep Jest running.
    if (Date.now() > end) {
      throw new Error(`Not reached within a minute: ${String(isReached)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A function of the page and its parameters. */
export type Call = readonly [run: (...parameters: never) => unknown, ...parameters: unknown[]];

/** The call of a function in the page, as source. */
export function expression(...[run, ...parameters]: Call): string {
  return `(${String(run)})(...${JSON.stringify(parameters)})`;
}

/** Starts a browser that Puppeteer drives. The options ask for reduced motion: Puppeteer would click on what a view transition covers. */
export async function launchWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  return {
    version: await browser.version(),
    newPage: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        open: async (address) => {
          await page.goto(address);
        },
        evaluate: async <Result>(...call: Call) => (await page.evaluate(expression(...call))) as Result,
        click: async (selector) => {
          const found = await page.waitForFunction(firstVisible, {}, selector);
          await required(found instanceof ElementHandle ? found : undefined, selector).click();
        },
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
