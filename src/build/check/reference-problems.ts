import { LANGUAGES } from "../../site/languages";
import { localizedPaths } from "../../site/localized-path";
import { nearest } from "../../site/nearest";
import type { DataFile, SiteData } from "../../site/schemas";
import type { JsonDocument } from "./json-document";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";
import { type SiteFiles, SPRITE_FILE } from "./site-files";

/** The files that are valid by themselves. A file that is not is left out: its own problems come first. */
export type ValidData = Partial<SiteData>;

/** One use of a name that must exist elsewhere. */
interface Reference {
  readonly path: JsonPath;
  readonly name: string;
}

/** What names can lead to. */
type Target = "fact" | "page" | "card" | "route" | "picture" | "icon" | "image" | "template";

const ALLOWED: Readonly<Record<Target, string>> = {
  fact: "the id of a fact in data/facts.json",
  page: "the id of a page in data/pages.json",
  card: "the id of an article, or of a page that stands in “cards”",
  route: "the id of a page or an article",
  picture: "the id of a picture in data/pictures.json",
  icon: `the name of an icon in ${SPRITE_FILE}`,
  image: "the path of a file that exists in src/images",
  template: "the name of a file in src/templates",
};

const TO_DO: Readonly<Record<Target, string>> = {
  fact: "Correct the name, or add the fact to data/facts.json.",
  page: "Correct the id, or add the page to data/pages.json.",
  card: "Correct the id, or add it to “cards” first.",
  route: "Correct the id, or add the article to data/articles.json.",
  picture: "Correct the id, or add the picture to data/pictures.json.",
  icon: "Choose one of the icons that exist.",
  image: "Correct the path, or put the picture there.",
  template: "Correct the name: a page cannot stand without its template.",
};

const each = <Item>(
  list: readonly Item[],
  path: (index: number) => JsonPath,
  name: (item: Item) => string | undefined,
): readonly Reference[] =>
  list.flatMap((item, index) => {
    const named = name(item);
    return named === undefined ? [] : [{ path: path(index), name: named }];
  });

/** Every name that a file gives to something elsewhere, by the file. */
const REFERENCES: {
  readonly [File in DataFile]?: (data: SiteData[File]) => Partial<Record<Target, readonly Reference[]>>;
} = {
  "van-areas": ({ areas }) => ({
    fact: each(
      areas,
      (index) => ["areas", index, "distance"],
      ({ distance }) => distance,
    ),
  }),
  routes: ({ routes }) => ({
    fact: each(
      routes,
      (index) => ["routes", index, "duration"],
      ({ duration }) => duration,
    ),
    icon: each(
      routes,
      (index) => ["routes", index, "icon"],
      ({ icon }) => icon,
    ),
  }),
  terms: ({ fees }) => ({
    fact: fees.flatMap(({ facts }, fee) =>
      each(
        facts,
        (index) => ["fees", fee, "facts", index],
        (name) => name,
      ),
    ),
  }),
  pages: ({ pages, navigation, footer }) => {
    const entries = Object.entries(pages);
    return {
      page: [
        ...each(
          navigation,
          (index) => ["navigation", index],
          (name) => name,
        ),
        ...each(
          footer,
          (index) => ["footer", index],
          (name) => name,
        ),
      ],
      picture: entries.flatMap(([page, { picture, socialScene }]) => [
        { path: ["pages", page, "picture"], name: picture },
        ...(socialScene === undefined ? [] : [{ path: ["pages", page, "socialScene"], name: socialScene }]),
      ]),
      template: entries.map(([page, { template }]) => ({ path: ["pages", page, "template"], name: template })),
    };
  },
  articles: ({ articles, cards }) => ({
    route: each(
      cards,
      (index) => ["cards", index],
      (name) => name,
    ),
    card: articles.flatMap(({ related }, article) =>
      each(
        related,
        (index) => ["articles", article, "related", index],
        (name) => name,
      ),
    ),
    picture: [
      ...each(
        articles,
        (index) => ["articles", index, "picture"],
        ({ picture }) => picture,
      ),
      ...each(
        articles,
        (index) => ["articles", index, "figure", "picture"],
        ({ figure }) => figure?.picture,
      ),
    ],
  }),
  reasons: ({ reasons }) => ({
    icon: each(
      reasons,
      (index) => ["reasons", index, "icon"],
      ({ icon }) => icon,
    ),
  }),
  languages: ({ languages }) => ({
    icon: each(
      languages,
      (index) => ["languages", index, "flag"],
      ({ flag }) => flag,
    ),
  }),
  pictures: ({ pictures }) => ({
    image: each(
      pictures,
      (index) => ["pictures", index, "file"],
      ({ file }) => file,
    ),
  }),
  fleet: ({ vehicles }) => ({
    image: each(
      vehicles,
      (index) => ["vehicles", index, "cutout"],
      ({ cutout }) => cutout,
    ),
  }),
  vans: ({ vans }) => ({
    image: each(
      vans,
      (index) => ["vans", index, "cutout"],
      ({ cutout }) => cutout,
    ),
  }),
  reviews: ({ reviews }) => ({
    image: each(
      reviews,
      (index) => ["reviews", index, "profilePhoto"],
      ({ profilePhoto }) => profilePhoto,
    ),
  }),
  testimonials: ({ testimonials }) => ({
    image: each(
      testimonials,
      (index) => ["testimonials", index, "image"],
      ({ image }) => image,
    ),
  }),
};

