import { COMPRESSED_EXTENSIONS } from "./compression";
import { MEDIA_TYPES } from "./media-types";
import type { ServerOptions } from "./nginx";
import { DEFAULT_CACHE_CONTROL, type ServerRules } from "./rules";

export type CaddyFile = "site.caddy" | "Caddyfile";

const NOTICE = "# Written by `npm run deploy:caddy` from public/_headers and public/_redirects; do not edit.";

/** A string of a Caddyfile. A brace in it would begin a placeholder; a backslash cannot be written before a quotation mark. */
function quoted(text: string): string {
  if (text.includes("\\")) {
    throw new RangeError(`Caddy cannot be given the text ${text}.`);
  }
  return `"${text.replace(/["{}]/g, "\\$&")}"`;
}

/** A regular expression of a Caddyfile: between backticks nothing has a meaning but a backtick. */
function expression(source: string): string {
  if (source.includes("`")) {
    throw new RangeError(`Caddy cannot be given the pattern ${source}.`);
  }
  return `\`${source}\``;
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `\t${line}`);

function site({ headers, answers }: ServerRules, siteFolder: string): string {
  const root = quoted(siteFolder);
  // What Go knows of itself depends on the machine.
  const types = MEDIA_TYPES.flatMap(({ type, extensions, isText }, index) => {
    const name = `@type${String(index)}`;
    const value = `${type}${isText ? "; charset=utf-8" : ""}`;
    return [`${name} path ${extensions.map((extension) => `*.${extension}`).join(" ")}`, `header ${name} Content-Type ${quoted(value)}`];
  });
  const rules = headers.flatMap(({ name, cases }, index) =>
    // A later one replaces what an earlier one set, as in _headers.
    cases.flatMap(({ source, value }, position) => {
      const matcher = `@header${String(index)}_${String(position)}`;
      return [`${matcher} path_regexp ${expression(source)}`, `header ${matcher} ${name} ${quoted(value)}`];
    }),
  );
  const otherwise = answers.flatMap(({ source, status, target }, index) => {
    const matcher = `@answer${String(index)}`;
    const matched = `${matcher} path_regexp ${expression(source)}`;
    return status === 404
      ? [
          matched,
          `route ${matcher} {`,
          ...indented([
            // An error is never kept, even where the files are.
            `header Cache-Control ${quoted(DEFAULT_CACHE_CONTROL)}`,
            'header Content-Type "text/html; charset=utf-8"',
            "header ?Vary Accept-Encoding",
            `rewrite * ${quoted(target)}`,
            "file_server {",
            ...indented([`root ${root}`, "precompressed br gzip", "disable_canonical_uris", "status 404"]),
            "}",
          ]),
          "}",
        ]
      : [
          `${matcher}_query {`,
          ...indented([`path_regexp ${expression(source)}`, "expression `{http.request.uri.query} != ''`"]),
          "}",
          `redir ${matcher}_query ${quoted(`${target}?`).slice(0, -1)}{http.request.uri.query}" ${String(status)}`,
          matched,
          `redir ${matcher} ${quoted(target)} ${String(status)}`,
        ];
  });
  const textPaths = COMPRESSED_EXTENSIONS.map((extension) => `*.${extension}`).join(" ");
  const lines = [
    "@slash path_regexp slash ^(.+)/$",
    "rewrite @slash {re.slash.1}",
    "header -Server",
    `header Cache-Control ${quoted(DEFAULT_CACHE_CONTROL)}`,
    ...types,
    ...rules,
    "# What is compressed ahead is chosen by Caddy, not asked for by name.",
    "@file {",
    ...indented(["not path *.br *.gz", "file {", ...indented([`root ${root}`, "try_files {path} {path}.html {path}/index.html"]), "}"]),
    "}",
    "route @file {",
    ...indented([
      "rewrite * {http.matchers.file.relative}",
      // Caddy itself says so only of what it sends compressed.
      `@text path ${textPaths}`,
      "header @text ?Vary Accept-Encoding",
      "file_server {",
      ...indented([`root ${root}`, "precompressed br gzip", "disable_canonical_uris"]),
      "}",
    ]),
    "}",
    "# Where there is no file, the first rule of _redirects that fits.",
    ...otherwise,
    "respond 404",
  ];
  return [NOTICE, "# For a site block.", "route {", ...indented(lines), "}", ""].join("\n");
}

/**
 * The configuration of Caddy for a site.
 *
 * @returns the content of each file: what a site block imports, and a whole Caddyfile that imports it, without TLS
 */
export function caddyFiles(rules: ServerRules, { siteFolder, address }: ServerOptions): Readonly<Record<CaddyFile, string>> {
  return {
    "site.caddy": site(rules, siteFolder),
    Caddyfile: `${NOTICE}
# A Caddyfile with a site of its own imports the other file instead.
{
	admin off
	auto_https off
}

http://${address} {
	import site.caddy
}
`,
  };
}
