import type { SiteData } from "../../site/schemas";
import { articleNamespace } from "../route-table";
import type { JsonPath } from "./problem";

/** A text that an entry of a data file needs in the locale files. */
export interface NeededText {
  readonly namespace: string;
  readonly path: JsonPath;
  /** The entry that needs it. */
  readonly because: string;
}

/** The texts that the entries of the data files need, so that an entry without its text is found before a page shows a key. */
export function neededTexts(data: SiteData): readonly NeededText[] {
  const each = (
    ids: readonly string[],
    namespace: string,
    before: JsonPath,
    keys: readonly string[],
    file: string,
  ): readonly NeededText[] =>
    ids.flatMap((id) => keys.map((key) => ({ namespace, path: [...before, id, key], because: `“${id}” in data/${file}.json` })));
  const plain = (ids: readonly string[], namespace: string, before: JsonPath, file: string): readonly NeededText[] =>
    ids.map((id) => ({ namespace, path: [...before, id], because: `“${id}” in data/${file}.json` }));

  return [
    ...plain([...new Set([...data.pages.navigation, ...data.pages.footer])], "common", ["nav"], "pages"),
    ...Object.entries(data.pages.pages).flatMap(([id]) =>
      [
        ["meta", "title"],
        ["meta", "description"],
        ["hero", "title"],
      ].map((path) => ({ namespace: id, path, because: `the page “${id}” in data/pages.json` })),
    ),
    ...data.articles.cards
      .filter((id) => id in data.pages.pages)
      .flatMap((id) =>
        ["title", "summary", "label"].map((key) => ({
          namespace: id,
          path: ["card", key],
          because: `the card of “${id}” in data/articles.json`,
        })),
      ),
    ...data.articles.articles.flatMap(({ id }) =>
      [
        ["meta", "title"],
        ["meta", "description"],
        ["card", "title"],
        ["card", "summary"],
        ["card", "label"],
        ["hero", "title"],
        ["standfirst"],
        ["sections"],
        ["glance"],
      ].map((path) => ({
        namespace: articleNamespace(id),
        path,
        because: `the article “${id}” in data/articles.json`,
      })),
    ),
    ...plain(
      data.pictures.pictures.map(({ id }) => id),
      "pictures",
      [],
      "pictures",
    ),
    ...plain(
      data.fleet.vehicles.map(({ id }) => id),
      "pictures",
      [],
      "fleet",
    ),
    ...each(
      data.testimonials.testimonials.map(({ id }) => id),
      "airport-parking",
      ["quotes", "items"],
      ["text", "role"],
      "testimonials",
    ),
    ...plain(
      data.vans.vans.map(({ id }) => id),
      "pictures",
      [],
      "vans",
    ),
    ...each(
      data.fleet.vehicles.map(({ id }) => id),
      "home",
      ["fleet", "vehicles"],
      ["text", "type"],
      "fleet",
    ),
    ...each(
      data.reasons.reasons.map(({ id }) => id),
      "home",
      ["reasons", "items"],
      ["title", "text"],
      "reasons",
    ),
    ...each(
      data.vans.vans.map(({ id }) => id),
      "van-rental",
      ["products", "items"],
      ["name", "text", "category", "features"],
      "vans",
    ),
    ...each(
      data["van-areas"].areas.map(({ id }) => id),
      "van-rental",
      ["areas", "items"],
      ["name", "text"],
      "van-areas",
    ),
    ...each(
      data.routes.routes.map(({ id }) => id),
      "directions",
      ["routes", "items"],
      ["from", "duration", "steps"],
      "routes",
    ),
    ...each(
      data.reviews.reviews.map(({ id }) => id),
      "reviews",
      [],
      ["text", "place"],
      "reviews",
    ),
    ...plain(
      data.map.places.map(({ id }) => id),
      "common",
      ["places"],
      "map",
    ),
    ...Object.entries(data.faq.groups).flatMap(([group, questions]) => each(questions, `faq-${group}`, [], ["question", "answer"], "faq")),
    ...data.terms.parts.flatMap(({ id, brief, clauses }) => [
      ...each(brief, "booking-terms", [id, "brief"], ["label", "value"], "terms"),
      ...each(clauses, "booking-terms", [id, "clauses"], ["title", "short"], "terms"),
    ]),
    ...each(
      data.terms.fees.map(({ id }) => id),
      "booking-terms",
      ["fees", "items"],
      ["name", "when", "amount"],
      "terms",
    ),
  ];
}
