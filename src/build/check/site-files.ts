import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What the check looks at: the texts that it reads, and the names of files that must exist. */
export interface SiteFiles {
  /** JSON files of `data/` and `locales/`, and the icon sprite: content by path from the project's folder, with `/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Everything below `src/images` and `src/templates`, by path. */
  readonly paths: ReadonlySet<string>;
}

/** The icon sprite, whose symbols are the icons that data may name. */
export const SPRITE_FILE = "src/images/icons/sprite.svg";

function filesBelow(root: string, folder: string): readonly string[] {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/**
 * Reads what the check needs from disk.
 *
 * @param root the project's folder
 */
export function readSiteFiles(root: string): SiteFiles {
  const texts = [...filesBelow(root, "data"), ...filesBelow(root, "locales"), SPRITE_FILE].filter((path) => existsSync(join(root, path)));
  return {
    texts: new Map(texts.map((path) => [path, readFileSync(join(root, path), "utf8")])),
    paths: new Set([...filesBelow(root, "src/images"), ...filesBelow(root, "src/templates")]),
  };
}
