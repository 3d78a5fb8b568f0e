/**
 * Splits a quantity into its number, the space and its unit. Any other text has no groups.
 *
 * @example splitQuantity("115 km") // { figure: "115", space: " ", unit: "km" }
 */
export function splitQuantity(text: string) {
  return /^(?<figure>\d+(?:[.,\u00a0\u202f]\d+)*)(?<space>\s)(?<unit>\p{L}\S*)$/u.exec(text)?.groups;
}

/** Makes the unit of a quantity smaller; leaves any other text as it is. */
export function Quantity({ children }: { readonly children: string }) {
  const quantity = splitQuantity(children);
  return quantity === undefined ? (
    children
  ) : (
    <>
      {quantity["figure"]}
      {quantity["space"]}
      <small>{quantity["unit"]}</small>
    </>
  );
}
