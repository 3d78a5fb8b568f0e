import { splitQuantity } from "./split-quantity";

/** Sets the unit of a quantity smaller; leaves any other text as it is. */
export function Quantity({ children }: { readonly children: string }) {
  const quantity = splitQuantity(children);
  return quantity === undefined ? (
    children
  ) : (
    <>
      {quantity.figure}
      {quantity.space}
      <small>{quantity.unit}</small>
    </>
  );
}
