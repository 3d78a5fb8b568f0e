import { excessIds } from "../facts/facts";
import type { SiteData } from "../schemas";
import { IMAGE_ENDINGS, IMAGE_FOLDERS, type ImageKind, type ReferenceTarget } from "../schemas/references";
import { REFERENCE } from "./locale-documents";
import { SPRITE_FILE, type SiteFiles } from "./site-files";

/** The names that fields of data may use, by kind, and the unit of each fact. */
export type SiteNames = Names<readonly string[]>;

/** The same, with `undefined` for names whose file is missing or invalid. */
export type KnownNames = Names<readonly string[] | undefined>;

type Names<List> = Readonly<Record<ReferenceTarget, List>> & { readonly unitOf: ReadonlyMap<string, string> };

/** The names that a field may hold: facts of one unit, if it says which. */
export function namesFor<List extends readonly string[] | undefined>(to: ReferenceTarget, unit: string | undefined, names: Names<List>) {
  return unit === undefined ? names[to] : names[to]?.filter((name) => names.unitOf.get(name) === unit);
}

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
  const known = [...(facts?.facts ?? []), ...Object.entries(open ?? {}).map(([id, { unit }]) => ({ id, unit }))];
  const excesses = excessIds(known.map(({ id }) => id)).map((id) => ({ id, unit: "EUR" }));
  const unitOf = new Map([...known, ...excesses].map(({ id, unit }) => [id, unit]));
  const page = pages && Object.keys(pages.pages);
  const article = matches(texts.keys(), /^data\/articles\/(.+)\.json$/);
  return {
    icon: Array.from(symbols, (match) => match[1] ?? "").sort(),
    template: matches(paths, /^src\/templates\/([^/]+)\/\w+Page\.tsx$/),
    scene: images("scene"),
    vehicle: images("vehicle"),
    portrait: images("portrait"),
    namespace: matches(texts.keys(), new RegExp(`^locales/${REFERENCE}/(.+)\\.json$`)),
    unitOf,
    fact: facts && open && [...unitOf.keys()],
    page,
    route: page && [...page, ...article],
    card: articles && [...new Set([...article, ...articles.cards])],
    picture: pictures?.pictures.map(({ id }) => id),
    topic: topics?.topics.map(({ id }) => id),
  };
}
