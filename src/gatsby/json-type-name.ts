/**
 * The GraphQL type of a JSON file: `data/van-areas.json` becomes `VanAreasJson`. Locale files already have nodes of type `Locale`, so
 * their second reading by gatsby-transformer-json goes to one type that nothing queries.
 */
export function jsonTypeName({ node }: { readonly node: Readonly<Record<string, unknown>> }): string {
  if (node["sourceInstanceName"] === "locale") {
    return "LocaleFile";
  }
  const words = String(node["name"]).split("-");
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Json`;
}
