import type { Browser } from "playwright-core";
import { startSiteServer, stopSiteServer } from "../../__tests__/browser/site-server";
import { launchFixedChromium } from "../../scripts/fixed-chromium";

/** A built site and the browser that draws its reference pictures. */
export interface PicturedSite {
  readonly browser: Browser;
  /** The address of a path of the site. */
  readonly address: (path: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the site that the reference pictures show, and starts the browser that draws them.
 *
 * @param root the project's folder, with packages
 * @param folder whose `public/` is served
 */
export async function openPicturedSite(root: string, folder: string): Promise<PicturedSite> {
  const browser = await launchFixedChromium(root);
  try {
    const server = await startSiteServer(folder);
    return {
      browser,
      address: (path) => `${server.address}${path}`,
      close: async () => {
        stopSiteServer(server);
        await browser.close();
      },
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
