import { load } from "cheerio";

/** A page, or another document, with its content. */
export interface Page {
  readonly path: string;
  readonly html: string;
}

/** Hosts that nobody has, or only this machine: placeholders, and the site itself in a build without an address. */
// RFC 2606 and RFC 6761
const RESERVED = /^(?:.+\.)?(?:example\.(?:com|org|net)|example|invalid|test|localhost)$/;

/**
 * The addresses on other hosts to which pages link, each with the pages. What follows “?” is left out: it says what is asked of an address, such
 * as a message to be sent, and would make a hundred addresses of one.
 *
 * @param ownHosts hosts that are the site itself
 */
export function outsideLinks(pages: readonly Page[], ownHosts: readonly string[] = []): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, readonly string[]>();
  for (const { path, html } of pages) {
    const document = load(html);
    const hrefs = document("a[href], area[href]")
      .toArray()
      .flatMap((element) => document(element).attr("href") ?? []);
    const addresses = hrefs
      .filter((href) => /^https?:/i.test(href) && URL.canParse(href))
      .map((href) => new URL(href))
      .filter(({ hostname }) => !RESERVED.test(hostname) && !ownHosts.includes(hostname))
      .map(({ origin, pathname }) => `${origin}${pathname}`);
    for (const address of new Set(addresses)) {
      links.set(address, [...(links.get(address) ?? []), path]);
    }
  }
  return links;
}

/** How a link that fails is reported: with what was answered, and where it is. */
export function brokenLink(address: string, status: number, paths: readonly string[]): string {
  const [first = "", ...others] = paths;
  const answer = status === 0 ? "no answer" : `status ${String(status)}`;
  return `<${address}>: ${answer}, on ${first}${others.length === 0 ? "" : ` and ${String(others.length)} more`}`;
}
