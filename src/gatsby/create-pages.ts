import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../core/languages";
import type { PageContext } from "../core/routes/page-context";
import { hasReviewPages } from "../core/routes/site-url";
import { createDesignPage } from "../review/design/system/create-design-page";
import { HOME, NOT_FOUND, routeTable } from "../core/routes/route-table";
import { projectFolder, readSiteData } from "../content/site-data";

/** Makes every page in every language from the slug map and the articles; the 404 pages are among them. Where reviewers have pages, the design system has one. */
export const createPages: GatsbyNode["createPages"] = ({ actions, store }) => {
  const root = projectFolder(store);
  const routes = routeTable(readSiteData(root));
  const home = routes.find(({ id }) => id === HOME);
  for (const { id, template, namespaces, mainNamespace, picture, socialScene, paths, parent } of routes) {
    for (const language of LANGUAGES) {
      const path = paths[language];
      actions.createPage<PageContext>({
        path,
        component: join(root, "src", "templates", template, "template.tsx"),
        context: {
          routeId: id,
          language,
          namespaces,
          mainNamespace,
          picture,
          socialScene,
          // Nobody knows which page an unknown address meant.
          paths: id === NOT_FOUND && home !== undefined ? home.paths : paths,
          parent,
          i18n: {
            language,
            languages: LANGUAGES,
            defaultLanguage: DEFAULT_LANGUAGE,
            generateDefaultLanguagePage: false,
            routed: language !== DEFAULT_LANGUAGE,
            originalPath: paths[DEFAULT_LANGUAGE],
            path,
          },
        },
      });
    }
  }
  if (hasReviewPages(process.env)) {
    createDesignPage(actions, root, routes);
  }
};
