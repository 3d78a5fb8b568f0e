import { excessIds } from "../facts/facts";
import type { SiteData } from "../schemas";
import { IMAGE_ENDINGS, IMAGE_FOLDERS, type ImageKind, type ReferenceTarget } from "../schemas/references";
import { REFERENCE } from "./locale-documents";
import { SPRITE_FILE, type SiteFiles } from "./site-files";

/** The names that fields of data may use, by kind. */
export type SiteNames = Readonly<Record<ReferenceTarget, readonly string[]>>;

/** The same, with `undefined` for names whose file is missing or invalid. */
export type KnownNames = Readonly<Record<ReferenceTarget, readonly string[] | undefined>>;

const matches = (paths: Iterable<string>, pattern: RegExp): readonly string[] =>
  [...paths].flatMap((path) => pattern.exec(path)?.[1] ?? []).sort();

/** The names that fields of data may use, from the files of the site. */
export function siteNames(data: SiteData, files: SiteFiles): SiteNames;
export function siteNames(data: Partial<SiteData>, files: SiteFiles): KnownNames;
export function siteNames(
  { facts, "open-facts": open, pages, articles, pictures, topics }: Partial<SiteData>,
  { texts, paths }: SiteFiles,
): KnownNames {
  const symbols = (texts.get(SPRITE_FILE) ?? "").matchAll(/<symbol id="i-([^"]+)"/g);
  const images = (kind: ImageKind): readonly string[] =>
    matches(paths, new RegExp(`^(src/images/${IMAGE_FOLDERS[kind]}/[^/]+\\.${IMAGE_ENDINGS[kind]})$`)).map((path) => `../${path}`);
  const page = pages && Object.keys(pages.pages);
  const article = matches(texts.keys(), /^data\/articles\/(.+)\.json$/);
  return {
    icon: Array.from(symbols, (match) => match[1] ?? "").sort(),
    template: matches(paths, /^src\/templates\/([^/]+)\/\w+Page\.tsx$/),
    scene: images("scene"),
    vehicle: images("vehicle"),
    portrait: images("portrait"),
    namespace: matches(texts.keys(), new RegExp(`^locales/${REFERENCE}/(.+)\\.json$`)),
    fact: facts && open && [...facts.facts.map(({ id }) => id), ...Object.keys(open), ...excessIds(Object.keys(open))],
    page,
    route: page && [...page, ...article],
    card: articles && [...new Set([...article, ...articles.cards])],
    picture: pictures?.pictures.map(({ id }) => id),
    topic: topics?.topics.map(({ id }) => id),
  };
}
