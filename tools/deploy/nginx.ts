import { patternSource } from "../../scripts/netlify-patterns";
import type { HeaderRule, NetlifyRules } from "../../scripts/netlify-rules";
import { MEDIA_TYPES } from "./media-types";

export interface NginxOptions {
  /** The absolute path of the site's files on the machine that serves them. */
  readonly siteFolder: string;
  /** Where the trial configuration listens. */
  readonly port: number;
  /** Whether nginx has the module `brotli_static`. */
  readonly withBrotli: boolean;
}

/** What Netlify sends for a file for which no rule sets Cache-Control. */
const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

const NOTICE = "# Written by `npm run deploy:nginx` from public/_headers and public/_redirects; do not edit.";

/** nginx reads no parameter of more than 4096 bytes (NGX_CONF_BUFFER), so a long value is put together from pieces. */
const PIECE = 2000;

/** Where Debian's libnginx-mod-http-brotli-static puts it. */
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The location of error pages, which nginx asks for itself. */
const INTERNAL = "/.site-error-page";

const TRY_FILES = "try_files $site_file $site_file.html $site_file/index.html @site_rules;";

/** A string of nginx's configuration. A dollar in it would begin a variable where variables are read. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const variable = (name: string): string => `site_header_${name.replaceAll("-", "_")}`;

/** A map of nginx. Its first regular expression that fits wins. */
function map(from: string, name: string, cases: readonly (readonly [source: string, value: string])[], otherwise: string): string {
  const lines = cases.map(([source, value]) => `    ${quoted(`~${source}`)} ${value};`);
  return [`map $${from} $${name} {`, ...lines, `    default ${otherwise};`, "}"].join("\n");
}

/** The names of the headers that are sent; `content-type` replaces the type of a file instead. */
const headerNames = (headers: readonly HeaderRule[]): readonly string[] =>
  [...new Set(["cache-control", ...headers.map(({ name }) => name)])].filter((name) => name !== "content-type");

/** The maps from a path to its headers, and to the answer where there is no file. */
function maps({ headers, redirects }: NetlifyRules): string {
  const literals: string[] = [];
  // The values of a geo are literal; elsewhere nginx has no escape for a dollar.
  const literal = (text: string): string => {
    const names = (text.match(new RegExp(`[^]{1,${String(PIECE)}}`, "g")) ?? []).map((piece) => {
      const name = `site_text_${String(literals.length + 1)}`;
      literals.push(`geo $${name} { default ${quoted(piece)}; }`);
      return `\${${name}}`;
    });
    return `"${names.join("")}"`;
  };
  const valuesOf = (wanted: string) =>
    headers.filter(({ name }) => name === wanted).map(({ pattern, value }) => [patternSource(pattern), literal(value)] as const);
  const answers = redirects.map(({ from, to, status }) => ({ source: patternSource(from), status: String(status), to: literal(to) }));
  const headerMaps = headerNames(headers).map((name) =>
    // Of the rules in _headers the last that fits wins, of the lines of a map the first.
    map("site_path", variable(name), valuesOf(name).toReversed(), name === "cache-control" ? quoted(DEFAULT_CACHE_CONTROL) : '""'),
  );
  return [
    NOTICE,
    "# For the http context.",
    ...literals,
    "# The requested path, decoded, without a slash at its end. A map is evaluated once for each request, so this stays when nginx looks for a\n# file under other names.",
    'map $uri $site_path {\n    "~^(?<site_stem>.+)/$" $site_stem;\n    default $uri;\n}',
    "# Precompressed files are chosen by nginx, not requested by name.",
    map("site_path", "site_file", [["\\.(?:br|gz)$", quoted("/.not-served")]], "$site_path"),
    ...headerMaps,
    "# An error is never cached, even below a folder whose files are.",
    map("status", "site_cache_control", [["^[45]", quoted(DEFAULT_CACHE_CONTROL)]], `$${variable("cache-control")}`),
    "# The answer where there is no file.",
    map(
      "site_path",
      "site_status",
      answers.map(({ source, status }) => [source, status] as const),
      "404",
    ),
    map(
      "site_path",
      "site_target",
      answers.map(({ source, to }) => [source, to] as const),
      "/404.html",
    ),
    "",
  ].join("\n\n");
}

