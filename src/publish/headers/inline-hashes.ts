import { sha256 } from "../sha256";

/** Elements whose text a policy has to name. */
const INLINE = /<(?<name>script|style)\b(?<attributes>[^>]*)>(?<text>.*?)<\/\k<name>>/gs;

/** Scripts that a policy does not name: files, and data such as the structured data. */
const NOT_INLINE = /\ssrc=|\stype="(?!module"|text\/javascript")/;

/** A text as a policy names it. @source W3C, Content Security Policy Level 3, hash-source */
export function hashSource(text: string): string {
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
