/** What Gatsby writes of the types of all queries. Git does not keep it: it follows from code and content. */
export const TYPES_FILE = "src/gatsby-types.d.ts";

/** The environment variable that ends a build when the types are written. */
export const ONLY_TYPES = "ONLY_TYPES";
