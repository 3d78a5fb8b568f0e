import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { startSiteServer, stopSiteServer } from "../../__tests__/browser/site-server";
import { SITE_ROOT } from "../../__tests__/fixture-root";
import { launchFixedChromium } from "../../scripts/fixed-chromium";
import { DESIGN_PATH } from "../../src/core/routes/design-page";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { SCHEMES, type Scheme, openedPage } from "./opened-page";

/** Where the reference pictures are kept, from the project's folder. */
export const REFERENCES_FOLDER = join("__tests__", "looks", "references");

/** How wide the window is in which parts are drawn, in CSS pixels. */
const PARTS_WIDTH = 1152;

/** Reference pictures are kept at half their size: small in the repository, and large enough to show the edge of a letter. */
const SCALE = 0.5;

/** The chapters of the design page whose parts have references. */
const PARTS = [
  "type",
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
] as const;

/** A reference picture: a part in a colour scheme. */
export interface Reference {
  readonly part: (typeof PARTS)[number];
  readonly scheme: Scheme;
}

/** Every reference picture. */
export const REFERENCES: readonly Reference[] = SCHEMES.flatMap((scheme) => PARTS.map((part) => ({ part, scheme })));

/** The file of a reference picture, in its folder. */
export function fileOf({ part, scheme }: Reference): string {
  return `${part}-${scheme}.webp`;
}

/** A picture at half its size, as PNG that takes little time. */
async function reduced(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width * SCALE) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The fixture site, and the browser that draws its reference pictures. */
export interface ReferenceSite {
  readonly browser: Browser;
  /** The address without a path. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the fixture site, and starts the browser that draws the reference pictures.
 *
 * @param root the project's folder, with packages
 */
export async function openReferenceSite(root: string): Promise<ReferenceSite> {
  const browser = await launchFixedChromium(root);
  const server = await startSiteServer(SITE_ROOT);
  return {
    browser,
    origin: server.address,
    close: async () => {
      stopSiteServer(server);
      await browser.close();
    },
  };
}

/** Draws parts of the site, as the design page shows them. */
export async function pictureParts(
  { browser, origin }: ReferenceSite,
  references: readonly Reference[],
): Promise<ReadonlyMap<Reference, Buffer>> {
  const page = await openedPage(browser, `${origin}${DESIGN_PATH}`, DEFAULT_LANGUAGE, PARTS_WIDTH);
  // The frame around the page has the words of editors; its height would move the parts.
  await page.locator(":has(> main) > :not(main)").evaluateAll((frame: HTMLElement[]) => {
    frame.forEach((element) => {
      element.style.setProperty("display", "none", "important");
    });
  });
  const pictures = new Map<Reference, Buffer>();
  for (const reference of references) {
    await page.emulateMedia({ colorScheme: reference.scheme });
    const chapter = page.locator(`#${reference.part}`);
    // Alone on its page, so that no chapter above moves it by a part of a pixel.
    await chapter.evaluate((chosen) => {
      for (const other of chosen.parentElement?.querySelectorAll<HTMLElement>(":scope > *") ?? []) {
        other.style.display = other === chosen ? "" : "none";
      }
    });
    pictures.set(reference, await reduced(await chapter.screenshot({ animations: "disabled" })));
  }
  await page.context().close();
  return pictures;
}
