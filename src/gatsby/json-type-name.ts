/** The GraphQL type of a file of `data/`, by its name without the ending: `van-areas` becomes `VanAreasJson`. */
export function dataTypeName(file: string): string {
  const words = file.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}Json`;
}

/** The GraphQL type of a JSON file. Locale files have nodes of type `Locale` already: their second reading gets a type that nothing queries. */
export function jsonTypeName({ node }: { readonly node: Readonly<Record<string, unknown>> }): string {
  return node["sourceInstanceName"] === "locale" ? "LocaleFile" : dataTypeName(String(node["name"]));
}