function site({ headers, redirects }: NetlifyRules, { siteFolder, withBrotli }: NginxOptions): string {
  const types = headers.filter(({ name }) => name === "content-type").toReversed();
  const charset = Object.values(MEDIA_TYPES).filter((type) => /json|javascript|xml|text\/(?!html)/.test(type));
  const redirectStatuses = [...new Set(redirects.map(({ status }) => status))].filter((status) => status !== 404);
  return [
    NOTICE,
    "# For a server block, with maps.conf in the http context.",
    `root ${quoted(siteFolder)};`,
    "absolute_redirect off;\nserver_tokens off;\nautoindex off;",
    `charset utf-8;\ncharset_types ${[...new Set(charset)].join(" ")};`,
    `types {\n${Object.entries(MEDIA_TYPES)
      .map(([extension, type]) => `    ${type} ${extension};`)
      .join("\n")}\n}`,
    "default_type application/octet-stream;",
    `# Compressed by \`npm run precompress\`.\ngzip off;\ngzip_static on;\ngzip_vary on;${withBrotli ? "\nbrotli_static on;" : ""}`,
    headerNames(headers)
      .map((name) => `add_header ${name} ${name === "cache-control" ? "$site_cache_control" : `$${variable(name)}`} always;`)
      .join("\n"),
    `error_page 404 ${INTERNAL}$site_target;`,
    `location / {\n    ${TRY_FILES}\n}`,
    ...types.map(({ pattern, value }) => {
      const source = patternSource(pattern).replace(/\$$/, "/?$");
      return `location ~ ${quoted(source)} {\n    types { }\n    default_type ${quoted(value)};\n    charset off;\n    ${TRY_FILES}\n}`;
    }),
    [
      "location @site_rules {",
      ...redirectStatuses.map(
        (status) => `    if ($site_status = ${String(status)}) {\n        return ${String(status)} $site_target$is_args$args;\n    }`,
      ),
      "    return 404;",
      "}",
    ].join("\n"),
    `location ^~ ${INTERNAL}/ {\n    internal;\n    alias ${quoted(`${siteFolder}/`)};\n}`,
    "",
  ].join("\n\n");
}

function whole({ port, withBrotli }: NginxOptions): string {
  return `${NOTICE}
# A whole nginx, without the rights of an administrator: nginx -p <this folder> -e stderr -c nginx.conf
# An nginx that serves other sites too includes the other two files instead.

${withBrotli ? `load_module ${BROTLI_MODULE};\n` : ""}daemon off;
pid nginx.pid;
error_log stderr warn;

events {
}

http {
    access_log off;
    client_body_temp_path temporary-body;
    proxy_temp_path temporary-proxy;
    fastcgi_temp_path temporary-fastcgi;
    uwsgi_temp_path temporary-uwsgi;
    scgi_temp_path temporary-scgi;
    include maps.conf;

    server {
        listen 127.0.0.1:${String(port)};
        include site.conf;
    }
}
`;
}

/**
 * The configuration of nginx for a site.
 *
 * @returns the content of each file: the maps for the http context, the rest for a server block, and a whole configuration to try both
 * @throws RangeError for a redirect that nginx would answer otherwise than Netlify
 */
export function nginxFiles(rules: NetlifyRules, options: NginxOptions): Readonly<Record<"maps.conf" | "site.conf" | "nginx.conf", string>> {
  const refused = rules.redirects.find(({ to, status }) => /\/:\w/.test(to) || ![301, 302, 307, 308, 404].includes(status));
  if (refused !== undefined) {
    throw new RangeError(`_redirects: nginx cannot answer “${refused.from} ${refused.to} ${String(refused.status)}” as Netlify does.`);
  }
  return { "maps.conf": maps(rules), "site.conf": site(rules, options), "nginx.conf": whole(options) };
}
