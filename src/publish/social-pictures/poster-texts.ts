import { LANGUAGES } from "../../core/languages";
import type { Route } from "../../core/routes/route-table";
import { socialPicture } from "../../core/routes/social-picture";
import type { SiteTexts } from "../../content/site-texts";

/** The social pictures of all pages in all languages, with the picture behind the words and the words on it. */
export function posterOrders(brand: string, routes: readonly Route[], texts: SiteTexts) {
  return routes.flatMap(({ id, mainNamespace, socialScene: scene }) =>
    LANGUAGES.map((language) => {
      const headline = texts.headline(language, mainNamespace, "hero.title").join("\n");
      const words = { headline, brand, place: texts.text(language, "common", "site.locatedAt") };
      return { path: socialPicture(language, id).path, language, scene, words };
    }),
  );
}
