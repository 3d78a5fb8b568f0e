import type { SiteFiles } from "../../content/site-files";
import { formatProductionRefusal } from "./format-go-live";
import { blockingItems, goLiveItems } from "./go-live-items";

/**
 * Tells why a build must not run: in production no placeholder and no sample may be published, unless `ALLOW_SAMPLE_CONTENT` is `1`.
 *
 * @param files what the check has found valid
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
  const items = goLiveItems(files);
  return blockingItems(items).length === 0 ? undefined : formatProductionRefusal(items);
}
