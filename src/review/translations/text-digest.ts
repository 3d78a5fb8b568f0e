import { SOFT_HYPHEN } from "../../core/text/links";
import { sha256 } from "../../publish/sha256";

/** How many hexadecimal digits are kept: 48 bits, so two of some thousand texts do not share them by chance. */
const DIGITS = 12;

/**
 * A short fingerprint of a text, by which the ledger knows it again. Places for hyphens do not count: they change no meaning.
 *
 * @returns twelve hexadecimal digits of SHA-256
 */
export function textDigest(text: string): string {
  return sha256(text.normalize("NFC").replaceAll(SOFT_HYPHEN, ""), "hex").slice(0, DIGITS);
}
