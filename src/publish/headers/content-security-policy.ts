import { GOOGLE_MAPS_ORIGIN } from "../../business/map";
import { sha256 } from "../sha256";

/** Elements whose text a policy has to name: no files, and no data such as the structured data. */
const INLINE = /<(script|style)\b(?![^>]*\s(?:src=|type="(?!module"|text\/javascript")))[^>]*>(.*?)<\/\1>/gs;

/** The scripts or styles inside documents as a policy names them, each once. @source W3C, Content Security Policy Level 3, hash-source */
function hashes(documents: readonly string[], kind: "script" | "style"): string {
  const elements = documents.flatMap((html) => Array.from(html.matchAll(INLINE)).filter(([, name]) => name === kind));
  const texts = new Set(elements.map(([, , text = ""]) => text));
  return Array.from(texts, (text) => `'sha256-${sha256(text, "base64")}'`).join(" ");
}

/** What no page needs. */
const NOWHERE = ["default-src", "base-uri", "form-action", "frame-ancestors", "object-src"].map((name) => `${name} 'none'`);

/**
 * The policy of all pages for visitors: scripts and styles of this site, inline ones by their hashes; from other sites only the map of
 * Google, in its frame (docs/decisions/12-security-headers.md).
 *
 * @param documents all finished pages
 * @source W3C, Content Security Policy Level 3; Trusted Types
 */
export function sitePolicy(documents: readonly string[]): string {
  return [
    ...NOWHERE,
    `script-src 'self' ${hashes(documents, "script")}`,
    `style-src 'self' ${hashes(documents, "style")}`,
    // Colours and positions come from data, as style attributes in the server's HTML.
    "style-src-attr 'unsafe-inline'",
    // The QR code is drawn in the browser, as a data URL.
    "img-src 'self' data:",
    ...["font-src", "connect-src", "manifest-src", "worker-src"].map((name) => `${name} 'self'`),
    `frame-src ${GOOGLE_MAPS_ORIGIN}`,
    "trusted-types default",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

/**
 * The policy of the editing interface. It inserts style elements, works in frames and blob URLs, and connects to the git host only.
 *
 * @source Sveltia CMS, security: sources that the GitHub backend needs; tried in a browser
 */
export const ADMIN_POLICY = [
  ...NOWHERE,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "frame-src blob:",
].join("; ");
