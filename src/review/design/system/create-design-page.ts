import { join } from "node:path";
import type { Actions } from "gatsby";
import { DESIGN_PATH, DESIGN_ROUTE, DESIGN_TEMPLATE, type DesignPageContext } from "../../../core/routes/design-page";
import { DEFAULT_LANGUAGE } from "../../../core/languages";
import { HOME, type Route } from "../../../core/routes/route-table";
import { readDesignSystem } from "./design-system";

/**
 * Makes the design system's page, in English only: what stands for it in another language is the home page.
 *
 * @param root the project's folder
 * @throws without a home page, whose pictures the page borrows
 */
export function createDesignPage({ createPage }: Pick<Actions, "createPage">, root: string, routes: readonly Route[]): void {
  const home = routes.find(({ id }) => id === HOME);
  if (home === undefined) {
    throw new Error(`data/pages.json has no page called “${HOME}”.`);
  }
  createPage<DesignPageContext>({
    path: DESIGN_PATH,
    component: join(root, DESIGN_TEMPLATE),
    context: {
      routeId: DESIGN_ROUTE,
      language: DEFAULT_LANGUAGE,
      namespaces: ["common"],
      mainNamespace: "common",
      picture: home.picture,
      socialScene: home.socialScene,
      paths: { ...home.paths, [DEFAULT_LANGUAGE]: DESIGN_PATH },
      parent: null,
      design: readDesignSystem(root),
      i18n: {
        language: DEFAULT_LANGUAGE,
        languages: [DEFAULT_LANGUAGE],
        defaultLanguage: DEFAULT_LANGUAGE,
        generateDefaultLanguagePage: false,
        routed: false,
        originalPath: DESIGN_PATH,
        path: DESIGN_PATH,
      },
    },
  });
}
