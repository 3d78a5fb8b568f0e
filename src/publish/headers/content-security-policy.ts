import { GOOGLE_MAPS_ORIGIN } from "../../core/business/map";
import { SPECULATION_RULES } from "../scripts/speculation-rules";
import { sha256 } from "../sha256";

/** Elements whose text a policy has to name. */
const INLINE = /<(?<name>script|style)\b(?<attributes>[^>]*)>(?<text>.*?)<\/\k<name>>/gs;

/** Scripts that a policy does not name: files, and data such as the structured data. */
const NOT_INLINE = /\ssrc=|\stype="(?!module"|text\/javascript")/;

/** A text as a policy names it. @source W3C, Content Security Policy Level 3, hash-source */
function hashSource(text: string): string {
  return `'sha256-${sha256(text, "base64")}'`;
}

/** Collects the inline scripts and styles of documents, as sources of a policy. */
export class InlineTexts {
  readonly script = new Set<string>();
  readonly style = new Set<string>();
  /** Pages share most of their texts, and hashing is what takes time. */
  private readonly known = new Set<string>();

  /** @param html a finished document */
  add(html: string): void {
    for (const { groups = {} } of html.matchAll(INLINE)) {
      const { name, attributes = "", text = "" } = groups;
      if (!this.known.has(text) && (name === "style" || !NOT_INLINE.test(attributes))) {
        this.known.add(text);
        this[name === "style" ? "style" : "script"].add(hashSource(text));
      }
    }
  }
}

type Directives = Readonly<Record<string, readonly string[]>>;

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** What no page of the site needs. */
const NOWHERE: Directives = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
  "object-src": ["'none'"],
};

/**
 * The policy of all pages for visitors: scripts and styles of this site, inline ones by their hashes; from other sites only the map of
 * Google, in its frame (docs/decisions/12-security-headers.md).
 *
 * @source W3C, Content Security Policy Level 3; Trusted Types
 */
export function sitePolicy(inline: Pick<InlineTexts, "script" | "style">): string {
  return policy({
    ...NOWHERE,
    "script-src": ["'self'", ...[...inline.script, hashSource(SPECULATION_RULES)].sort()],
    "style-src": ["'self'", ...[...inline.style].sort()],
    // Colours and positions come from data, as style attributes in the server's HTML.
    "style-src-attr": ["'unsafe-inline'"],
    // The QR code is drawn in the browser, as a data URL.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": [GOOGLE_MAPS_ORIGIN],
    "trusted-types": ["default"],
    "require-trusted-types-for": ["'script'"],
  });
}

/**
 * The policy of the editing interface. It inserts style elements, works in frames and blob URLs, and connects to the git host only.
 *
 * @source Sveltia CMS, security: sources that the GitHub backend needs; tried in a browser
 */
export function adminPolicy(): string {
  return policy({
    ...NOWHERE,
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", "https://avatars.githubusercontent.com"],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", "https://api.github.com"],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["blob:"],
  });
}
