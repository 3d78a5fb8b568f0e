import { DEFAULT_LANGUAGE, LANGUAGES } from "../site/languages";
import { WORKER_PATH } from "../worker/names";
import { NOT_FOUND, type Route } from "./route-table";

/**
 * The content of Netlify's `_redirects`: old addresses answer 301, and an unknown address below a language gets that language's 404 page.
 * Netlify takes the first rule that fits, and none for a file that exists.
 *
 * @source Netlify, redirect options: `from to status`, one a line
 */
export function redirectRules(routes: readonly Route[]): string {
  const moved = routes.flatMap(({ formerly, paths }) => formerly.map((from) => `${from} ${paths[DEFAULT_LANGUAGE]} 301`));
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

/**
 * The content of Netlify's `_headers`: files whose names carry a hash are kept for ever, everything else is asked for again.
 *
 * @param isForSearchEngines whether search engines may list the build
 * @param unlisted folders that they may never list
 * @source Netlify, custom headers
 */
export function headerRules(isForSearchEngines: boolean, unlisted: readonly string[] = []): string {
  const always = [
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "X-Frame-Options: DENY",
    ...(isForSearchEngines ? [] : ["X-Robots-Tag: noindex"]),
  ];
  const forEver = "Cache-Control: public, max-age=31536000, immutable";
  const rules: readonly (readonly [path: string, headers: readonly string[]])[] = [
    ["/*", always],
    ["/static/*", [forEver]],
    ["/*.js", [forEver]],
    // The worker is the one script without a hash in its name.
    [WORKER_PATH, ["Cache-Control: no-cache"]],
    ["/admin/assets/*", [forEver]],
    // In previews the rule for everything says so already.
    ...(isForSearchEngines ? ["admin", ...unlisted] : []).map((folder) => [`/${folder}/*`, ["X-Robots-Tag: noindex"]] as const),
    ...["/feed.xml", "/*/feed.xml"].map((path) => [path, ["Content-Type: application/atom+xml; charset=utf-8"]] as const),
    ...["/llms.txt", "/*/llms.txt"].map((path) => [path, ["Content-Type: text/plain; charset=utf-8"]] as const),
  ];
  return rules.map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}\n`).join("")}`).join("");
}
