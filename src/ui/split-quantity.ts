export interface Quantity {
  readonly figure: string;
  readonly space: string;
  readonly unit: string;
}

/**
 * Takes a written quantity apart, so that its unit can be set smaller.
 *
 * @returns `undefined` for anything but a number with a unit of one word after it
 * @example splitQuantity("115 km") // { figure: "115", space: " ", unit: "km" }
 */
export function splitQuantity(text: string): Quantity | undefined {
  const { figure, space, unit } = /^(?<figure>\d+(?:[.,\u00a0\u202f]\d+)*)(?<space>\s)(?<unit>\p{L}\S*)$/u.exec(text)?.groups ?? {};
  return figure === undefined || space === undefined || unit === undefined ? undefined : { figure, space, unit };
}
