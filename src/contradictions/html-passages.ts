import { Parser } from "htmlparser2";
import { type Language, isLanguage } from "../core/languages";
import type { Passage } from "../core/facts/rejections";
import { structuredDataPassages } from "./structured-data-passages";

/** Elements within a line of text; every other one begins another text. */
const INLINE = new Set(
  "a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup svg time u use var wbr".split(" "),
);

/** Elements after which the titles given within them no longer hold. */
const SECTIONING = new Set("article aside body details dialog entry footer form header li main nav section tr table".split(" "));

/** Elements whose text is the title of what follows. */
const TITLES = new Set("h1 h2 h3 h4 h5 h6 summary caption legend dt th".split(" "));

const UNREAD = new Set(["style", "template", "script"]);

/** Attributes that are read out or shown. */
const TEXT_ATTRIBUTES = ["alt", "title", "aria-label", "aria-description", "placeholder", "label"] as const;

/** Meta elements whose content is not text for readers. */
const TECHNICAL_META =
  /^(?:viewport|theme-color|color-scheme|generator|robots|note|.*:(?:url|type|width|height|locale|image)(?:$|:(?!alt)))/;

/** An open element, with the language and the title that hold again after it. */
interface Open {
  readonly name: string;
  readonly isData: boolean;
  readonly language: Language;
  readonly title: string;
}

/**
 * What a reader, a screen reader or a search engine meets in an HTML document or a feed: texts, attributes, descriptions, structured data.
 *
 * @param language the language where the document names none
 * @param xmlMode whether it is XML, where text has a title in a `title` element
 */
export function htmlPassages(html: string, language: Language, xmlMode = false): readonly Passage[] {
  const passages: Passage[] = [];
  const open: Open[] = [];
  let current = { language, title: "" };
  let text = "";

  const add = (content: string): void => {
    if (/\p{L}|\d/u.test(content)) {
      passages.push({ language: current.language, title: current.title, text: content.replace(/\s+/gu, " ").trim() });
    }
  };
  const flush = (): void => {
    add(text);
    text = "";
  };

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (INLINE.has(name)) {
          text += " ";
        } else {
          flush();
        }
        const { lang = attributes["xml:lang"], type, content = "" } = attributes;
        open.push({ name, isData: type === "application/ld+json", ...current });
        current = { ...current, language: isLanguage(lang) ? lang : current.language };
        TEXT_ATTRIBUTES.forEach((attribute) => {
          add(attributes[attribute] ?? "");
        });
        if (name === "meta" && !TECHNICAL_META.test(attributes["name"] ?? attributes["property"] ?? attributes["http-equiv"] ?? "note")) {
          add(content);
        }
      },
      ontext: (content) => {
        text += content;
      },
      onclosetag: (name) => {
        const before = open.pop();
        if (UNREAD.has(name)) {
          passages.push(...(before?.isData === true ? structuredDataPassages(JSON.parse(text), current.language) : []));
          text = "";
        } else if (INLINE.has(name)) {
          text += " ";
        } else {
          const title = TITLES.has(name) || (xmlMode && name === "title") ? text.replace(/\s+/gu, " ").trim() : "";
          flush();
          if (title !== "") {
            current = { ...current, title: name === "th" || name === "dt" ? joinedTitle(sectionTitle(open), title) : title };
          }
        }
        if (before !== undefined) {
          current = { language: before.language, title: SECTIONING.has(name) ? before.title : current.title };
        }
      },
    },
    { xmlMode },
  );
  parser.end(html);
  flush();
  return passages;
}

/** The title outside the nearest open section: a row's title is added to it, not to those of the row's other cells. */
function sectionTitle(open: readonly Open[]): string {
  return open.findLast(({ name }) => SECTIONING.has(name) || name === "dl")?.title ?? "";
}

function joinedTitle(outer: string, inner: string): string {
  return outer === "" ? inner : `${outer}: ${inner}`;
}
