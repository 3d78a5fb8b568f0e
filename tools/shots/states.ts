import type { Page } from "playwright-core";
import type { Language } from "../../src/core/languages";

/** One state of a component, and how a visitor brings it about. */
export interface ComponentState {
  readonly name: string;
  /** The page on which it is shown. */
  readonly route: string;
  /** Widths at which it does not exist are left out. */
  readonly isAt?: (width: number) => boolean;
  /** What is done before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The language that the browser asks for; the page's own, if this is not given. */
  readonly reader?: (language: Language) => Language;
  /** Without scripts the page stays as the server sent it. */
  readonly hasScripts?: boolean;
  /** Brings the state about, before the screenshot of the window. */
  readonly act: (page: Page) => Promise<void>;
}

/** From here on the header shows the whole navigation, in CSS pixels (72 rem). */
const WIDE = 1152;

const isWide = (width: number): boolean => width >= WIDE;
const isNarrow = (width: number): boolean => width < WIDE;

const press = (selector: string) => async (page: Page) => {
  const target = page.locator(`${selector}:visible`).first();
  await target.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
  });
  await target.click();
};

/** Moves the focus by keyboard until it reaches an element. */
const tabTo = (selector: string) => async (page: Page) => {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) {
      return;
    }
  }
  throw new Error(`The keyboard never reached ${selector}.`);
};

const show = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: "center" });
    });

/** The states that a page has beside the one in which it arrives. */
export const STATES: readonly ComponentState[] = [
  { name: "menu", route: "home", isAt: isNarrow, act: press("header details:has(nav) > summary") },
  {
    name: "language-menu",
    route: "home",
    isAt: isWide,
    act: press("header details:not(:has(nav)) > summary"),
  },
  { name: "question", route: "van-rental", act: press('main [data-reach-accordion-button][aria-expanded="false"]') },
  {
    name: "chat",
    route: "home",
    isAt: isWide,
    act: async (page) => {
      await press('aside a[href*="wa.me"]')(page);
      await page.locator('[role="dialog"] img').waitFor();
    },
  },
  { name: "chat-hover", route: "home", isAt: isWide, act: (page) => page.locator('aside a[href*="wa.me"]').hover() },
  { name: "focus-skip-link", route: "home", act: (page) => page.keyboard.press("Tab") },
  { name: "focus-booking", route: "airport-parking", act: tabTo("main a") },
  { name: "focus-navigation", route: "home", isAt: isWide, act: tabTo("header nav a[aria-current]") },
  { name: "can-rent-young", route: "home", act: press('label:has(input[data-question="age"][value="ask"])') },
  {
    name: "language-offer",
    // The home page leads on to the browser's language in place of offering it.
    route: "airport-parking",
    reader: (language) => (language === "en" ? "el" : "en"),
    act: (page) => page.locator("aside[data-offer]:visible").waitFor(),
  },
  {
    name: "error-pictures",
    route: "van-rental",
    prepare: (page) => page.route(/\.(?:avif|webp|png|jpe?g)(?:\?|$)/, (route) => route.abort()),
    act: () => Promise.resolve(),
  },
  { name: "error-map", route: "directions", act: press("main button[aria-expanded]") },
  { name: "empty-offline", route: "offline", act: show("main") },
  { name: "without-scripts", route: "home", hasScripts: false, act: show("main fieldset") },
];
