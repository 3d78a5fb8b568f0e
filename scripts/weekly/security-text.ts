import { SECURITY_TEXT_FILE } from "../../src/publish/machine-files/machine-files";

const DAY = 86_400_000;

/** Days in which someone has time to publish the site again. */
const NOTICE_DAYS = 30;

/**
 * What is wrong with the expiry of a `security.txt`.
 *
 * @source RFC 9116, 2.5.5: researchers are not to use a file that has expired
 */
export function expiryFindings(text: string, today: Date): readonly string[] {
  const expires = /^Expires: *(.+?)\s*$/im.exec(text)?.[1] ?? "";
  const daysLeft = (Date.parse(expires) - today.getTime()) / DAY;
  if (Number.isNaN(daysLeft)) {
    return [`/${SECURITY_TEXT_FILE} does not say when it expires.`];
  }
  const day = expires.slice(0, 10);
  return daysLeft > NOTICE_DAYS
    ? []
    : [`/${SECURITY_TEXT_FILE} ${daysLeft > 0 ? "expires" : "expired"} on ${day}. Publish the site again: each build renews it.`];
}
