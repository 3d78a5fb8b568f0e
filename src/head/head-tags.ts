import { feedPath } from "../core/routes/feed";
import { type Language, LANGUAGES } from "../core/languages";
import { languageOptions, optionOf } from "../core/language-options";

/** A picture that a page shows to social networks. */
export interface HeadPicture {
  /** Its path on the site. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  readonly alt: string;
}

/** When an article was written and last changed, as ISO dates. */
export interface ArticleDates {
  readonly published: string;
  readonly modified: string;
}

/** What a page says of itself to the browser and to search engines. */
export interface PageFacts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The same page in every language, as paths. */
  readonly paths: Readonly<Record<Language, string>>;
  readonly siteUrl: string;
  readonly picture: HeadPicture;
  /** The title of the feed of articles in the page's language. */
  readonly feedTitle: string;
  /** For an article only. */
  readonly dates?: ArticleDates;
  /** The brand, as social networks show it. */
  readonly siteName: string;
  /** Whether search engines may list this build at all; previews are not for them. */
  readonly isForSearchEngines: boolean;
  /** Font files to fetch before the styles ask for them. */
  readonly fonts: readonly string[];
  /** Whether search engines may list the page; the links of one that they may not can still be followed. */
  readonly isListed: boolean;
}

/** One element of the head: its name, its attributes and, for a title, its text. */
export interface HeadTag {
  readonly tag: "title" | "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: "meta", attributes });
const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: "link", attributes });

/** Asks for font files before the styles do. */
export function fontTags(fonts: readonly string[]): readonly HeadTag[] {
  return fonts.map((href) => link({ rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" }));
}

/** What every page says to the device that shows it. */
export const DEVICE_TAGS: readonly HeadTag[] = [
  meta({ name: "theme-color", content: "#fdf9f1", media: "(prefers-color-scheme: light)" }),
  meta({ name: "theme-color", content: "#0e1e2e", media: "(prefers-color-scheme: dark)" }),
  link({ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
  link({ rel: "manifest", href: "/manifest.webmanifest" }),
  link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
];

/** An absolute address. The home page of a site has a slash at its end, no other page has. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}

/**
 * The elements of a page's head.
 *
 * @source The Open Graph protocol; X, cards; HTML, link types `canonical` and `alternate`; Google Search Central, localized versions of pages (`x-default`)
 */
export function headTags({
  language,
  title,
  description,
  paths,
  picture,
  feedTitle,
  dates,
  siteUrl,
  siteName,
  isForSearchEngines,
  fonts,
  isListed,
}: PageFacts): readonly HeadTag[] {
  const address = (path: string): string => absoluteUrl(siteUrl, path);
  const addresses = isListed
    ? [
        link({ rel: "canonical", href: address(paths[language]) }),
        ...LANGUAGES.map((code) => link({ rel: "alternate", hreflang: code, href: address(paths[code]) })),
        link({ rel: "alternate", hreflang: "x-default", href: address(paths.en) }),
        link({ rel: "alternate", type: "application/atom+xml", title: feedTitle, href: feedPath(language) }),
      ]
    : [];
  const social = [
    meta({ property: "og:type", content: dates === undefined ? "website" : "article" }),
    ...(dates === undefined
      ? []
      : [
          meta({ property: "article:published_time", content: dates.published }),
          meta({ property: "article:modified_time", content: dates.modified }),
        ]),
    meta({ property: "og:site_name", content: siteName }),
    meta({ property: "og:title", content: title }),
    meta({ property: "og:description", content: description }),
    ...(isListed ? [meta({ property: "og:url", content: address(paths[language]) })] : []),
    meta({ property: "og:locale", content: optionOf(language).openGraph }),
    ...languageOptions()
      .filter(({ code }) => code !== language)
      .map(({ openGraph }) => meta({ property: "og:locale:alternate", content: openGraph })),
    meta({ property: "og:image", content: address(picture.path) }),
    meta({ property: "og:image:type", content: "image/jpeg" }),
    meta({ property: "og:image:width", content: String(picture.width) }),
    meta({ property: "og:image:height", content: String(picture.height) }),
    meta({ property: "og:image:alt", content: picture.alt }),
    meta({ name: "twitter:card", content: "summary_large_image" }),
    meta({ name: "twitter:title", content: title }),
    meta({ name: "twitter:description", content: description }),
    meta({ name: "twitter:image", content: address(picture.path) }),
    meta({ name: "twitter:image:alt", content: picture.alt }),
  ];
  return [
    { tag: "title", attributes: {}, text: title },
    meta({ name: "description", content: description }),
    ...fontTags(fonts),
    ...(!isListed || !isForSearchEngines ? [meta({ name: "robots", content: "noindex, follow" })] : []),
    ...addresses,
    ...social,
    ...DEVICE_TAGS,
  ];
}
