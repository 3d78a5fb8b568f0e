/** The page at the root of each language. */
export const HOME = "home";

/** The page for addresses that do not exist. */
export const NOT_FOUND = "not-found";

/** Its slug: a file, because hosts look for it under this name. */
export const NOT_FOUND_SLUG = "404.html";

/** The travel guide, which lists the articles and is above them in the breadcrumb. */
export const ARTICLE_PARENT = "explore-cyprus";

/** Pages without Gatsby's scripts: at their address Gatsby would look for the data of another page, or find none. */
export const WITHOUT_SCRIPTS: readonly string[] = [NOT_FOUND, "offline"];
