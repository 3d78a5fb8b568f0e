import Builder from "fast-xml-builder";
import type { Language } from "../../core/languages";

/** One article as the feed announces it. */
export interface FeedEntry {
  /** The article's id, which stays when its address changes. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly path: string;
  /** The author's name. */
  readonly author: string;
  /** ISO dates. */
  readonly published: string;
  readonly modified: string;
}

export interface AtomFeed {
  readonly language: Language;
  readonly siteUrl: string;
  /** The feed's own path. */
  readonly path: string;
  /** The path of the page that lists the articles. */
  readonly pagePath: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly entries: readonly FeedEntry[];
}

const builder = new Builder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true, suppressEmptyNode: true });

/** An ISO date as the moment at which it begins, in UTC. */
function moment(date: string): string {
  return `${date}T00:00:00Z`;
}

/**
 * A feed of articles in one language, the newest first.
 *
 * @source RFC 4287 (Atom)
 */
export function atomFeed({ language, siteUrl, path, pagePath, title, subtitle, author, entries }: AtomFeed): string {
  const newestFirst = [...entries].sort((one, other) => other.published.localeCompare(one.published));
  const lastChange = entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1);
  if (lastChange === undefined) {
    throw new Error(`The feed ${path} has no articles, so it has no date.`);
  }
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": language,
      id: `${siteUrl}${path}`,
      title,
      subtitle,
      updated: moment(lastChange),
      author: { name: author },
      link: [
        { "@rel": "self", "@type": "application/atom+xml", "@href": `${siteUrl}${path}` },
        { "@rel": "alternate", "@type": "text/html", "@hreflang": language, "@href": `${siteUrl}${pagePath}` },
      ],
      entry: newestFirst.map((entry) => ({
        id: `${siteUrl}${path}#${entry.id}`,
        title: entry.title,
        link: { "@rel": "alternate", "@type": "text/html", "@hreflang": language, "@href": `${siteUrl}${entry.path}` },
        published: moment(entry.published),
        updated: moment(entry.modified),
        author: { name: entry.author },
        category: { "@term": entry.category },
        summary: entry.summary,
      })),
    },
  });
}
