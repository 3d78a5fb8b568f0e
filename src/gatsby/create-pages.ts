import { resolve } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkSite } from "../check/check-site";
import { formatProblems } from "../check/report";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages";
import { type PageContext, pluginContext } from "../i18n/routes/page-context";
import { Site, keepSite, currentSite } from "../content/site-data";

/**
 * The content of the site. `npm run build` has checked it before; the development server says in its log what is wrong with each change, and
 * goes on with the pages that it has.
 */
function contentOf(reporter: Reporter): Site {
  if (process.env["gatsby_executing_command"] === "develop") {
    const changed = new Site();
    const problems = checkSite(changed.files);
    if (problems.length > 0) {
      reporter.error(`\n${formatProblems(problems, "pages may miss what is wrong")}\n`);
    } else {
      keepSite(changed);
    }
  }
  return currentSite();
}

/** Creates every page in every language, the 404 pages included. */
export const createPages: GatsbyNode["createPages"] = ({ actions, reporter }) => {
  const { routes } = contentOf(reporter);
  for (const { id, template, namespaces, mainNamespace, action, chatTopic, picture, socialScene, paths, parent } of routes) {
    for (const language of LANGUAGES) {
      const path = paths[language];
      actions.createPage<PageContext>({
        path,
        component: resolve("src", "templates", template, "template.tsx"),
        context: {
          routeId: id,
          language,
          isTranslated: language !== DEFAULT_LANGUAGE,
          namespaces,
          mainNamespace,
          action,
          chatTopic,
          picture,
          socialScene,
          paths,
          parent,
          links: Object.fromEntries(routes.map((route) => [route.id, route.paths[language]])),
          i18n: pluginContext(language, path, paths[DEFAULT_LANGUAGE]),
        },
      });
    }
  }
};
