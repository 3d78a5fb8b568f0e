import { socialPicture } from "../../core/routes/social-picture";
import { LANGUAGES, type Language } from "../../core/languages";
import type { Route } from "../../core/routes/route-table";
import type { SiteTexts } from "../../content/site-texts";
import type { PosterTexts } from "./poster";

/** A social picture that a page needs. */
export interface PosterOrder {
  /** The picture's path. */
  readonly path: string;
  readonly language: Language;
  /** The picture behind the words. */
  readonly scene: string;
  readonly words: PosterTexts;
}

/** The social pictures of all pages in all languages, with what is written on each. */
export function posterOrders(brand: string, routes: readonly Route[], texts: SiteTexts): readonly PosterOrder[] {
  return routes.flatMap(({ id, mainNamespace, socialScene }) =>
    LANGUAGES.map((language) => ({
      path: socialPicture(language, id).path,
      language,
      scene: socialScene,
      words: {
        headline: texts.headline(language, mainNamespace, "hero.title").join("\n"),
        brand,
        place: texts.text(language, "common", "site.locatedAt"),
      },
    })),
  );
}
