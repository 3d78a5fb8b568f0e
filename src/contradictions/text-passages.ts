import type { Language } from "../core/languages";
import type { Passage } from "../core/facts/rejections";

/** The lines of a plain text with Markdown's headings and links, each under the heading above it. */
export function textPassages(content: string, language: Language): readonly Passage[] {
  let title = "";
  return content.split("\n").flatMap((line): readonly Passage[] => {
    const text = line
      .replace(/^[-#>\s]+/u, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
      .trim();
    const passage = { language, title, text };
    title = line.startsWith("#") ? text : title;
    return text === "" ? [] : [passage];
  });
}
