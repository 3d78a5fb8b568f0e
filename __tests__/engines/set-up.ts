import { serveSite } from "../browser/servers";
import { ensureChromium } from "./chromium";
import { ensureFirefox } from "./firefox";
import { ensureWebKit } from "./webkit";

const ENSURE = { chromium: ensureChromium, firefox: ensureFirefox, webkit: ensureWebKit } as const;

/** Installs what is missing of the engines that `ENGINES` names, or of all, and serves the built site. */
export default async function setUp(): Promise<void> {
  const wanted = process.env["ENGINES"]?.split(",");
  for (const [name, ensure] of Object.entries(ENSURE)) {
    if (wanted?.includes(name) !== false) {
      ensure();
    }
  }
  await serveSite();
}
