import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LinkChecker, LinkState } from "linkinator";
import { brokenLink } from "./outside-links";

/** Hosts that let no programs in answer with these. A person may well see the page. */
const NOT_FOR_PROGRAMS: readonly number[] = [401, 403, 429];

/**
 * Which links to other hosts fail. A host that is busy is asked again when it says; one that fails or does not answer, three times more.
 *
 * @param links addresses, each with the pages that link to it
 */
export async function brokenLinks(links: ReadonlyMap<string, readonly string[]>): Promise<readonly string[]> {
  // linkinator reads links from a page.
  const folder = mkdtempSync(join(tmpdir(), "links-"));
  try {
    const list = [...links.keys()].map((address) => `<a href="${address}">${address}</a>`).join("\n");
    writeFileSync(join(folder, "index.html"), list);
    const { links: checked } = await new LinkChecker().check({
      retry: true,
      retryErrors: true,
      retryErrorsCount: 3,
      path: "index.html",
      serverRoot: folder,
      // Its own name for itself is an old browser's.
      userAgent: "Mozilla/5.0 (compatible; linkinator)",
      timeout: 30_000,
      concurrency: 5,
    });
    return checked
      .filter(({ state, status = 0 }) => state === LinkState.BROKEN && !NOT_FOR_PROGRAMS.includes(status))
      .map(({ url, status = 0 }) => brokenLink(url, status, links.get(url) ?? []));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
