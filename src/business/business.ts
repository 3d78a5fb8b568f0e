import type businessFile from "../../data/business.json";

/** What a telephone number is for. */
export type PhoneRole = keyof typeof businessFile.phones;

/** A place of the business. */
export type Place = keyof typeof businessFile.places;

/** A place with an address. */
export type AddressedPlace = keyof typeof businessFile.postalCodes;

/**
 * Whether a field of `data/business.json` is still a placeholder.
 *
 * @example isPlaceholder("phones.uk", ["phones"]) // true
 */
export function isPlaceholder(path: string, placeholders: readonly string[]): boolean {
  return placeholders.some((placeholder) => path === placeholder || path.startsWith(`${placeholder}.`));
}

type PostalCodes = Readonly<Pick<typeof businessFile, "postalCodes"> & { placeholders: readonly string[] }>;

/** The postal code of a place; `undefined` until the owner has supplied it. */
export function postalCodeOf(place: AddressedPlace, { postalCodes, placeholders }: PostalCodes): string | undefined {
  return isPlaceholder(`postalCodes.${place}`, placeholders) ? undefined : postalCodes[place];
}

/**
 * The lines of an address, with the postal code before the town.
 *
 * @param lines as the language writes them, the town in the last one
 */
export function addressLines(place: AddressedPlace, lines: readonly string[], business: PostalCodes): readonly string[] {
  const code = postalCodeOf(place, business);
  return lines.map((line, index) => (code === undefined || index < lines.length - 1 ? line : `${code} ${line}`));
}

/** @param number in E.164 */
export function telephoneUrl(number: string): string {
  return `tel:${number}`;
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
