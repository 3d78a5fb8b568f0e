import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "gatsby";
import { DATA_FILES, DATA_SCHEMAS, type SiteData } from "../core/schemas";

/** The project's folder, from Gatsby's store. */
export function projectFolder(store: Store): string {
  // Gatsby types the method as a bare `Function`.
  const getState = store.getState as () => { readonly program: { readonly directory: string } };
  return getState().program.directory;
}

/**
 * Every file of `data/`, parsed.
 *
 * @param root the project's folder
 * @throws ZodError when a file is not valid; `onPreInit` reports it before, in better words
 */
export function readSiteData(root: string): SiteData {
  const entries = DATA_FILES.map(
    (file) => [file, DATA_SCHEMAS[file].parse(JSON.parse(readFileSync(join(root, "data", `${file}.json`), "utf8")))] as const,
  );
  return Object.fromEntries(entries) as unknown as SiteData;
}
