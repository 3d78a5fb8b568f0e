/** The GraphQL type of a file of `data/`, by its name without the ending: `van-areas` becomes `VanAreasJson`. */
export function dataTypeName(file: string): string {
  const words = file.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}Json`;
}

/** The GraphQL type of a JSON file. Nothing queries `LocaleFile` and `ArticleFile`: pages use the types `Locale` and `Article` instead. */
export function jsonTypeName({ node }: { readonly node: Readonly<Record<string, unknown>> }): string {
  if (node["sourceInstanceName"] === "locale") {
    return "LocaleFile";
  }
  return node["relativeDirectory"] === "articles" ? "ArticleFile" : dataTypeName(String(node["name"]));
}
