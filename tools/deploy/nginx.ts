import { MEDIA_TYPES } from "./media-types";
import { DEFAULT_CACHE_CONTROL, type Header, type ServerRules } from "./rules";

/** Where a server serves what. */
export interface ServerOptions {
  /** The absolute path of the site's files on the machine that serves them. */
  readonly siteFolder: string;
  /** Where it listens, such as `127.0.0.1:8080`. */
  readonly address: string;
}

export type NginxFile = "maps.conf" | "site.conf" | "nginx.conf";

const NOTICE = "# Written by `npm run deploy:nginx` from public/_headers and public/_redirects; do not edit.";

/** nginx reads no parameter of more than 4096 bytes (NGX_CONF_BUFFER), so a long value is put together from pieces. */
const PIECE = 2000;

/** Where Debian's libnginx-mod-http-brotli-static puts it. */
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Folders below this are only reached by the server itself. */
const INTERNAL = "/.site-error-page";

/** A string of nginx's configuration. A dollar in it would begin a variable where variables are read. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Holds texts that stand in variables of their own. */
class Texts {
  readonly #lines: string[] = [];

  /** What stands for a text in the configuration. */
  expression(text: string): string {
    if (!text.includes("$") && text.length <= PIECE) {
      return quoted(text);
    }
    const pieces = text.match(new RegExp(`[^]{1,${String(PIECE)}}`, "g")) ?? [];
    const names = pieces.map((piece) => {
      const name = `site_text_${String(this.#lines.length + 1)}`;
      // The values of a geo are taken literally, dollars among them.
      this.#lines.push(`geo $${name} { default ${quoted(piece)}; }`);
      return name;
    });
    return `"${names.map((name) => `\${${name}}`).join("")}"`;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}

/** A map of nginx. Its first regular expression that fits wins. */
function map(from: string, name: string, cases: readonly (readonly [source: string, value: string])[], otherwise: string): string {
  const lines = cases.map(([source, value]) => `    ${quoted(`~${source}`)} ${value};`);
  return [`map $${from} $${name} {`, ...lines, `    default ${otherwise};`, "}"].join("\n");
}

const variable = (name: string): string => `site_header_${name.toLowerCase().replace(/\W/g, "_")}`;
const isNamed =
  (wanted: string) =>
  ({ name }: Header): boolean =>
    name.toLowerCase() === wanted;

const TRY_FILES = "try_files $site_file $site_file.html $site_file/index.html @site_rules;";

function maps({ headers, answers }: ServerRules): string {
  const texts = new Texts();
  const cacheControl = headers.find(isNamed("cache-control")) ?? { name: "Cache-Control", cases: [] };
  const sent = [...headers.filter((header) => header.name.toLowerCase() !== "content-type" && header !== cacheControl), cacheControl];
  const headerMaps = sent.map((header) =>
    map(
      "site_path",
      variable(header.name),
      header.cases.toReversed().map(({ source, value }) => [source, texts.expression(value)] as const),
      header === cacheControl ? quoted(DEFAULT_CACHE_CONTROL) : '""',
    ),
  );
  return [
    NOTICE,
    "# For the http context.",
    ...texts.lines,
    "# The path that was asked for, decoded, without a slash at its end. A map is worked out once a request, so this stays when nginx looks for\n# a file under other names.",
    'map $uri $site_path {\n    "~^(?<site_stem>.+)/$" $site_stem;\n    default $uri;\n}',
    "# What is compressed ahead is chosen by nginx, not asked for by name.",
    map("site_path", "site_file", [["\\.(?:br|gz)$", quoted("/.not-served")]], "$site_path"),
    "# An empty header is not sent. In _headers the last rule that fits wins, in a map the first.",
    ...headerMaps,
    "# An error is never kept, even where the files are.",
    map("status", "site_cache_control", [["^[45]", quoted(DEFAULT_CACHE_CONTROL)]], `$${variable("cache-control")}`),
    "# The answer where there is no file.",
    map(
      "site_path",
      "site_status",
      answers.map(({ source, status }) => [source, String(status)] as const),
      "404",
    ),
    map(
      "site_path",
      "site_target",
      answers.map(({ source, target }) => [source, texts.expression(target)] as const),
      "/404.html",
    ),
    "",
  ].join("\n\n");
}

function site({ headers, answers }: ServerRules, siteFolder: string, withBrotli: boolean): string {
  const redirects = [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 404);
  const others = headers.filter(({ name }) => !["content-type", "cache-control"].includes(name.toLowerCase()));
  const types = (headers.find(isNamed("content-type"))?.cases ?? []).toReversed();
  const charset = MEDIA_TYPES.filter(({ isText, type }) => isText && type !== "text/html").map(({ type }) => type);
  return [
    NOTICE,
    "# For a server block, with maps.conf in the http context.",
    `root ${quoted(siteFolder)};`,
    "absolute_redirect off;\nserver_tokens off;\nautoindex off;",
    `charset utf-8;\ncharset_types ${charset.join(" ")};`,
    ["types {", ...MEDIA_TYPES.map(({ type, extensions }) => `    ${type} ${extensions.join(" ")};`), "}"].join("\n"),
    "default_type application/octet-stream;",
    `# Compressed ahead by \`npm run precompress\`.\ngzip off;\ngzip_static on;\ngzip_vary on;${withBrotli ? "\nbrotli_static on;" : ""}`,
    [
      ...others.map(({ name }) => `add_header ${name} $${variable(name)} always;`),
      "add_header Cache-Control $site_cache_control always;",
    ].join("\n"),
    `error_page 404 ${INTERNAL}$site_target;`,
    `location / {\n    ${TRY_FILES}\n}`,
    ...types.map(({ source, value }) =>
      [
        `location ~ ${quoted(source.replace(/\$$/, "/?$"))} {`,
        "    types { }",
        `    default_type ${quoted(value)};`,
        "    charset off;",
        `    ${TRY_FILES}`,
        "}",
      ].join("\n"),
    ),
    [
      "location @site_rules {",
      ...redirects.map(
        (status) => `    if ($site_status = ${String(status)}) {\n        return ${String(status)} $site_target$is_args$args;\n    }`,
      ),
      "    return 404;",
      "}",
    ].join("\n"),
    `location ^~ ${INTERNAL}/ {\n    internal;\n    alias ${quoted(`${siteFolder}/`)};\n}`,
    "",
  ].join("\n\n");
}

function whole(address: string, withBrotli: boolean): string {
  return `${NOTICE}
# A whole nginx, without the rights of an administrator: nginx -p <this folder> -e stderr -c nginx.conf
# nginx with a site of its own includes the other two files instead.

${withBrotli ? `load_module ${BROTLI_MODULE};\n` : ""}daemon off;
worker_processes auto;
pid nginx.pid;
error_log stderr warn;

events {
    worker_connections 1024;
}

http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    # Otherwise a connection ends after 1000 requests, and the client of the benchmark takes the answers after it for those of other requests.
    keepalive_requests 10000000;
    client_body_temp_path temporary-body;
    proxy_temp_path temporary-proxy;
    fastcgi_temp_path temporary-fastcgi;
    uwsgi_temp_path temporary-uwsgi;
    scgi_temp_path temporary-scgi;
    include maps.conf;

    server {
        listen ${address};
        include site.conf;
    }
}
`;
}

/**
 * The configuration of nginx for a site.
 *
 * @param withBrotli whether it has the module `brotli_static`
 * @returns the content of each file: the maps for the http context, the rest for a server block, and a whole configuration that includes both
 */
export function nginxFiles(
  rules: ServerRules,
  { siteFolder, address }: ServerOptions,
  withBrotli = true,
): Readonly<Record<NginxFile, string>> {
  if (/[$"\\\r\n]/.test(siteFolder)) {
    throw new RangeError(`nginx cannot be given the folder ${siteFolder}.`);
  }
  return { "maps.conf": maps(rules), "site.conf": site(rules, siteFolder, withBrotli), "nginx.conf": whole(address, withBrotli) };
}