/** Lists whose entries must have different ids, by file: the field of the list, and the ids in it. */
function idLists(data: ValidData): readonly { readonly in: DataFile; readonly key: string; readonly ids: readonly string[] }[] {
  const list = <File extends DataFile>(file: File, key: string, ids: (content: SiteData[File]) => readonly string[]) => {
    const content = data[file] as SiteData[File] | undefined;
    return content === undefined ? [] : [{ in: file, key, ids: ids(content) }];
  };
  return [
    ...list("facts", "facts", ({ facts }) => facts.map(({ id }) => id)),
    ...list("languages", "languages", ({ languages }) => languages.map(({ code }) => code)),
    ...list("articles", "articles", ({ articles }) => articles.map(({ id }) => id)),
    ...list("articles", "cards", ({ cards }) => cards),
    ...list("pages", "navigation", ({ navigation }) => navigation),
    ...list("pages", "footer", ({ footer }) => footer),
    ...list("pictures", "pictures", ({ pictures }) => pictures.map(({ id }) => id)),
    ...list("fleet", "vehicles", ({ vehicles }) => vehicles.map(({ id }) => id)),
    ...list("vans", "vans", ({ vans }) => vans.map(({ id }) => id)),
    ...list("van-areas", "areas", ({ areas }) => areas.map(({ id }) => id)),
    ...list("routes", "routes", ({ routes }) => routes.map(({ id }) => id)),
    ...list("reviews", "reviews", ({ reviews }) => reviews.map(({ id }) => id)),
    ...list("testimonials", "testimonials", ({ testimonials }) => testimonials.map(({ id }) => id)),
    ...list("reasons", "reasons", ({ reasons }) => reasons.map(({ id }) => id)),
    ...list("terms", "fees", ({ fees }) => fees.map(({ id }) => id)),
    ...list("terms", "parts", ({ parts }) => parts.map(({ id }) => id)),
    ...list("glossary", "terms", ({ terms }) => terms.map(({ id }) => id)),
    ...list("map", "places", ({ places }) => places.map(({ id }) => id)),
  ];
}

