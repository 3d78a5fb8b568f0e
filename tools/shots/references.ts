import { join } from "node:path";
import sharp from "sharp";
import { startSiteServer, stopSiteServer } from "../../__tests__/browser/site-server";
import { SITE_ROOT } from "../../__tests__/fixture-root";
import { launchFixedChromium } from "../../scripts/fixed-chromium";
import { DESIGN_PATH } from "../../src/core/routes/design-page";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { SCHEMES, openedPage } from "./opened-page";

/** Where the reference pictures are kept, from the project's folder: each part in each colour scheme. */
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

/** A picture at half its size, as PNG that takes little time. */
async function reduced(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width * SCALE) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Draws parts of the fixture site, as its design page shows them.
 *
 * @param root the project's folder, with packages
 * @returns pictures by the names of their reference files
 */
export async function drawParts(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const browser = await launchFixedChromium(root);
  const server = await startSiteServer(SITE_ROOT);
  try {
    const page = await openedPage(browser, `${server.address}${DESIGN_PATH}`, DEFAULT_LANGUAGE, PARTS_WIDTH);
    // The frame around the page has the words of editors; its height would move the parts.
    await page.locator(":has(> main) > :not(main)").evaluateAll((frame: HTMLElement[]) => {
      frame.forEach((element) => {
        element.style.setProperty("display", "none", "important");
      });
    });
    const pictures = new Map<string, Buffer>();
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const part of PARTS) {
        const chapter = page.locator(`#${part}`);
        // Alone on its page, so that no chapter above moves it by a part of a pixel.
        await chapter.evaluate((chosen) => {
          for (const other of chosen.parentElement?.querySelectorAll<HTMLElement>(":scope > *") ?? []) {
            other.style.display = other === chosen ? "" : "none";
          }
        });
        pictures.set(`${part}-${scheme}.webp`, await reduced(await chapter.screenshot({ animations: "disabled" })));
      }
    }
    return pictures;
  } finally {
    stopSiteServer(server);
    await browser.close();
  }
}
