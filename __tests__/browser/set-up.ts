import { ensureChromium } from "../engines/chromium";
import { serveSite, startBrowser } from "./servers";

/** Serves the built site, and starts the browser that all test files share. */
export default async function setUp(): Promise<void> {
  await serveSite();
  await startBrowser(ensureChromium());
}
