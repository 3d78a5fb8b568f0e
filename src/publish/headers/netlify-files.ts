import { SOCIAL_FOLDER } from "../../core/routes/social-picture";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../core/languages";
import { languageOfPath } from "../../core/routes/localized-path";
import { GOOGLE_MAPS_ORIGIN } from "../../core/business/map";
import { PAGE_DATA_FOLDER, STATIC_FOLDER } from "../../core/routes/page-data";
import { WORKER_PATH } from "../offline/worker/names";
import { NOT_FOUND, type Route } from "../../core/routes/route-table";

/**
 * The content of Netlify's `_redirects`: old addresses answer 301 in their language, and an unknown address below a language gets that language's 404 page.
 * Netlify takes the first rule that fits, and none for a file that exists.
 *
 * @source Netlify, redirect options: `from to status`, one a line
 */
export function redirectRules(routes: readonly Route[]): string {
  const moved = routes.flatMap(({ formerly, paths }) => formerly.map((from) => `${from} ${paths[languageOfPath(from)]} 301`));
  const notFound = routes.find(({ id }) => id === NOT_FOUND);
  if (notFound === undefined) {
    throw new Error(`data/pages.json has no page called “${NOT_FOUND}”.`);
  }
  const unknown = LANGUAGES.map((language) => `/${language === DEFAULT_LANGUAGE ? "" : `${language}/`}* ${notFound.paths[language]} 404`);
  // The rule without a prefix fits everything, so it comes last.
  return [...moved, ...unknown.filter((rule) => !rule.startsWith("/* ")), ...unknown.filter((rule) => rule.startsWith("/* "))]
    .map((rule) => `${rule}\n`)
    .join("");
}

/** What the headers of a build depend on. */
export interface HeaderOptions {
  /** Whether search engines may list the build. */
  readonly isForSearchEngines: boolean;
  /** Folders that they may never list, beside that of the editing interface. */
  readonly unlisted?: readonly string[];
  /** What the pages may load and run. */
  readonly sitePolicy: string;
  /** What the editing interface may. */
  readonly adminPolicy: string;
}

/** Files whose names carry a hash of their content, by the patterns of their addresses. */
const HASHED = [`${STATIC_FOLDER}*`, "/*.js", "/*.css", `${PAGE_DATA_FOLDER}*`, "/admin/assets/*"] as const;

/** For what keeps its name when its content changes. */
const ASKED_AGAIN = "Cache-Control: public, max-age=0, must-revalidate";

/** What browsers could do and no page of this site asks for. Google's map may fill the screen, and the page around it must allow it. */
const PERMISSIONS = [
  ...[
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
  `fullscreen=(self "${GOOGLE_MAPS_ORIGIN}")`,
].join(", ");

/**
 * The content of Netlify's `_headers`: what browsers may do with the site, and how long they may keep its files: those whose names carry a
 * hash for ever, everything else is asked for again.
 *
 * @source Netlify, custom headers; of two rules for one header the later one counts, as in Netlify's own command line
 */
export function headerRules({ isForSearchEngines, unlisted = [], sitePolicy, adminPolicy }: HeaderOptions): string {
  const noIndex = "X-Robots-Tag: noindex";
  const rules: readonly (readonly [path: string, headers: readonly string[]])[] = [
    [
      "/*",
      [
        `Content-Security-Policy: ${sitePolicy}`,
        // Two years. Without subdomains and preloading, which are the owner's to promise: other hosts of the domain would have to keep them.
        "Strict-Transport-Security: max-age=63072000",
        "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin",
        "X-Content-Type-Options: nosniff",
        "X-Frame-Options: DENY",
        "Referrer-Policy: strict-origin-when-cross-origin",
        `Permissions-Policy: ${PERMISSIONS}`,
        ASKED_AGAIN,
        ...(isForSearchEngines ? [] : [noIndex]),
      ],
    ],
    ...HASHED.map((path) => [path, ["Cache-Control: public, max-age=31536000, immutable"]] as const),
    // The one script without a hash in its name: browsers find it by its name alone.
    [WORKER_PATH, [ASKED_AGAIN]],
    // Shown by others beside a link to a page.
    [`${SOCIAL_FOLDER}*`, ["Cross-Origin-Resource-Policy: cross-origin"]],
    // In previews the rule for everything says that nothing is listed.
    ["/admin/*", [`Content-Security-Policy: ${adminPolicy}`, ...(isForSearchEngines ? [noIndex] : [])]],
    ...(isForSearchEngines ? unlisted : []).map((folder) => [`/${folder}/*`, [noIndex]] as const),
    ...["/feed.xml", "/*/feed.xml"].map((path) => [path, ["Content-Type: application/atom+xml; charset=utf-8"]] as const),
    ...["/llms.txt", "/*/llms.txt", "/.well-known/security.txt"].map(
      (path) => [path, ["Content-Type: text/plain; charset=utf-8"]] as const,
    ),
  ];
  return rules.map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}\n`).join("")}`).join("");
}
