import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type PictureFile, readPng } from "./picture-file";
import type { Problem } from "./problem";

/** What the check looks at: the texts that it reads, the pictures, and the names of files that must exist. */
export interface SiteFiles {
  /** JSON files of `data/` and `locales/`, and the icon sprite: content by path from the project's folder, with `/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** The pictures below `src/images` and `static`, by path. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Everything below `src/images`, `src/templates` and `static`, by path. */
  readonly paths: ReadonlySet<string>;
  /** What has no business in these folders, or cannot be read as what it says it is. None of it is among the others. */
  readonly refused: readonly Problem[];
}

/** The icon sprite, whose symbols are the icons that data may name. */
export const SPRITE_FILE = "src/images/icons/sprite.svg";

/** The largest text file; those of today have up to 60 KB. */
const LARGEST_TEXT = 2 * 1024 * 1024;

/** The largest drawing; those of today have up to 30 KB. */
const LARGEST_DRAWING = 512 * 1024;

/** What may stand in each folder that editors write to. What is in `static/` is published as it is. */
const FOLDERS = {
  data: { allowed: "JSON files named in small letters, digits and hyphens", name: /^[a-z0-9-]+\.json$/ },
  locales: { allowed: "JSON files named in small letters, digits and hyphens", name: /^[A-Za-z0-9_-]+\/[a-z0-9-]+\.json$/ },
  "src/images": {
    allowed: "PNG and SVG files named in small letters, digits and hyphens, and README.md",
    name: /^(?:(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:png|svg)|README\.md)$/,
  },
  static: {
    allowed: "PNG, SVG and text files named in small letters, digits and hyphens",
    name: /^(?:[a-z0-9-]+\/|\.well-known\/)*[a-z0-9-]+\.(?:png|svg|txt)$/,
  },
} as const;

type Folder = keyof typeof FOLDERS;

/** Files that systems leave behind unasked; git ignores them. */
const LEFT_BEHIND = new Set([".DS_Store", "Thumbs.db"]);

interface Found {
  readonly path: string;
  readonly isFile: boolean;
}

/** Every entry below a folder that is no folder itself. Links are not followed: they may lead out of the project. */
function entriesBelow(root: string, folder: string): readonly Found[] {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { withFileTypes: true })
    .filter(({ name }) => !LEFT_BEHIND.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? entriesBelow(root, path) : [{ path, isFile: entry.isFile() }];
    });
}

/** Reads of a PNG no more than the heads of its parts, so that the check stays quick however many pictures there are. */
function readPngFile(file: string): PictureFile {
  const descriptor = openSync(file, "r");
  try {
    const read = (offset: number, length: number): Buffer => {
      const buffer = Buffer.alloc(length);
      return buffer.subarray(0, readSync(descriptor, buffer, 0, length, offset));
    };
    return readPng(read, fstatSync(descriptor).size);
  } finally {
    closeSync(descriptor);
  }
}

type Refusal = Pick<Problem, "found" | "allowed" | "fix">;

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Why an entry of a folder is not read at all. */
function refusalOf(root: string, folder: Folder, { path, isFile }: Found): Refusal | undefined {
  const { allowed, name } = FOLDERS[folder];
  if (!isFile) {
    return {
      found: "a link or another thing that is no file",
      allowed: "files only: a link may lead out of the project",
      fix: "Put the file itself here, or remove the link.",
    };
  }
  if (!name.test(path.slice(folder.length + 1))) {
    return { found: `the file ${path}`, allowed, fix: "Rename the file, move it to where it belongs, or remove it." };
  }
  const largest = path.endsWith(".svg") ? LARGEST_DRAWING : path.endsWith(".png") ? Infinity : LARGEST_TEXT;
  const { size } = statSync(join(root, path));
  return size <= largest
    ? undefined
    : {
        found: `a file of ${megabytes(size)}`,
        allowed: `at most ${megabytes(largest)}`,
        fix: path.endsWith(".svg")
          ? "Export the drawing simpler, or as PNG."
          : "Take the file from the last good state and make the change again.",
      };
}

/** A byte order mark stays, and is reported as what it is. */
const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of a file, or what keeps it from being one. */
function readText(file: string): string | Refusal {
  try {
    const text = UTF8.decode(readFileSync(file));
    return text.startsWith("\uFEFF")
      ? {
          found: "a byte order mark before the first sign",
          allowed: "UTF-8 without a byte order mark",
          fix: "Save the file as UTF-8 without BOM.",
        }
      : text;
  } catch {
    return { found: "bytes that are no UTF-8", allowed: "UTF-8", fix: "Save the file in the encoding UTF-8." };
  }
}

/**
 * Reads what the check needs from disk.
 *
 * @param root the project's folder
 */
export function readSiteFiles(root: string): SiteFiles {
  const refused: Problem[] = [];
  const texts = new Map<string, string>();
  const pictures = new Map<string, PictureFile>();
  const named: string[] = [];
  const refuse = (path: string, refusal: Refusal): void => {
    refused.push({ file: path, line: 1, path: "", ...refusal });
  };
  for (const folder of Object.keys(FOLDERS) as readonly Folder[]) {
    for (const entry of entriesBelow(root, folder)) {
      const { path } = entry;
      const refusal = refusalOf(root, folder, entry);
      if (refusal !== undefined) {
        refuse(path, refusal);
        continue;
      }
      if (folder === "src/images" || folder === "static") {
        named.push(path);
      }
      const file = join(root, path);
      if (path.endsWith(".png")) {
        pictures.set(path, readPngFile(file));
        continue;
      }
      const text = readText(file);
      if (typeof text !== "string") {
        refuse(path, text);
      } else if (path.endsWith(".svg")) {
        pictures.set(path, { format: "svg", text, bytes: Buffer.byteLength(text) });
      }
      if (typeof text === "string" && (path.endsWith(".json") || path === SPRITE_FILE)) {
        texts.set(path, text);
      }
    }
  }
  return { texts, pictures, paths: new Set([...named, ...entriesBelow(root, "src/templates").map(({ path }) => path)]), refused };
}
