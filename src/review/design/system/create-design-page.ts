import { join } from "node:path";
import type { Actions } from "gatsby";
import { DESIGN_PATH, DESIGN_ROUTE, DESIGN_TEMPLATE } from "../../../core/routes/design-page";
import { DEFAULT_LANGUAGE } from "../../../core/languages";
import type { Route } from "../../../core/routes/route-table";
import { type PageContext, pluginContext } from "../../../core/routes/page-context";
import { type DesignSystem, readDesignSystem } from "./design-system";

/** What the design page is given. */
export interface DesignPageContext extends PageContext {
  readonly design: DesignSystem;
}

/**
 * Creates the design page, in English only; its language links lead to the home pages, whose pictures it borrows.
 *
 * @param root the project's folder
 */
export function createDesignPage({ createPage }: Pick<Actions, "createPage">, root: string, home: Route): void {
  createPage<DesignPageContext>({
    path: DESIGN_PATH,
    component: join(root, DESIGN_TEMPLATE),
    context: {
      routeId: DESIGN_ROUTE,
      language: DEFAULT_LANGUAGE,
      isTranslated: false,
      namespaces: ["common"],
      mainNamespace: "common",
      picture: home.picture,
      socialScene: home.socialScene,
      paths: { ...home.paths, [DEFAULT_LANGUAGE]: DESIGN_PATH },
      parent: null,
      design: readDesignSystem(root),
      i18n: pluginContext(DEFAULT_LANGUAGE, DESIGN_PATH, DESIGN_PATH),
    },
  });
}