/** Every address of the site with the place that claims it: pages, articles, and old addresses. */
function addresses({
  pages,
  articles,
  business,
}: ValidData): readonly { readonly in: DataFile; readonly path: JsonPath; readonly address: string }[] {
  const fixed = Object.entries(pages?.pages ?? {}).map(([id, entry]) => ({
    in: "pages" as const,
    at: ["pages", id] as JsonPath,
    ...entry,
  }));
  const written = (articles?.articles ?? []).map((entry, index) => ({
    in: "articles" as const,
    at: ["articles", index] as JsonPath,
    ...entry,
  }));
  return [...fixed, ...written].flatMap(({ in: file, at, slugs, formerly }) => {
    const paths = localizedPaths(slugs, business?.slug ?? "{brand}");
    return [
      ...LANGUAGES.map((language) => ({ in: file, path: [...at, "slugs", language], address: paths[language] })),
      ...formerly.map((address, index) => ({ in: file, path: [...at, "formerly", index], address })),
    ];
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/**
 * The ids of a list in a file that may be wrong elsewhere, so that one slip does not make every name that leads to the file unknown.
 *
 * @param field what names an entry of the list
 * @returns `undefined` where the list cannot be read at all
 */
function idsIn(document: JsonDocument | undefined, key: string, field = "id"): readonly string[] | undefined {
  const list = isObject(document?.value) ? document.value[key] : undefined;
  if (Array.isArray(list)) {
    return list.flatMap((entry: unknown) => (isObject(entry) && typeof entry[field] === "string" ? [entry[field]] : []));
  }
  return isObject(list) ? Object.keys(list) : undefined;
}

const union = (...lists: readonly (readonly string[] | undefined)[]): ReadonlySet<string> | undefined =>
  lists.some((list) => list === undefined) ? undefined : new Set(lists.flatMap((list) => list ?? []));

/** The names that exist, by what they name; `undefined` where the file that holds them cannot be read. */
export interface KnownNames {
  readonly facts: ReadonlySet<string> | undefined;
  readonly routes: ReadonlySet<string> | undefined;
  readonly models: ReadonlySet<string> | undefined;
}

/** The names that sentences may use. */
export function knownNames(documents: ReadonlyMap<DataFile, JsonDocument>): KnownNames {
  return {
    facts: union(idsIn(documents.get("facts"), "facts")),
    routes: union(idsIn(documents.get("pages"), "pages"), idsIn(documents.get("articles"), "articles")),
    models: union(idsIn(documents.get("fleet"), "vehicles", "name")),
  };
}

/**
 * What is wrong between files that are valid by themselves: names that lead nowhere, ids given twice, two pages on one address.
 *
 * @param data the files that are valid by themselves
 * @param documents every data file that can be read, for the lines of messages and for what names lead to
 */
export function referenceProblems(
  data: ValidData,
  documents: ReadonlyMap<DataFile, JsonDocument>,
  { texts, paths }: SiteFiles,
): readonly Problem[] {
  const problemAt = (file: DataFile, path: JsonPath, rest: Pick<Problem, "found" | "allowed" | "fix" | "suggestion">): Problem => ({
    file: `data/${file}.json`,
    line: documents.get(file)?.lineOf(path) ?? 1,
    path: formatPath(path),
    ...rest,
  });
  const { facts, routes } = knownNames(documents);
  const articles = idsIn(documents.get("articles"), "articles");
  const known: Readonly<Record<Target, ReadonlySet<string> | undefined>> = {
    fact: facts,
    page: union(idsIn(documents.get("pages"), "pages")),
    route: routes,
    card: union(data.articles?.cards, articles),
    picture: union(idsIn(documents.get("pictures"), "pictures")),
    icon: new Set(Array.from((texts.get(SPRITE_FILE) ?? "").matchAll(/<symbol id="i-([^"]+)"/g), (match) => match[1] ?? "")),
    image: new Set(Array.from(paths, (path) => `../${path}`)),
    template: new Set(Array.from(paths).flatMap((path) => /^src\/templates\/(.+)\.tsx$/.exec(path)?.[1] ?? [])),
  };
  const unknownNames = <File extends DataFile>(file: File): readonly Problem[] => {
    const content = data[file] as SiteData[File] | undefined;
    const references = content === undefined ? {} : (REFERENCES[file]?.(content) ?? {});
    return (Object.entries(references) as [Target, readonly Reference[]][]).flatMap(([target, uses]) =>
      uses
        .filter(({ name }) => known[target]?.has(name) === false)
        .map(({ path, name }) => {
          const suggestion = nearest(name, known[target] ?? []);
          return problemAt(file, path, {
            found: quote(name),
            allowed: ALLOWED[target],
            fix: TO_DO[target],
            ...(suggestion === undefined ? {} : { suggestion: quote(suggestion) }),
          });
        }),
    );
  };
  const duplicates = idLists(data).flatMap(({ in: file, key, ids }) =>
    ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [
            problemAt(file, [key, index], {
              found: `the id “${id}” a second time`,
              allowed: "an id that no other entry of the list has",
              fix: "Give this entry an id of its own, or remove it.",
            }),
          ],
    ),
  );
  const claimed = new Map<string, string>();
  const collisions = addresses(data).flatMap(({ in: file, path, address }) => {
    const other = claimed.get(address);
    claimed.set(address, `data/${file}.json, ${formatPath(path)}`);
    return other === undefined
      ? []
      : [
          problemAt(file, path, {
            found: `the address ${address}, which is taken by ${other}`,
            allowed: "an address that no other page has",
            fix: "Choose another address for one of the two.",
          }),
        ];
  });
  return [...duplicates, ...collisions, ...(Object.keys(REFERENCES) as DataFile[]).flatMap(unknownNames)];
}
