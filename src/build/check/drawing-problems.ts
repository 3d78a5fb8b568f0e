import { Parser } from "htmlparser2";
import type { Problem } from "./problem";

/** Shapes, paints, groups and their names: nothing that runs, moves, fetches, or holds another document. */
const ELEMENTS = new Set(
  "svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath pattern title desc".split(
    " ",
  ),
);

/** Attributes of shape, place and paint. */
const ATTRIBUTES = new Set(
  [
    "xmlns version id class viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform pathLength",
    "fill fill-opacity fill-rule clip-path clip-rule opacity color display visibility",
    "stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray stroke-dashoffset",
    "offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits",
    "patternUnits patternContentUnits patternTransform vector-effect paint-order shape-rendering",
    "role focusable aria-hidden aria-label",
  ].flatMap((names) => names.split(" ")),
);

/** Notes for people and tests, such as `data-kind`. */
const DATA_ATTRIBUTE = /^data-[a-z-]+$/;

const NAMESPACE = "http://www.w3.org/2000/svg";

/** A part of the same drawing. */
const OWN_PART = /^#[A-Za-z][\w-]*$/;
const OWN_PAINT = /url\(#[A-Za-z][\w-]*\)/g;

/** What a value could fetch or hide something with: addresses, escapes, entities, rules of style sheets. */
const ACTIVE_VALUE = /url\(|[\\&<@]|:\s*\/\/|(?:javascript|data|vbscript):/i;

/** The one style that drawings need: the sprite is not to be seen by itself. */
const STYLE = "display:none";

/** Deeper or larger drawings would make every visitor's browser work; those of today have up to 400 elements, four deep. */
const DEEPEST = 20;
const MOST_ELEMENTS = 10_000;
const MOST_COPIES = 500;

/** The entities that XML has without being told of others. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;

/** A piece of the drawing as a message shows it. */
const shown = (piece: string): string => `“${piece.length > 80 ? `${piece.slice(0, 80)}…` : piece}”`;

type Refusal = Pick<Problem, "line" | "path" | "found" | "allowed" | "fix">;

const ALLOWED = "shapes and colours only: nothing that runs or is fetched from elsewhere";
const FIX = "Export the drawing again as plain SVG.";

function attributeFault(element: string, name: string, value: string): string | undefined {
  const fault = `${shown(`${name}="${value}"`)} on <${element}>`;
  switch (name) {
    case "href":
    case "xlink:href":
      return (element === "use" || element.endsWith("Gradient") || element === "pattern") && OWN_PART.test(value) ? undefined : fault;
    case "xmlns":
      return value === NAMESPACE ? undefined : fault;
    case "xmlns:xlink":
      return value === "http://www.w3.org/1999/xlink" ? undefined : fault;
    case "style":
      return value === STYLE ? undefined : fault;
    default:
      return (ATTRIBUTES.has(name) || DATA_ATTRIBUTE.test(name)) && !ACTIVE_VALUE.test(value.replace(OWN_PAINT, "")) ? undefined : fault;
  }
}

/**
 * The first thing that a drawing must not have, whatever a browser would make of it. What is not known to be harmless is refused.
 *
 * @param text the content of the SVG file
 * @returns `undefined` for a drawing that only draws
 */
export function drawingProblem(text: string): Refusal | undefined {
  const refusals: Refusal[] = [];
  const open: { readonly name: string; readonly ids: readonly string[] }[] = [];
  const copies: { readonly target: string; readonly line: number }[] = [];
  /** The parts that hold copies: a copy of copies of copies grows without end. */
  const holders = new Set<string>();
  let elements = 0;
  let roots = 0;

  const lineOf = (offset: number): number => text.slice(0, offset).split("\n").length;
  const refuse = (found: string, allowed = ALLOWED, fix = FIX): void => {
    refusals.push({
      line: lineOf(parser.startIndex),
      path: open
        .map(({ name }) => name)
        .join(" > ")
        .slice(0, 120),
      found,
      allowed,
      fix,
    });
  };

  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => {
        elements += 1;
        if (!ELEMENTS.has(name)) {
          refuse(`${shown(`<${name}`)} in a drawing`);
        } else if ((name === "svg") !== (elements === 1) || roots > 0) {
          refuse(`${shown(`<${name}`)} where it cannot stand`, "one <svg> around everything");
        } else if (elements > MOST_ELEMENTS || open.length >= DEEPEST) {
          refuse(
            "more than a drawing can have",
            `at most ${String(MOST_ELEMENTS)} elements, ${String(DEEPEST)} deep`,
            "Export the drawing simpler, or as PNG.",
          );
        } else if (name === "svg" && attributes["xmlns"] !== NAMESPACE) {
          refuse("an <svg> without its namespace", `xmlns="${NAMESPACE}"`);
        }
        const fault = Object.entries(attributes)
          .map(([attribute, value]) => attributeFault(name, attribute, value))
          .find((found) => found !== undefined);
        if (fault !== undefined) {
          refuse(fault);
        }
        open.push({ name, ids: attributes["id"] === undefined ? [] : [attributes["id"]] });
        if (name === "use") {
          copies.push({ target: (attributes["href"] ?? attributes["xlink:href"] ?? "").slice(1), line: lineOf(parser.startIndex) });
          open.forEach(({ ids }) => {
            ids.forEach((id) => holders.add(id));
          });
        }
        if (refusals.length > 0) {
          parser.pause();
        }
      },
      onclosetag: (_name, isImplied) => {
        if (isImplied && !text.slice(parser.startIndex, parser.endIndex + 1).endsWith("/>")) {
          refuse("an element that is not closed", "a complete drawing", "Export or upload the drawing again.");
        }
        open.pop();
        roots += open.length === 0 ? 1 : 0;
      },
      ontext: (content) => {
        const inside = open.at(-1)?.name;
        if (content.trim() !== "" && inside !== "title" && inside !== "desc") {
          refuse(`the text ${shown(content.trim())}`, "text in <title> and <desc> only");
        } else if (ENTITY.test(content)) {
          refuse(`the text ${shown(content.trim())}`, "& written as &amp;");
        }
      },
      oncomment: () => {
        refuse("a comment", "no comments: programs leave paths and names of people in them");
      },
      oncdatastart: () => {
        refuse("<![CDATA[ in a drawing");
      },
      onprocessinginstruction: (name, content) => {
        if (name.toLowerCase() !== "?xml" || elements > 0) {
          refuse(`${shown(`<${content}>`)} in a drawing`);
        }
      },
    },
    { xmlMode: true, decodeEntities: false, recognizeSelfClosing: true },
  );
  parser.end(text);

  const tooMany = copies.length > MOST_COPIES ? copies[MOST_COPIES] : copies.find(({ target }) => holders.has(target));
  return (
    refusals[0] ??
    (roots === 0
      ? { line: 1, path: "", found: "no complete drawing", allowed: "an SVG", fix: "Export or upload the drawing again." }
      : tooMany === undefined
        ? undefined
        : {
            line: tooMany.line,
            path: "",
            found: "copies of copies, or too many copies",
            allowed: `at most ${String(MOST_COPIES)} <use>, none of a part that holds a <use> itself`,
            fix: FIX,
          })
  );
}
