import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { languageOfPath } from "../../i18n/routes/localized-path";
import { GOOGLE_MAPS_ORIGIN } from "../../business/map";
import { SPECULATION_RULES_FILE } from "./speculation-rules";
import { STATIC_FOLDER } from "../../i18n/routes/folders";
import { required } from "../../schemas/required";
import { WORKER_PATH } from "../offline/names";
import { ADMIN_POLICY } from "./content-security-policy";
import { NOT_FOUND } from "../../i18n/page-ids";
import { type Route } from "../../i18n/routes/route-table";

/**
 * The content of Netlify's `_redirects`: old addresses answer 301 in their language, and an unknown address below a language gets that
 * language's 404 page. Netlify takes the first rule that matches, and none for a file that exists.
 *
 * @source Netlify, redirect options: `from to status`, one on each line
 */
export function redirectRules(routes: readonly Route[]): string {
  const moved = routes.flatMap(({ redirectFrom, paths }) => redirectFrom.map((from) => `${from} ${paths[languageOfPath(from)]} 301`));
  const { paths } = required(
    routes.find(({ id }) => id === NOT_FOUND),
    `The page “${NOT_FOUND}” in data/pages.json`,
  );
  const prefixed = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  // The rule without a prefix matches everything, so it comes last.
  const unknown = [...prefixed.map((language) => `/${language}/* ${paths[language]} 404`), `/* ${paths[DEFAULT_LANGUAGE]} 404`];
  return [...moved, ...unknown].map((rule) => `${rule}\n`).join("");
}

/** Files whose names carry a hash of their content, by the patterns of their addresses. */
const HASHED = [`${STATIC_FOLDER}*`, "/*.js", "/*.css", "/admin/assets/*"] as const;

/** For files that keep their name when their content changes. */
const REVALIDATED = "Cache-Control: public, max-age=0, must-revalidate";

/** Features that no page uses. Google's map may fill the screen, which the page around it must allow. */
const PERMISSIONS = [
  ...["camera", "display-capture", "geolocation", "microphone", "payment", "usb"].map((feature) => `${feature}=()`),
  `fullscreen=(self "${GOOGLE_MAPS_ORIGIN}")`,
].join(", ");

/**
 * The content of Netlify's `_headers`: security policies, and how long browsers may keep files.
 *
 * @param isForSearchEngines whether search engines may list the build
 * @source Netlify, custom headers; of two rules for one header the later one counts, as in Netlify's own command line
 */
export function headerRules(isForSearchEngines: boolean, sitePolicy: string): string {
  const noIndex = "X-Robots-Tag: noindex";
  const rules: readonly (readonly [path: string, headers: readonly string[]])[] = [
    [
      "/*",
      [
        `Content-Security-Policy: ${sitePolicy}`,
        // Two years. Without subdomains and preloading, which only the owner can promise: they would bind other hosts of the domain.
        "Strict-Transport-Security: max-age=63072000",
        "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin",
        "X-Content-Type-Options: nosniff",
        "X-Frame-Options: DENY",
        "Referrer-Policy: strict-origin-when-cross-origin",
        `Permissions-Policy: ${PERMISSIONS}`,
        `Speculation-Rules: "/${SPECULATION_RULES_FILE}"`,
        REVALIDATED,
        ...(isForSearchEngines ? [] : [noIndex]),
      ],
    ],
    ...HASHED.map((path) => [path, ["Cache-Control: public, max-age=31536000, immutable"]] as const),
    // The one script without a hash in its name.
    [WORKER_PATH, [REVALIDATED]],
    // The pictures that other sites show with a link to a page: the only JPEGs.
    [`${STATIC_FOLDER}*.jpg`, ["Cross-Origin-Resource-Policy: cross-origin"]],
    ["/admin/*", [`Content-Security-Policy: ${ADMIN_POLICY}`, noIndex]],
    ["/preview/*", [noIndex]],
    // Read with every page: a day in the browser saves a request each.
    [`/${SPECULATION_RULES_FILE}`, ["Content-Type: application/speculationrules+json", "Cache-Control: public, max-age=86400"]],
    ["/favicon.ico", ["Content-Type: image/vnd.microsoft.icon"]],
  ];
  return rules.map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}\n`).join("")}`).join("");
}
