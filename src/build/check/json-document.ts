import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { type JsonPath, type Problem, formatPath } from "./problem";

/** A JSON file that knows on which line each of its values stands. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** The line of a place in the file; of the nearest place above it that exists. */
  readonly lineOf: (path: JsonPath) => number;
}

/** The value at a place below another value; `undefined` where there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === "object" && inner !== null ? (inner as Record<string | number, unknown>)[step] : undefined),
    value,
  );
}

/** A text in a JSON file, with its place. */
export interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
}

/** Every text below a value, with its place, in the order of the file. */
export function placedTexts(value: unknown, path: JsonPath = []): readonly PlacedText[] {
  if (typeof value === "string") {
    return [{ path, text: value }];
  }
  return typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => placedTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function nearestNode(tree: Node, path: JsonPath): Node {
  const node = findNodeAtLocation(tree, [...path]);
  if (node !== undefined) {
    return node.parent?.type === "property" ? node.parent : node;
  }
  return path.length === 0 ? tree : nearestNode(tree, path.slice(0, -1));
}

/** A key that JavaScript takes for the inner workings of an object. */
const DANGEROUS_KEY = "__proto__";

/** Keys that stand twice in one object, of which JSON.parse would silently keep the last; and the one key that no object may have. */
function badKeys(text: string, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, startLine, _startCharacter, pathSupplier) => {
      if (key === DANGEROUS_KEY) {
        problems.push({
          file,
          line: startLine + 1,
          path: formatPath([...pathSupplier(), key]),
          found: `the key “${key}”`,
          allowed: "the names of fields",
          fix: "Remove the key.",
        });
      }
      const keys = open.at(-1);
      if (keys?.has(key) === true) {
        problems.push({
          file,
          line: startLine + 1,
          path: formatPath([...pathSupplier(), key]),
          found: `the key “${key}” a second time`,
          allowed: "each key once",
          fix: `Keep one of the two “${key}” and remove the other.`,
        });
      }
      keys?.add(key);
    },
  });
  return problems;
}

/** What to do about a place that cannot be read, by the parser's own name for it. */
const SYNTAX_FIXES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Put texts and keys in straight double quotes ("); only numbers, true, false and null stand without.',
  InvalidNumberFormat: "Write the number with digits and at most one point, as in 34.5.",
  PropertyNameExpected: "Remove the comma after the last entry, or write the missing key in straight double quotes.",
  ValueExpected: "Write the missing value, or remove the comma after the last entry.",
  ColonExpected: "Put a colon between the key and its value.",
  CommaExpected: "Put a comma after the entry before this place.",
  CloseBraceExpected: "Put a closing } (and a comma between entries, where one is missing).",
  CloseBracketExpected: "Put a closing ] (and a comma between entries, where one is missing).",
  EndOfFileExpected: "Remove what follows the last closing bracket.",
  InvalidCommentToken: "Remove the comment: these files have none.",
  UnexpectedEndOfComment: "Remove the comment: these files have none.",
  UnexpectedEndOfString: 'Close the text with a straight double quote (") on the same line; write \\" for a quote inside it.',
  UnexpectedEndOfNumber: "Write the number with digits and at most one point, as in 34.5.",
  InvalidUnicode: "Write four hexadecimal digits after \\u, or the letter itself.",
  InvalidEscapeCharacter: "Write \\\\ for a backslash.",
  InvalidCharacter: "Remove the tabulator or the line break from the text.",
};

/** Quotation marks that word processors put in place of straight ones. */
const CURLY_QUOTES = /^[“”„‟«»‘’]/u;

/** What an empty file lacks. */
const NO_VALUE = "ValueExpected";

function syntaxProblem(reason: string, offset: number, file: string, text: string): Problem {
  const lines = text.slice(0, offset).split("\n");
  const rest = text.slice(offset, offset + 20).split("\n")[0] ?? "";
  return {
    file,
    line: lines.length,
    path: "",
    found: `broken JSON (${reason}) at column ${String((lines.at(-1)?.length ?? 0) + 1)}${rest === "" ? ", where the line ends" : `, before “${rest}”`}`,
    allowed: "JSON: keys and texts in straight double quotes, a comma between entries and none after the last",
    fix: CURLY_QUOTES.test(rest)
      ? 'Replace the curly quotation marks by straight ones ("): a word processor has changed them.'
      : (SYNTAX_FIXES[reason] ?? "Compare the place with the entries around it."),
  };
}

/**
 * Reads a JSON file.
 *
 * @param file its path, for messages
 * @param text its content
 * @returns the document, or the problems that keep it from being read
 */
export function readJsonDocument(file: string, text: string): JsonDocument | readonly Problem[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  if (tree === undefined || first !== undefined) {
    // What follows the first broken place is mostly its echo.
    return [syntaxProblem(first === undefined ? NO_VALUE : printParseErrorCode(first.error), first?.offset ?? 0, file, text)];
  }
  const bad = badKeys(text, file);
  if (bad.length > 0) {
    return bad;
  }
  // JSON.parse, and not the tree's own reading, because it keeps a key such as “__proto__” as the plain key that it is.
  return { file, value: JSON.parse(text) as unknown, lineOf: (path) => lineAt(text, nearestNode(tree, path).offset) };
}

/** Tells a document from the problems that keep a file from being read. */
export function isDocument(read: JsonDocument | readonly Problem[]): read is JsonDocument {
  return "lineOf" in read;
}
