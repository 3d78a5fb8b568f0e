import { stopSiteServer } from "./site-server";

/** Ends what `set-up.ts` started. */
export default async function tearDown(): Promise<void> {
  await globalThis.browserServer?.close();
  if (globalThis.siteServer !== undefined) {
    stopSiteServer(globalThis.siteServer);
  }
}
