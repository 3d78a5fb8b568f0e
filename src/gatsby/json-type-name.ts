/** The GraphQL type of a file of `data/`, by its name without the ending: `van-areas` becomes `VanAreasJson`. */
export function dataTypeName(file: string): string {
  const words = file.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}Json`;
}

/** The GraphQL type of a JSON file. Locale files have nodes of type `Locale` already: their second reading gets a type that nothing queries, and so do articles, of which `onCreateNode` makes nodes with an id. */
export function jsonTypeName({ node }: { readonly node: Readonly<Record<string, unknown>> }): string {
  if (node["sourceInstanceName"] === "locale") {
    return "LocaleFile";
  }
  return node["relativeDirectory"] === "articles" ? "ArticleFile" : dataTypeName(String(node["name"]));
}
