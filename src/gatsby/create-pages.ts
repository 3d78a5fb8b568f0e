import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkSite } from "../check/check-site";
import { formatProblems } from "../check/report";
import { readSiteFiles } from "../content/site-files";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages";
import type { PageContext } from "../i18n/routes/page-context";
import { type RouteEntry, linkedRoutes } from "../i18n/routes/route-table";
import { componentFile } from "./component-file";
import { required } from "../schemas/required";

interface RouteData {
  readonly allRoute: { readonly nodes: readonly RouteEntry[] };
  readonly businessJson: { readonly slug: string; readonly formerSlugs: readonly string[] | null };
  readonly articlesJson: { readonly cards: readonly string[] };
}

const ROUTES = `{
  allRoute(sort: { routeId: ASC }) {
    nodes {
      id: routeId
      isArticle
      template
      namespaces
      mainNamespace
      action
      chatTopic
      picture
      socialScene
      published
      modified
      slugs
      redirectFrom
    }
  }
  businessJson {
    slug
    formerSlugs
  }
  articlesJson {
    cards
  }
}`;

/** Creates every page in every language, the 404 pages included. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter, ...gatsby }) => {
  // `npm run build` has checked the files before. The development server says what is wrong with each change, and goes on with what it has.
  const problems = process.env["NODE_ENV"] === "production" ? [] : checkSite(readSiteFiles());
  if (problems.length > 0) {
    reporter.error(`\n${formatProblems(problems, "pages may miss what is wrong")}\n`);
  }
  const answer = await gatsby.graphql<RouteData>(ROUTES);
  const { allRoute, businessJson, articlesJson } = required(answer.data, `The routes (${String(answer.errors)})`);
  const routes = linkedRoutes(allRoute.nodes, businessJson, articlesJson.cards);
  for (const { id, template, namespaces, mainNamespace, action, chatTopic, picture, socialScene, paths, parent } of routes) {
    for (const language of LANGUAGES) {
      actions.createPage<PageContext & { readonly i18n: object }>({
        path: paths[language],
        component: resolve(componentFile(template)),
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
          // All that gatsby-plugin-react-i18next reads. Without it, the plugin would create pages itself.
          i18n: { language, languages: LANGUAGES, defaultLanguage: DEFAULT_LANGUAGE },
        },
      });
    }
  }
};
