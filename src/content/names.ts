import type { SiteData } from "../core/schemas";
import { IMAGE_FOLDERS, type ImageKind, type ReferenceTarget } from "../core/schemas/references";
import { REFERENCE } from "./locale-documents";
import { SPRITE_FILE, type SiteFiles } from "./site-files";

/** The names that fields of data may use, by kind. */
export type SiteNames = Readonly<Record<ReferenceTarget, readonly string[]>>;

function matches(paths: Iterable<string>, pattern: RegExp): readonly string[] {
  return Array.from(paths)
    .flatMap((path) => pattern.exec(path)?.[1] ?? [])
    .sort();
}

/** The names that come from files: icons, templates, locale files, images. */
export function namesOfFiles({ texts, paths }: SiteFiles): Omit<SiteNames, "fact" | "page" | "route" | "story" | "picture"> {
  const symbols = (texts.get(SPRITE_FILE) ?? "").matchAll(/<symbol id="i-([^"]+)"/g);
  const images = (kind: ImageKind): readonly string[] =>
    matches(paths, new RegExp(`^(src/images/${IMAGE_FOLDERS[kind]}/[^/]+\\.(?:png|svg))$`)).map((path) => `../${path}`);
  return {
    icon: Array.from(symbols, (match) => match[1] ?? "").sort(),
    template: matches(paths, /^src\/templates\/([^/]+)\/template\.tsx$/),
    scene: images("scene"),
    vehicle: images("vehicle"),
    portrait: images("portrait"),
    namespace: matches(texts.keys(), new RegExp(`^locales/${REFERENCE}/(.+)\\.json$`)),
  };
}

/** Every name that a field of data may use. */
export function siteNames(data: SiteData, files: SiteFiles): SiteNames {
  const pages = Object.keys(data.pages.pages);
  const articles = data.articles.articles.map(({ id }) => id);
  return {
    fact: data.facts.facts.map(({ id }) => id),
    page: pages,
    route: [...pages, ...articles],
    story: [...new Set([...articles, ...data.articles.cards])],
    picture: data.pictures.pictures.map(({ id }) => id),
    ...namesOfFiles(files),
  };
}
