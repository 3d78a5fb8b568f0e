import { sha256 } from "../sha256";

/** Elements whose text a policy has to name. A script of another type than JavaScript, such as a graph for search engines, is data. */
const INLINE = /<(?<name>script|style)\b(?<attributes>[^>]*)>(?<text>.*?)<\/\k<name>>/gs;

const IS_DATA = /\stype="(?!module"|text\/javascript")/;
const HAS_SOURCE = /\ssrc=/;

/** A text as a policy names it. @source W3C, Content Security Policy Level 3, hash-source */
export function hashSource(text: string): string {
  return `'sha256-${sha256(text, "base64")}'`;
}

/** What stands in the documents of a site and would run or style, each text once. */
export interface InlineHashes {
  readonly script: ReadonlySet<string>;
  readonly style: ReadonlySet<string>;
}

/** Gathers the scripts and styles that stand in documents, as sources of a policy. */
export class InlineTexts implements InlineHashes {
  readonly script = new Set<string>();
  readonly style = new Set<string>();
  /** Pages share most of their texts, and hashing is what takes time. */
  private readonly known = new Set<string>();

  /** @param html a whole document, as its last step left it */
  add(html: string): void {
    for (const { groups = {} } of html.matchAll(INLINE)) {
      const { name, attributes = "", text = "" } = groups;
      if (this.known.has(text) || (name === "script" && (IS_DATA.test(attributes) || HAS_SOURCE.test(attributes)))) {
        continue;
      }
      this.known.add(text);
      this[name === "script" ? "script" : "style"].add(hashSource(text));
    }
  }
}
