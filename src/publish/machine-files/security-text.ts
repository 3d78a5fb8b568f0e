/** Where the file stands below the site's address. */
export const SECURITY_TEXT_FILE = ".well-known/security.txt";

/** How many months a contact is vouched for; under a year, as RFC 9116 advises, also on the first day of a month. */
const MONTHS_VALID = 11;

/** Whom to tell of a weakness, and what the build knows of the address. */
export interface SecurityContact {
  readonly email: string;
  /** Whether the address stands for one that the owner has yet to supply. */
  readonly isPlaceholder: boolean;
}

/**
 * The content of `/.well-known/security.txt`: whom to tell of a weakness. It changes from month to month, not from build to build: its end
 * is counted from the first day of the month.
 *
 * @param siteUrl the address of the build
 * @param now the time of the build
 * @source RFC 9116; IANA, security.txt fields
 */
export function securityText(siteUrl: string, { email, isPlaceholder }: SecurityContact, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID));
  return [
    ...(isPlaceholder ? ["# The address is a placeholder: nobody reads it yet."] : []),
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en, el",
    `Canonical: ${siteUrl}/${SECURITY_TEXT_FILE}`,
    "",
  ].join("\n");
}
