import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import type { SharedBrowser } from "../__tests__/browser/site";
import { routeTable } from "../src/build/route-table";
import { readSiteData } from "../src/build/site-data";
import type { Language } from "../src/site/languages";
import { openedPage } from "./capture";
import type { Scheme } from "./options";

/** Where the reference pictures are kept, from the project's folder. */
export const REFERENCES_FOLDER = join("__tests__", "browser", "references");

/** The page that shows the parts. */
const DESIGN_PAGE = "design";

/** How wide the window is in which parts are pictured, in CSS pixels. */
const PARTS_WIDTH = 1152;

/** Reference pictures are kept at half their size: small in the repository, and not disturbed by the edge of a letter. */
const SCALE = 0.5;

/** Something that has a reference picture. */
export interface Reference {
  /** The name of its file, without the ending. */
  readonly name: string;
  /** The page's route, or `"design"` for the page that shows the parts. */
  readonly route: string;
  readonly language: Language;
  readonly width: number;
  readonly scheme: Scheme;
  /** The chapter of the design page; without it the whole page is pictured. */
  readonly part?: string;
}

/** The chapters of the design page whose parts have references. */
const PARTS = [
  "type",
  "grounds",
  "buttons",
  "links",
  "breadcrumbs",
  "section-heads",
  "lists",
  "steps",
  "tables",
  "questions",
  "menus",
  "dialogs",
  "stars",
  "right-to-left",
] as const;

/** Three pages, one of each kind: a poster, a family of vehicles, a document. Every language and every width occurs once at least. */
const PAGES = [
  { route: "home", language: "de", width: 360, scheme: "light" },
  { route: "home", language: "en", width: 1440, scheme: "dark" },
  { route: "van-rental", language: "el", width: 768, scheme: "light" },
  { route: "van-rental", language: "tr", width: 360, scheme: "dark" },
  { route: "booking-terms", language: "ru", width: 1440, scheme: "light" },
  { route: "booking-terms", language: "de", width: 768, scheme: "dark" },
] as const satisfies readonly Omit<Reference, "name">[];

/** Everything that has a reference picture. */
export const REFERENCES: readonly Reference[] = [
  ...(["light", "dark"] as const).flatMap((scheme) =>
    PARTS.map((part): Reference => ({
      name: `${part}-${scheme}`,
      route: DESIGN_PAGE,
      language: "en",
      width: PARTS_WIDTH,
      scheme,
      part,
    })),
  ),
  ...PAGES.map((page): Reference => ({ ...page, name: `${page.route}-${page.language}-${String(page.width)}-${page.scheme}` })),
];

/** The path of the page on which a reference stands. */
export function pathOfReference(root: string, { route, language }: Reference): string {
  if (route === DESIGN_PAGE) {
    return `/${DESIGN_PAGE}`;
  }
  const path = routeTable(readSiteData(root)).find(({ id }) => id === route)?.paths[language];
  if (path === undefined) {
    throw new Error(`There is no route “${route}”.`);
  }
  return path;
}

/** A picture, and what tells whether another one shows the same content. */
export interface PicturedReference {
  readonly picture: Buffer;
  /** Fingerprint of the words and pictures: editors change those every day, and no picture is wrong because of it. */
  readonly content: string;
}

/** What floats over a page would stand somewhere in the picture of a part. */
const FLOATING = '[data-place="header"], main ~ aside { visibility: hidden !important }';

async function fingerprint(page: Page): Promise<string> {
  const content = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("script, style, template") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const found: string[] = [];
    while (words.nextNode()) {
      found.push(words.currentNode.textContent?.trim() ?? "");
    }
    return [...found.filter((text) => text !== ""), ...Array.from(document.images, ({ src }) => new URL(src).pathname)].join("\n");
  });
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/**
 * Pictures what has a reference, as it stands in the built site.
 *
 * @param origin where the site is served
 * @param change is done to the page before it is pictured
 */
export async function pictureReference(
  browser: SharedBrowser,
  origin: string,
  path: string,
  { language, width, scheme, part }: Reference,
  change: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<PicturedReference> {
  const page = await openedPage(browser, { address: `${origin}${path}`, language, width });
  await page.emulateMedia({ colorScheme: scheme });
  if (part !== undefined) {
    await page.addStyleTag({ content: FLOATING });
  }
  const content = await fingerprint(page);
  await change(page);
  const whole =
    part === undefined
      ? await page.screenshot({ fullPage: true, animations: "disabled" })
      : await page.locator(`#${part}`).screenshot({ animations: "disabled" });
  await page.context().close();
  const size = await sharp(whole).metadata();
  const picture = await sharp(whole)
    .resize({ width: Math.round(size.width * SCALE) })
    .webp(part === undefined ? { quality: 82 } : { lossless: true })
    .toBuffer();
  return { picture, content };
}
