import { LANGUAGES, type Language } from "../../core/languages";
import type { SiteData } from "../../core/schemas";
import { storyNeighbours } from "../../core/routes/story-neighbours";
import type { JsonPath } from "../../content/problem";
import type { FactUses } from "../../content/fact-uses";
import type { Route } from "../../core/routes/route-table";
import { PAGES_OF_DATA, PAGES_OF_IMPORTED_FILES, PAGES_OF_SECTION_PICTURES, PAGES_WITH_ALL_CARDS } from "./data-uses";

/** A page that a change reaches, in the languages in which it does. */
export interface AffectedPage {
  readonly routeId: string;
  readonly languages: readonly Language[];
}

/** Finds the pages that a change reaches. All answers are in the order of the route table. */
export interface PageFinder {
  /** Pages by id; `"all"` for every page. */
  readonly pages: (ids: "all" | readonly string[], languages?: readonly Language[]) => readonly AffectedPage[];
  /** The pages whose sentences show a fact, by the record that the build keeps. */
  readonly ofFact: (factId: string, languages?: readonly Language[]) => readonly AffectedPage[];
  /** The pages that show a text. */
  readonly ofText: (namespace: string, key: string, languages: readonly Language[]) => readonly AffectedPage[];
  /** The pages that a place of a data file reaches. */
  readonly ofData: (file: string, steps: JsonPath) => readonly AffectedPage[];
  /** The pages that show a file of `src/images`. */
  readonly ofPictureFile: (path: string) => readonly AffectedPage[];
}

type Ids = "all" | readonly string[];

/**
 * The ids of the pages that show the card of an article or of a page: the travel guide, whatever names it as further reading, and what
 * stands before and after it in the travel guide.
 */
function pagesWithCard({ articles: { articles, cards } }: SiteData, id: string): readonly string[] {
  const related = articles.filter((article) => article.related.includes(id)).map((article) => article.id);
  const place = storyNeighbours(cards).get(id);
  return place === undefined
    ? related
    : [...PAGES_WITH_ALL_CARDS, ...related, ...[place.previous, place.next].filter((neighbour) => neighbour !== null)];
}

function pagesWithPicture(data: SiteData, routes: readonly Route[], pictureId: string): readonly string[] {
  const own = routes.filter(({ picture, socialScene }) => picture === pictureId || socialScene === pictureId).map(({ id }) => id);
  const figures = data.articles.articles
    .filter(({ figures: own = [] }) => own.some(({ picture }) => picture === pictureId))
    .map(({ id }) => id);
  const cards = routes.filter(({ picture }) => picture === pictureId).flatMap(({ id }) => pagesWithCard(data, id));
  return [...own, ...figures, ...cards, ...(PAGES_OF_SECTION_PICTURES[pictureId] ?? [])];
}

/** The pages of an alternative text: those of the picture, the vehicle or the van that it describes. */
function pagesWithAlternative(data: SiteData, routes: readonly Route[], id: string): Ids {
  if (data.pictures.pictures.some((picture) => picture.id === id)) {
    return pagesWithPicture(data, routes, id);
  }
  const file = data.fleet.vehicles.some((vehicle) => vehicle.id === id) ? "fleet" : "vans";
  return PAGES_OF_DATA[file];
}

function pagesOfText(data: SiteData, routes: readonly Route[], namespace: string, key: string): Ids {
  if (namespace === "pictures") {
    return pagesWithAlternative(data, routes, key);
  }
  const own = routes.filter(({ namespaces }) => namespaces.includes(namespace)).map(({ id }) => id);
  // The bar that offers another language belongs to no page's namespaces: its texts stand in every page.
  if (own.length === 0 || own.length === routes.length) {
    return "all";
  }
  const card = key.startsWith("card.") ? routes.find(({ mainNamespace }) => mainNamespace === namespace) : undefined;
  return card === undefined ? own : [...own, ...pagesWithCard(data, card.id)];
}

function pagesOfData(data: SiteData, routes: readonly Route[], file: string, steps: JsonPath): Ids {
  const [list, entry = ""] = steps.map(String);
  switch (file) {
    case "pages":
      return list === "pages" ? [entry, ...pagesWithCard(data, entry)] : "all";
    case "articles":
      return list === "articles" ? [entry, ...pagesWithCard(data, entry)] : [...PAGES_WITH_ALL_CARDS, ...data.articles.cards];
    case "pictures":
      return pagesWithPicture(data, routes, entry);
    case "faq":
      return pagesOfText(data, routes, `faq-${entry}`, "");
    default:
      return file in PAGES_OF_DATA ? PAGES_OF_DATA[file as keyof typeof PAGES_OF_DATA] : "all";
  }
}

/** The files that entries of data name, and the pages of these entries. */
function pagesOfFiles(data: SiteData, routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const named = [
    ...data.pictures.pictures.map(({ id, file }) => [file, pagesWithPicture(data, routes, id)] as const),
    ...data.fleet.vehicles.map(({ cutout }) => [cutout, PAGES_OF_DATA.fleet] as const),
    ...data.vans.vans.map(({ cutout }) => [cutout, PAGES_OF_DATA.vans] as const),
    ...data.reviews.reviews.map(({ profilePhoto }) => [profilePhoto, PAGES_OF_DATA.reviews] as const),
    ...data.testimonials.testimonials.map(({ image }) => [image, PAGES_OF_DATA.testimonials] as const),
  ];
  const pages = new Map<string, readonly string[]>();
  for (const [file, ids] of named) {
    const path = file.replace(/^\.\.\//, "");
    pages.set(path, [...(pages.get(path) ?? []), ...ids]);
  }
  return pages;
}

/** A finder for the site as it is built. */
export function pageFinder(data: SiteData, routes: readonly Route[], uses: FactUses): PageFinder {
  const files = pagesOfFiles(data, routes);
  const pages = (ids: Ids, languages: readonly Language[] = LANGUAGES): readonly AffectedPage[] =>
    languages.length === 0
      ? []
      : routes.filter(({ id }) => ids === "all" || ids.includes(id)).map(({ id }) => ({ routeId: id, languages }));
  return {
    pages,
    ofFact: (factId, languages = LANGUAGES) =>
      routes
        .map(({ id, paths }) => ({
          routeId: id,
          languages: languages.filter((language) => uses[paths[language]]?.includes(factId) === true),
        }))
        .filter((page) => page.languages.length > 0),
    ofText: (namespace, key, languages) => pages(pagesOfText(data, routes, namespace, key), languages),
    ofData: (file, steps) => pages(pagesOfData(data, routes, file, steps)),
    ofPictureFile: (path) => {
      const imported = PAGES_OF_IMPORTED_FILES[path] ?? [];
      return pages(imported === "all" ? "all" : [...imported, ...(files.get(path) ?? [])]);
    },
  };
}
