import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import type { SharedBrowser } from "../__tests__/browser/site";
import { DEFAULT_LANGUAGE, type Language } from "../src/site/languages";
import type { RouteId } from "../src/site/routes";
import { openedPage } from "./capture";
import type { Scheme } from "./options";

/** Where the reference pictures are kept, from the project's folder. */
export const REFERENCES_FOLDER = join("__tests__", "browser", "references");

/** How wide the window is in which parts are pictured, in CSS pixels. */
const PARTS_WIDTH = 1152;

/** Reference pictures are kept at half their size: small in the repository, and not disturbed by the edge of a letter. */
const SCALE = 0.5;

/** The chapters of the design page whose parts have references. */
export const PARTS = [
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

export type Part = (typeof PARTS)[number];

/** A page that has a reference picture. */
export interface PageReference {
  readonly route: RouteId;
  readonly language: Language;
  readonly width: number;
  readonly scheme: Scheme;
}

/** Three pages, one of each kind: a poster, a family of vehicles, a document. Every language and every width occurs once at least. */
export const PAGES: readonly PageReference[] = [
  { route: "home", language: "de", width: 360, scheme: "light" },
  { route: "home", language: "en", width: 1440, scheme: "dark" },
  { route: "van-rental", language: "el", width: 768, scheme: "light" },
  { route: "van-rental", language: "tr", width: 360, scheme: "dark" },
  { route: "booking-terms", language: "ru", width: 1440, scheme: "light" },
  { route: "booking-terms", language: "de", width: 768, scheme: "dark" },
];

/** The name of a page's picture, without the ending. */
export function nameOfPage({ route, language, width, scheme }: PageReference): string {
  return `${route}-${language}-${String(width)}-${scheme}`;
}

/** The name of a part's picture, without the ending. */
export function nameOfPart(part: Part, scheme: Scheme): string {
  return `part-${part}-${scheme}`;
}

/** A picture, and what tells whether another one shows the same content. */
export interface PicturedPage {
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

/** The picture of a window at half its size, as PNG that takes little time. */
async function reduced(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width * SCALE) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A picture as it is kept in the repository: small, and exact where it shows parts. */
export function kept(picture: Buffer, shows: "part" | "page"): Promise<Buffer> {
  return sharp(picture)
    .webp(shows === "part" ? { lossless: true } : { quality: 82 })
    .toBuffer();
}

/** What is done to a page before it is pictured. */
type Change = (page: Page) => Promise<unknown>;

/**
 * Pictures a page that has a reference, as it stands in the built site.
 *
 * @param address of the page
 */
export async function picturePage(
  browser: SharedBrowser,
  address: string,
  { language, width, scheme }: PageReference,
  change: Change = () => Promise.resolve(),
): Promise<PicturedPage> {
  const page = await openedPage(browser, { address, language, width });
  await page.emulateMedia({ colorScheme: scheme });
  const content = await fingerprint(page);
  await change(page);
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  await page.context().close();
  return { picture: await reduced(picture), content };
}

/**
 * Pictures parts of the site, as the design page shows them.
 *
 * @param address of the design page
 * @param parts the chapters that are wanted
 * @returns a picture for each, in their order
 */
export async function pictureParts(
  browser: SharedBrowser,
  address: string,
  scheme: Scheme,
  parts: readonly Part[],
  change: Change = () => Promise.resolve(),
): Promise<readonly Buffer[]> {
  const page = await openedPage(browser, { address, language: DEFAULT_LANGUAGE, width: PARTS_WIDTH });
  await page.emulateMedia({ colorScheme: scheme });
  await page.addStyleTag({ content: FLOATING });
  await change(page);
  const pictures: Buffer[] = [];
  for (const part of parts) {
    const chapter = page.locator(`#${part}`);
    // Alone on its page, so that no chapter above moves it by a part of a pixel.
    await chapter.evaluate((chosen) => {
      for (const other of chosen.parentElement?.querySelectorAll<HTMLElement>(":scope > *") ?? []) {
        other.style.display = other === chosen ? "" : "none";
      }
    });
    pictures.push(await reduced(await chapter.screenshot({ animations: "disabled" })));
  }
  await page.context().close();
  return pictures;
}
