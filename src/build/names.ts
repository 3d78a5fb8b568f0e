import type { SiteData } from "../site/schemas";
import { IMAGE_FOLDERS, type ImageKind, type ReferenceTarget } from "../site/schemas/references";
import { SPRITE_FILE, type SiteFiles } from "./check/site-files";

/** What fields may name at present, by what is named. */
export type SiteNames = Readonly<Record<ReferenceTarget, readonly string[]>>;

function matches(paths: ReadonlySet<string>, pattern: RegExp): readonly string[] {
  return Array.from(paths)
    .flatMap((path) => pattern.exec(path)?.[1] ?? [])
    .sort();
}

/**
 * Everything that a field of data may name.
 *
 * @param files for what is found on disk: icons, images, templates, namespaces
 */
export function siteNames(data: SiteData, files: SiteFiles): SiteNames {
  const pages = Object.keys(data.pages.pages);
  const articles = data.articles.articles.map(({ id }) => id);
  const symbols = (files.texts.get(SPRITE_FILE) ?? "").matchAll(/<symbol id="i-([^"]+)"/g);
  const images = (kind: ImageKind): readonly string[] =>
    matches(files.paths, new RegExp(`^(src/images/${IMAGE_FOLDERS[kind]}/[^/]+\\.(?:png|svg))$`)).map((path) => `../${path}`);
  return {
    fact: data.facts.facts.map(({ id }) => id),
    page: pages,
    route: [...pages, ...articles],
    story: [...new Set([...articles, ...data.articles.cards])],
    picture: data.pictures.pictures.map(({ id }) => id),
    icon: Array.from(symbols, (match) => match[1] ?? "").sort(),
    template: matches(files.paths, /^src\/templates\/(.+)\.tsx$/),
    scene: images("scene"),
    vehicle: images("vehicle"),
    portrait: images("portrait"),
    namespace: matches(new Set(files.texts.keys()), /^locales\/en\/(.+)\.json$/),
  };
}
