import type { SiteFiles } from "../../content/site-files";
import { formatProductionRefusal } from "./format-go-live";
import { blockingItems, goLiveItems } from "./go-live-items";

/**
 * Refuses a production build that would publish placeholders or samples, unless `ALLOW_SAMPLE_CONTENT` is `1`.
 *
 * @param files files that passed the check
 * @param environment the environment variables of the build
 * @returns the message, or `undefined` when the build may run
 * @source Netlify, build environment variables: `CONTEXT` is `production` for the published site
 */
export function productionRefusal(
  files: Pick<SiteFiles, "texts">,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (environment["CONTEXT"] !== "production" || environment["ALLOW_SAMPLE_CONTENT"] === "1") {
    return undefined;
  }
  const blocking = blockingItems(goLiveItems(files));
  return blocking.length === 0 ? undefined : formatProductionRefusal(blocking);
}
