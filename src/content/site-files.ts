import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { LANGUAGES } from "../i18n/languages";
import { fileProblem } from "./finding";
import type { Finding, Problem } from "./problem";

/** The files that the check looks at. */
export interface SiteFiles {
  /** JSON files of `data/` and `locales/`, drawings of vehicles, and the icon sprite: content by path from the project's folder, with `/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Everything below `src/images`, `src/templates` and `static`, by path. */
  readonly paths: ReadonlySet<string>;
  /** Files that do not belong in these folders or cannot be read. They are not in `texts` or `paths`. */
  readonly refused: readonly Problem[];
}

/** The icon sprite, whose symbols are the icons that data may name. */
export const SPRITE_FILE = "src/images/icons/sprite.svg";

/** What each folder that editors write to may hold. `static/` is published unchanged. */
const FOLDERS = {
  data: { allowed: "JSON files named in small letters, digits and hyphens", name: /^(?:articles\/)?[a-z0-9-]+\.json$/ },
  locales: {
    allowed: `JSON files named in small letters, digits and hyphens, in a folder for each of the languages ${LANGUAGES.join(", ")}`,
    name: new RegExp(`^(?:${LANGUAGES.join("|")})/[a-z0-9-]+\\.json$`),
  },
  "src/images": {
    allowed: "PNG and SVG files named in small letters, digits and hyphens, and README.md",
    name: /^(?:(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:png|svg)|README\.md)$/,
  },
  static: {
    allowed: "PNG, SVG and text files named in small letters, digits and hyphens, favicon.ico, and none that the build writes itself",
    name: /^(?!robots\.txt|\.well-known\/security\.txt)(?:[a-z0-9-]+\/|\.well-known\/)*(?:[a-z0-9-]+\.(?:png|svg|txt)|favicon\.ico)$/,
  },
} as const;

/** Files that operating systems leave behind; git ignores them. */
const LEFT_BEHIND = new Set([".DS_Store", "Thumbs.db"]);

/** The paths of all files below a folder, from the project's folder, with `/`. */
function filesBelow(root: string, folder: string): readonly string[] {
  const absolute = join(root, folder);
  const names = existsSync(absolute) ? readdirSync(absolute, { recursive: true, encoding: "utf8" }) : [];
  return names
    .filter((name) => !LEFT_BEHIND.has(basename(name)) && statSync(join(absolute, name)).isFile())
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}

/** Keeps a byte order mark in the text, so that the check finds it: JSON does not allow one. */
const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The first bytes of a PNG. In an icon they follow its own header. @source PNG specification, 5.2 */
const PNG = Buffer.from("89504e470d0a1a0a", "hex");

const NO_PICTURE: Finding = {
  found: "a file that is no picture of this kind",
  allowed: "a PNG, or an SVG with a viewBox and its drawing",
  fix: "Export the picture again: to rename a file is not enough.",
};

/** The text of a file, which is empty for a PNG, or the reason why the file is refused. */
function readText(file: string): string | Finding {
  const content = readFileSync(file);
  if (/\.(?:png|ico)$/.test(file)) {
    return content.indexOf(PNG) === (file.endsWith(".ico") ? 22 : 0) ? "" : NO_PICTURE;
  }
  try {
    const text = UTF8.decode(content);
    return file.endsWith(".svg") && !/<svg[\s>][^]*\sviewBox="[\d. -]+"[^]*<\/svg>\s*$/.test(text) ? NO_PICTURE : text;
  } catch {
    return { found: "bytes that are no UTF-8", allowed: "UTF-8 without a byte order mark", fix: "Save the file in the encoding UTF-8." };
  }
}

/** Reads from the project's folder what the check needs. */
export function readSiteFiles(root = "."): SiteFiles {
  const refused: Problem[] = [];
  const texts = new Map<string, string>();
  const paths = new Set(filesBelow(root, "src/templates"));
  for (const [folder, { name, allowed }] of Object.entries(FOLDERS)) {
    for (const path of filesBelow(root, folder)) {
      if (!name.test(path.slice(folder.length + 1))) {
        const fix = "Rename the file, move it to where it belongs, or remove it.";
        refused.push(fileProblem(path, { found: `the file ${path}`, allowed, fix }));
        continue;
      }
      if (folder === "src/images" || folder === "static") {
        paths.add(path);
      }
      const text = readText(join(root, path));
      if (typeof text !== "string") {
        refused.push(fileProblem(path, text));
        continue;
      }
      if (/\.json$|^src\/images\/vehicles\//.test(path) || path === SPRITE_FILE) {
        texts.set(path, text);
      }
    }
  }
  return { texts, paths, refused };
}
