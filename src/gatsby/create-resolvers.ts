import type { GatsbyNode } from "gatsby";
import { projectFolder } from "./project-folder";
import { cardResolvers } from "./resolvers/article-card";
import { factResolvers } from "./resolvers/facts";
import { localeResolvers } from "./resolvers/filled-texts";
import { licenceResolvers } from "./resolvers/licences";
import { pathResolvers } from "./resolvers/page-paths";
import { pictureResolvers } from "./resolvers/pictures";

/** The fields that are resolved when a page asks for them: texts with their facts, cards in a language. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers, store }) => {
  // Gatsby types the function as a bare `Function`. A second call adds to the first.
  const add = addResolvers as (resolvers: object) => void;
  [localeResolvers, factResolvers, licenceResolvers, cardResolvers, pathResolvers, pictureResolvers(projectFolder(store))].forEach(
    (resolvers) => {
      add(resolvers);
    },
  );
};
