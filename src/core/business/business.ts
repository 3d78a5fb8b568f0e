import businessFile from "../../../data/business.json";

/** Who the business is: name, numbers and addresses, from `data/business.json`. */
export const business = businessFile;

/**
 * Whether a field of the business file is still a placeholder.
 *
 * @example isPlaceholder("phones.uk", ["phones"]) // true
 */
export function isPlaceholder(path: string, placeholders: readonly string[] = business.placeholders): boolean {
  return placeholders.some((placeholder) => path === placeholder || path.startsWith(`${placeholder}.`));
}

/** What a telephone number is for (facts.md, phones). */
export type PhoneRole = keyof typeof businessFile.phones;

/** A place with an address. */
export type AddressedPlace = keyof typeof businessFile.postalCodes;

type PostalCodes = Pick<typeof businessFile, "postalCodes" | "placeholders">;

/** The postal code of a place; `undefined` until the owner has supplied it. */
export function postalCodeOf(place: AddressedPlace, { postalCodes, placeholders }: PostalCodes = business): string | undefined {
  return isPlaceholder(`postalCodes.${place}`, placeholders) ? undefined : postalCodes[place];
}

/**
 * The lines of an address, with the postal code before the town.
 *
 * @param lines as the language writes them, the town in the last one
 */
export function addressLines(place: AddressedPlace, lines: readonly string[], from: PostalCodes = business): readonly string[] {
  const code = postalCodeOf(place, from);
  return lines.map((line, index) => (code === undefined || index < lines.length - 1 ? line : `${code} ${line}`));
}

/** A place of the business (facts.md, places). */
export type Place = keyof typeof businessFile.places;

/**
 * Coordinates as navigation systems take them: latitude first, in decimal degrees, with points in every language.
 *
 * @example formatCoordinates({ latitude: 34.8712, longitude: 33.6062 }) // "34.8712, 33.6062"
 */
export function formatCoordinates({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `${String(latitude)}, ${String(longitude)}`;
}

export function telephoneUrl(role: PhoneRole): string {
  return `tel:${business.phones[role]}`;
}

/** How numbers are grouped: +357 by ELOT/OCECPR habit, +44 20 and +44 7 by Ofcom's. */
const GROUPS = [/^(\+357)(..)(...)(...)$/, /^(\+44)(20)(....)(....)$/, /^(\+44)(7...)(......)$/];

/**
 * An E.164 number as people write it; unchanged where its grouping is not known.
 *
 * @example formatTelephone("+35724000000") // "+357 24 000 000"
 */
export function formatTelephone(number: string): string {
  const groups = GROUPS.map((pattern) => pattern.exec(number)?.slice(1)).find((parts) => parts !== undefined);
  return groups?.join("\u00a0") ?? number;
}
