export const SECURITY_TEXT_FILE = ".well-known/security.txt";

/** Less than a year, as RFC 9116 advises, even for a build on the first day of a month. */
const MONTHS_VALID = 11;

/**
 * The content of `/.well-known/security.txt`: the contact for security reports. Its expiry is counted from the first day of the month, so
 * that it changes from month to month and not from build to build.
 *
 * @param contact `isPlaceholder`: whether the owner has yet to supply the address
 * @param now the time of the build
 * @source RFC 9116; IANA, security.txt fields
 */
export function securityText(siteUrl: string, contact: { readonly email: string; readonly isPlaceholder: boolean }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID));
  return [
    ...(contact.isPlaceholder ? ["# The address is a placeholder and is not read yet."] : []),
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en, el",
    `Canonical: ${siteUrl}/${SECURITY_TEXT_FILE}`,
    "",
  ].join("\n");
}
