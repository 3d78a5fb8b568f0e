import { LANGUAGES } from "../../site/languages";
import { nearest } from "../../site/nearest";
import { localizedPaths } from "../../site/routes";
import type { DataFile, SiteData } from "../../site/schemas";
import type { JsonDocument } from "./json-document";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";
import { type SiteFiles, SPRITE_FILE } from "./site-files";

/** One use of a name that must exist elsewhere. */
interface Reference {
  readonly in: DataFile;
  readonly path: JsonPath;
  readonly name: string;
}

const indexed = <Item, Result>(list: readonly Item[], each: (item: Item, index: number) => Result): readonly Result[] => list.map(each);

function factReferences(data: SiteData): readonly Reference[] {
  return [
    ...data["van-areas"].areas.flatMap(({ distance }, index): readonly Reference[] =>
      distance === undefined ? [] : [{ in: "van-areas", path: ["areas", index, "distance"], name: distance }],
    ),
    ...indexed(data.routes.routes, ({ duration }, index): Reference => ({
      in: "routes",
      path: ["routes", index, "duration"],
      name: duration,
    })),
    ...data.terms.fees.flatMap(({ facts }, fee) =>
      indexed(facts, (name, index): Reference => ({ in: "terms", path: ["fees", fee, "facts", index], name })),
    ),
  ];
}

function pageReferences(data: SiteData): readonly Reference[] {
  return [
    ...indexed(data.pages.navigation, (name, index): Reference => ({ in: "pages", path: ["navigation", index], name })),
    ...indexed(data.pages.footer, (name, index): Reference => ({ in: "pages", path: ["footer", index], name })),
  ];
}

function cardReferences(data: SiteData): readonly Reference[] {
  return indexed(data.articles.cards, (name, index): Reference => ({ in: "articles", path: ["cards", index], name }));
}

function relatedReferences(data: SiteData): readonly Reference[] {
  return data.articles.articles.flatMap(({ related }, article) =>
    indexed(related, (name, index): Reference => ({ in: "articles", path: ["articles", article, "related", index], name })),
  );
}

function pictureReferences(data: SiteData): readonly Reference[] {
  return [
    ...Object.entries(data.pages.pages).map(([page, { picture }]): Reference => ({
      in: "pages",
      path: ["pages", page, "picture"],
      name: picture,
    })),
    ...indexed(data.articles.articles, ({ picture }, index): Reference => ({
      in: "articles",
      path: ["articles", index, "picture"],
      name: picture,
    })),
    ...data.articles.articles.flatMap(({ figure }, index): readonly Reference[] =>
      figure === undefined ? [] : [{ in: "articles", path: ["articles", index, "figure", "picture"], name: figure.picture }],
    ),
  ];
}

function iconReferences(data: SiteData): readonly Reference[] {
  return [
    ...indexed(data.reasons.reasons, ({ icon }, index): Reference => ({ in: "reasons", path: ["reasons", index, "icon"], name: icon })),
    ...indexed(data.routes.routes, ({ icon }, index): Reference => ({ in: "routes", path: ["routes", index, "icon"], name: icon })),
    ...indexed(data.languages.languages, ({ flag }, index): Reference => ({
      in: "languages",
      path: ["languages", index, "flag"],
      name: flag,
    })),
  ];
}

/** Files that data names, as paths from `data/`. */
function fileReferences(data: SiteData): readonly Reference[] {
  return [
    ...indexed(data.pictures.pictures, ({ file }, index): Reference => ({ in: "pictures", path: ["pictures", index, "file"], name: file })),
    ...indexed(data.fleet.vehicles, ({ cutout }, index): Reference => ({ in: "fleet", path: ["vehicles", index, "cutout"], name: cutout })),
    ...indexed(data.vans.vans, ({ cutout }, index): Reference => ({ in: "vans", path: ["vans", index, "cutout"], name: cutout })),
    ...indexed(data.reviews.reviews, ({ profilePhoto }, index): Reference => ({
      in: "reviews",
      path: ["reviews", index, "profilePhoto"],
      name: profilePhoto,
    })),
    ...indexed(data.testimonials.testimonials, ({ image }, index): Reference => ({
      in: "testimonials",
      path: ["testimonials", index, "image"],
      name: image,
    })),
  ];
}

