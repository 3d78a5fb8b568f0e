import { ensureChromium, launchChromium } from "./chromium";
import type { Engine } from "./engine";
import { ensureFirefox, launchFirefox } from "./firefox";
import { ensureWebKit, launchWebKit } from "./webkit";

/** The engines that the scenarios run in; `ENGINES` names those to test, if not all (jest.config.mjs). */
export const ENGINES: Readonly<Record<string, { readonly ensure: () => void; readonly launch: () => Promise<Engine> }>> = {
  chromium: { ensure: ensureChromium, launch: launchChromium },
  firefox: { ensure: ensureFirefox, launch: launchFirefox },
  webkit: { ensure: ensureWebKit, launch: launchWebKit },
};
