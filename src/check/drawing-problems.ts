import { Parser } from "htmlparser2";
import type { Problem } from "../content/problem";

/** Elements that run code, change links, or hold another kind of document. */
const ACTIVE_ELEMENT = /^(?:script|handler|foreignobject|iframe|embed|object|set|animate.*)$/i;

/** A reference that leaves the drawing: any address but that of a part of it, also where a style escapes it. */
const OUTSIDE_STYLE = /url\(\s*["']?(?!["']?#)|@import|\\/i;

type Refusal = Pick<Problem, "line" | "path" | "found" | "allowed" | "fix">;

/** A piece of the drawing as a message shows it. */
const shown = (piece: string): string => `“${piece.length > 80 ? `${piece.slice(0, 80)}…` : piece}”`;

/** A name without the prefix of its namespace. */
const local = (name: string): string => name.slice(name.indexOf(":") + 1);

function isOutside(name: string, value: string): boolean {
  return local(name) === "href" || name === "src" ? !value.startsWith("#") : OUTSIDE_STYLE.test(value);
}

/**
 * The first thing in a drawing that runs, holds another document, or is fetched from elsewhere. Drawings come from the repository and are
 * shown as pictures, so this guards against what a file brings along, not against who writes it.
 *
 * @param text the content of the SVG file
 * @returns `undefined` for a drawing that only draws
 */
export function drawingProblem(text: string): Refusal | undefined {
  const refusals: Refusal[] = [];
  const refuse = (offset: number, found: string): void => {
    refusals.push({
      line: text.slice(0, offset).split("\n").length,
      path: "",
      found,
      allowed: "shapes and colours only: nothing that runs or is fetched from elsewhere",
      fix: "Export the drawing again as plain SVG.",
    });
  };
  if (!/<svg[\s>][^]*<\/svg>\s*$/.test(text)) {
    refuse(0, "no complete drawing");
  }
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (ACTIVE_ELEMENT.test(local(name))) {
          refuse(parser.startIndex, `${shown(`<${name}`)} in a drawing`);
        }
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/i.test(attribute) || isOutside(attribute, value)) {
            refuse(parser.startIndex, `${shown(`${attribute}="${value}"`)} on <${name}>`);
          }
        }
      },
      // The text of a style sheet, among others.
      ontext: (content) => {
        if (OUTSIDE_STYLE.test(content)) {
          refuse(parser.startIndex, `the text ${shown(content.trim())}`);
        }
      },
      onprocessinginstruction: (name, content) => {
        // An entity could bring in anything; a style sheet is fetched.
        if (/stylesheet/i.test(name) || /<!ENTITY|\[/.test(content)) {
          refuse(parser.startIndex, `${shown(`<${content}>`)} in a drawing`);
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return refusals[0];
}
