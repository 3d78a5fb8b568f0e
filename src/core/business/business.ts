import businessFile from "../../../data/business.json";

/** Who the business is: name, numbers and addresses, from `data/business.json`. */
export const business = businessFile;

/**
 * Whether the owner has yet to supply a value.
 *
 * @param path the path of a field in the business file
 * @example isPlaceholder("phones.uk", ["phones"]) // true
 */
export function isPlaceholder(path: string, placeholders: readonly string[] = business.placeholders): boolean {
  return placeholders.some((placeholder) => path === placeholder || path.startsWith(`${placeholder}.`));
}

/** The role of a telephone number; one number a role (facts.md, phones). */
export type PhoneRole = keyof typeof businessFile.phones;

/** A place of the business; there are three, each with its own name (facts.md, places). */
export type Place = keyof typeof businessFile.places;

/**
 * Coordinates as navigation systems and maps take them: latitude first, in decimal degrees, with points in every language.
 *
 * @example formatCoordinates({ latitude: 34.8712, longitude: 33.6062 }) // "34.8712, 33.6062"
 */
export function formatCoordinates({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `${String(latitude)}, ${String(longitude)}`;
}

/** A `tel:` address for the number of a role. */
export function telephoneUrl(role: PhoneRole): string {
  return `tel:${business.phones[role]}`;
}

/** How the digits after the country code are grouped, by E.164 prefix: +357 by ELOT/OCECPR habit, +44 20 and +44 7 by Ofcom's. */
const GROUPS: readonly (readonly [prefix: string, groups: readonly number[]])[] = [
  ["+357", [2, 3, 3]],
  ["+4420", [2, 4, 4]],
  ["+447", [4, 6]],
];

/**
 * An E.164 number as people write it.
 *
 * @param number in E.164
 * @returns the number in international notation, grouped where the prefix is known, else unchanged
 * @example formatTelephone("+35724000000") // "+357 24 000 000"
 */
export function formatTelephone(number: string): string {
  const rule = GROUPS.find(([prefix]) => number.startsWith(prefix));
  if (rule === undefined) {
    return number;
  }
  const countryCode = rule[0].startsWith("+44") ? "+44" : rule[0];
  const parts = [countryCode];
  let position = countryCode.length;
  for (const length of rule[1]) {
    parts.push(number.slice(position, position + length));
    position += length;
  }
  return parts.join("\u00a0");
}
