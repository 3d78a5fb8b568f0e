import type { BrowserContext, Page } from "playwright-core";
import { ROUTES } from "../built/site";
import { address, hydrated } from "./site";

/*
 * No language of the site runs from right to left. Tests turn the pages round all the same, so that one more language costs no rule of
 * style.
 */

/** One page of each template, in the language with the fewest exceptions of its own. */
export const TEMPLATES: ReadonlyMap<string, string> = new Map(ROUTES.map(({ template, paths }) => [template, paths.en]));

export const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Settings of a window in which nothing moves, and tests may add styles. */
export const QUIET = { reducedMotion: "reduce", bypassCSP: true } as const;

/** Opens a page of the site, turned round before it is painted if so wished, and without anything that moves. */
export async function openTurned(context: BrowserContext, path: string, direction: "ltr" | "rtl"): Promise<Page> {
  const page = await context.newPage();
  await page.route(address(path), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("<html ", `<html dir="${direction}" `) });
  });
  await page.goto(address(path));
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}
