import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRules } from "../../scripts/read-netlify-rules";
import { type ServerOptions, nginxFiles } from "./nginx";
import { serverRules } from "./rules";

/** What else a configuration depends on. */
export interface ConfigOptions extends ServerOptions {
  /** Whether nginx has the module `brotli_static`. */
  readonly withBrotli: boolean;
}

/**
 * Writes nginx's configuration from a site's `_headers` and `_redirects`.
 *
 * @param publicFolder the built site
 * @param to the folder of the configuration
 * @returns the names of the files
 */
export async function writeConfig(publicFolder: string, to: string, { withBrotli, ...options }: ConfigOptions): Promise<readonly string[]> {
  const { headers, redirects } = await readRules(publicFolder);
  const files = nginxFiles(serverRules(headers, redirects), options, withBrotli);
  mkdirSync(to, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(to, name), content);
  }
  return Object.keys(files);
}