/** Lists whose entries must have different ids. */
function idLists(data: SiteData): readonly { readonly in: DataFile; readonly key: string; readonly ids: readonly string[] }[] {
  return [
    { in: "facts", key: "facts", ids: data.facts.facts.map(({ id }) => id) },
    { in: "languages", key: "languages", ids: data.languages.languages.map(({ code }) => code) },
    { in: "articles", key: "articles", ids: data.articles.articles.map(({ id }) => id) },
    { in: "pictures", key: "pictures", ids: data.pictures.pictures.map(({ id }) => id) },
    { in: "fleet", key: "vehicles", ids: data.fleet.vehicles.map(({ id }) => id) },
    { in: "vans", key: "vans", ids: data.vans.vans.map(({ id }) => id) },
    { in: "van-areas", key: "areas", ids: data["van-areas"].areas.map(({ id }) => id) },
    { in: "routes", key: "routes", ids: data.routes.routes.map(({ id }) => id) },
    { in: "reviews", key: "reviews", ids: data.reviews.reviews.map(({ id }) => id) },
    { in: "testimonials", key: "testimonials", ids: data.testimonials.testimonials.map(({ id }) => id) },
    { in: "reasons", key: "reasons", ids: data.reasons.reasons.map(({ id }) => id) },
    { in: "terms", key: "fees", ids: data.terms.fees.map(({ id }) => id) },
    { in: "glossary", key: "terms", ids: data.glossary.terms.map(({ id }) => id) },
    { in: "map", key: "places", ids: data.map.places.map(({ id }) => id) },
  ];
}

/** Every address of the site with the place that claims it: pages, articles, and old addresses. */
function addresses(data: SiteData): readonly { readonly in: DataFile; readonly path: JsonPath; readonly address: string }[] {
  const pages = Object.entries(data.pages.pages).map(([id, entry]) => ({ in: "pages" as const, at: ["pages", id] as JsonPath, ...entry }));
  const articles = data.articles.articles.map((entry, index) => ({
    in: "articles" as const,
    at: ["articles", index] as JsonPath,
    ...entry,
  }));
  return [...pages, ...articles].flatMap(({ in: file, at, slugs, formerly }) => {
    const paths = localizedPaths(slugs, data.business.slug);
    return [
      ...LANGUAGES.map((language) => ({ in: file, path: [...at, "slugs", language], address: paths[language] })),
      ...formerly.map((address, index) => ({ in: file, path: [...at, "formerly", index], address })),
    ];
  });
}

/**
 * What is wrong between files that are valid by themselves: names that lead nowhere, ids given twice, two pages on one address.
 *
 * @param documents the data files, for the lines of messages
 */
export function referenceProblems(data: SiteData, documents: ReadonlyMap<DataFile, JsonDocument>, files: SiteFiles): readonly Problem[] {
  const problemAt = (file: DataFile, path: JsonPath, found: string, allowed: string, suggestion?: string): Problem => ({
    file: `data/${file}.json`,
    line: documents.get(file)?.lineOf(path) ?? 1,
    path: formatPath(path),
    found,
    allowed,
    ...(suggestion === undefined ? {} : { suggestion: quote(suggestion) }),
  });
  const unknown = (references: readonly Reference[], known: ReadonlySet<string>, allowed: string): readonly Problem[] =>
    references
      .filter(({ name }) => !known.has(name))
      .map((reference) => problemAt(reference.in, reference.path, quote(reference.name), allowed, nearest(reference.name, known)));

  const facts = new Set(data.facts.facts.map(({ id }) => id));
  const pages = new Set(Object.keys(data.pages.pages));
  const routes = new Set([...pages, ...data.articles.articles.map(({ id }) => id)]);
  const cards = new Set([...data.articles.cards, ...data.articles.articles.map(({ id }) => id)]);
  const pictures = new Set(data.pictures.pictures.map(({ id }) => id));
  const icons = new Set(Array.from((files.texts.get(SPRITE_FILE) ?? "").matchAll(/<symbol id="i-([^"]+)"/g), (match) => match[1] ?? ""));
  const images = new Set(Array.from(files.paths, (path) => `../${path}`));
  const templates = new Set(Array.from(files.paths).flatMap((path) => /^src\/templates\/(.+)\.tsx$/.exec(path)?.[1] ?? []));

  const duplicates = idLists(data).flatMap(({ in: file, key, ids }) =>
    ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [problemAt(file, [key, index], `the id “${id}” a second time`, "an id that no other entry of the list has")],
    ),
  );
  const claimed = new Map<string, string>();
  const collisions = addresses(data).flatMap(({ in: file, path, address }) => {
    const other = claimed.get(address);
    claimed.set(address, `data/${file}.json, ${formatPath(path)}`);
    return other === undefined
      ? []
      : [problemAt(file, path, `the address ${address}, which is taken by ${other}`, "an address that no other page has")];
  });

  return [
    ...duplicates,
    ...collisions,
    ...unknown(factReferences(data), facts, "the id of a fact in data/facts.json"),
    ...unknown(pageReferences(data), pages, "the id of a page in data/pages.json"),
    ...unknown(cardReferences(data), routes, "the id of a page or an article"),
    ...unknown(relatedReferences(data), cards, "the id of an article, or of a page that stands in “cards”"),
    ...unknown(pictureReferences(data), pictures, "the id of a picture in data/pictures.json"),
    ...unknown(iconReferences(data), icons, `the name of an icon in ${SPRITE_FILE}`),
    ...unknown(fileReferences(data), images, "the path of a file that exists in src/images"),
    ...unknown(
      Object.entries(data.pages.pages).map(([id, { template }]): Reference => ({
        in: "pages",
        path: ["pages", id, "template"],
        name: template,
      })),
      templates,
      "the name of a file in src/templates",
    ),
  ];
}
