import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRules } from "../scripts/read-netlify-rules";
import { caddyFiles } from "./caddy";
import { type ServerOptions, nginxFiles } from "./nginx";
import { serverRules } from "./rules";

/** The servers that are given a configuration. */
export const SERVERS = ["nginx", "caddy"] as const;
export type ServerName = (typeof SERVERS)[number];

/** What else a configuration depends on. */
export interface ConfigOptions extends ServerOptions {
  /** Whether nginx has the module `brotli_static`. */
  readonly withBrotli?: boolean;
}

/**
 * Writes a server's configuration from a site's `_headers` and `_redirects`.
 *
 * @param publicFolder the built site
 * @param to the folder of the configuration
 * @returns the names of the files
 */
export async function writeConfig(
  server: ServerName,
  publicFolder: string,
  to: string,
  { withBrotli = true, ...options }: ConfigOptions,
): Promise<readonly string[]> {
  const { headers, redirects } = await readRules(publicFolder);
  const rules = serverRules(headers, redirects);
  const files: Readonly<Record<string, string>> = server === "nginx" ? nginxFiles(rules, options, withBrotli) : caddyFiles(rules, options);
  mkdirSync(to, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(to, name), content);
  }
  return Object.keys(files);
}
