import { Parser } from "htmlparser2";
import { type Language, isLanguage } from "../core/languages";
import type { Passage } from "../core/facts/rejections";

/** The texts of an XML file, such as a feed: each element's own, under the title that stands beside it. */
export function xmlPassages(xml: string, language: Language): readonly Passage[] {
  const passages: Passage[] = [];
  let current = language;
  let title = "";
  let text = "";
  const parser = new Parser(
    {
      onopentag: (name, { "xml:lang": lang }) => {
        current = isLanguage(lang) ? lang : current;
        title = name === "entry" || name === "item" ? "" : title;
        text = "";
      },
      ontext: (content) => {
        text += content;
      },
      onclosetag: (name) => {
        if (text.trim() !== "") {
          passages.push({ language: current, title: name === "title" ? "" : title, text: text.trim() });
        }
        title = name === "title" ? text.trim() : title;
        text = "";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return passages;
}
