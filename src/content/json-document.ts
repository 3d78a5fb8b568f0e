import { type Node, type ParseError, type ParseOptions, findNodeAtLocation, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { required } from "../core/required";
import { parsedJson } from "../core/text/parsed-json";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";
import { unseenIn } from "./unseen";

const STRICT_JSON: ParseOptions = { allowTrailingComma: false, disallowComments: true };

/** A JSON file with the line numbers of its values. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** The path in the file of a path in `value`, where the two differ. */
  readonly placeOf?: (path: JsonPath) => JsonPath;
  /** The line of a path, or of its nearest existing ancestor. */
  readonly lineOf: (path: JsonPath) => number;
}

/** A text in a JSON file. */
export interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
}

/** A value and every value below it, each with its path, in the order of the file. */
export function placedValues(content: unknown): readonly { readonly path: JsonPath; readonly value: unknown }[] {
  const found: { readonly path: JsonPath; readonly value: unknown }[] = [];
  const visit = (value: unknown, path: JsonPath): void => {
    found.push({ path, value });
    for (const [key, inner] of typeof value === "object" && value !== null ? Object.entries(value) : []) {
      visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(content, []);
  return found;
}

/** Every text below a value. */
export function placedTexts(content: unknown): readonly PlacedText[] {
  return placedValues(content).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, text: value }] : []));
}

/** A function that gives the line, counted from 1, of an offset in a text. A file with many mistakes asks for thousands of lines. */
function linesOf(text: string): (offset: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index);
  return (offset) => {
    let [from, to] = [0, ends.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      [from, to] = (ends[middle] ?? offset) < offset ? [middle + 1, to] : [from, middle];
    }
    return from + 1;
  };
}

function nearestNode(tree: Node, path: JsonPath): Node {
  const node = findNodeAtLocation(tree, [...path]);
  if (node !== undefined) {
    return node.parent?.type === "property" ? node.parent : node;
  }
  return path.length === 0 ? tree : nearestNode(tree, path.slice(0, -1));
}

/** A function that gives the line of a path. Only messages ask for lines, and the tree takes ten times the memory of the text. */
function linesOfPaths(text: string): (path: JsonPath) => number {
  let lineIn: ((path: JsonPath) => number) | undefined;
  return (path) => {
    if (lineIn === undefined) {
      const [tree, lineAt] = [required(parseTree(text), "The tree of a JSON file"), linesOf(text)];
      lineIn = (place) => lineAt(nearestNode(tree, place).offset);
    }
    return lineIn(path);
  };
}

/** Names of fields and ids. The libraries that look texts up give other characters a meaning. */
const KEY = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;

type Finding = Pick<Problem, "found" | "allowed" | "fix">;

function keyFinding(key: string): Finding | undefined {
  return KEY.test(key)
    ? undefined
    : {
        found: `the key ${quote(key)}`,
        allowed: "keys of letters a–z, digits, hyphens and underscores",
        fix: "Correct the key, or remove it.",
      };
}

function textFinding(text: string): Finding | undefined {
  const unseen = unseenIn(text);
  return unseen === undefined
    ? undefined
    : {
        found: `the character ${quote(unseen)} in ${quote(text)}`,
        allowed: "plain text: no control characters, changes of text direction or invisible characters",
        fix: "Remove the character, or type the text again: it often comes with text that was copied from elsewhere.",
      };
}

const repeatedKey = (key: string): Finding => ({
  found: `the key “${key}” a second time`,
  allowed: "each key once",
  fix: `Keep one of the two “${key}” and remove the other.`,
});

/** Repeated keys, of which JSON.parse would silently keep the last; keys and texts that are not allowed. */
function contentProblems(text: string, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  const open: Set<string>[] = [];
  const report = (finding: Finding | undefined, startLine: number, path: JsonPath): void => {
    if (finding !== undefined) {
      problems.push({ file, line: startLine + 1, path: formatPath(path), ...finding });
    }
  };
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, startLine, _startCharacter, pathSupplier) => {
      const keys = open.at(-1);
      report(keyFinding(key) ?? (keys?.has(key) === true ? repeatedKey(key) : undefined), startLine, [...pathSupplier(), key]);
      keys?.add(key);
    },
    onLiteralValue: (value: unknown, _offset, _length, startLine, _startCharacter, pathSupplier) => {
      report(typeof value === "string" ? textFinding(value) : undefined, startLine, pathSupplier());
    },
  });
  return problems;
}

const NUMBER_FIX = "Write the number with digits and at most one point, as in 34.5.";
const COMMENT_FIX = "Remove the comment: these files have none.";

/** What to do about a syntax error, by the parser's name for it. */
const SYNTAX_FIXES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Put texts and keys in straight double quotes ("); only numbers, true, false and null have none.',
  InvalidNumberFormat: NUMBER_FIX,
  PropertyNameExpected: "Remove the comma after the last entry, or write the missing key in straight double quotes.",
  ValueExpected: "Write the missing value, or remove the comma after the last entry.",
  ColonExpected: "Put a colon between the key and its value.",
  CommaExpected: "Put a comma after the entry before this place.",
  CloseBraceExpected: "Put a closing } (and a comma between entries, where one is missing).",
  CloseBracketExpected: "Put a closing ] (and a comma between entries, where one is missing).",
  EndOfFileExpected: "Remove what follows the last closing bracket.",
  InvalidCommentToken: COMMENT_FIX,
  UnexpectedEndOfComment: COMMENT_FIX,
  UnexpectedEndOfString: 'Close the text with a straight double quote (") on the same line; write \\" for a quote inside it.',
  UnexpectedEndOfNumber: NUMBER_FIX,
  InvalidUnicode: "Write four hexadecimal digits after \\u, or the letter itself.",
  InvalidEscapeCharacter: "Write \\\\ for a backslash.",
  InvalidCharacter: "Remove the tabulator or the line break from the text.",
};

/** Quotation marks that word processors insert instead of straight ones. */
const CURLY_QUOTES = /^[“”„‟«»‘’]/u;

function syntaxProblem(reason: string, offset: number, file: string, text: string): Problem {
  const column = offset - text.lastIndexOf("\n", offset - 1);
  const rest = text.slice(offset, offset + 20).split("\n")[0] ?? "";
  return {
    file,
    line: linesOf(text)(offset),
    path: "",
    found: `broken JSON (${reason}) at column ${String(column)}${rest === "" ? ", where the line ends" : `, before “${rest}”`}`,
    allowed: "JSON: keys and texts in straight double quotes, a comma between entries and none after the last",
    fix: CURLY_QUOTES.test(rest)
      ? 'Replace the curly quotation marks by straight ones ("): a word processor has changed them.'
      : (SYNTAX_FIXES[reason] ?? "Compare the place with the entries around it."),
  };
}

function readText(file: string, text: string): JsonDocument | readonly Problem[] {
  if (text.trim() === "") {
    return [{ file, line: 1, path: "", found: "an empty file", allowed: "JSON", fix: "Take the file from the last good state." }];
  }
  // Unlike jsonc-parser, JSON.parse keeps a key such as “__proto__” as a plain key.
  const value = parsedJson(text);
  if (value === undefined) {
    const errors: ParseError[] = [];
    parseTree(text, errors, STRICT_JSON);
    // Later errors mostly follow from the first.
    const [first] = errors;
    return [syntaxProblem(first === undefined ? "ValueExpected" : printParseErrorCode(first.error), first?.offset ?? 0, file, text)];
  }
  const bad = contentProblems(text, file);
  return bad.length > 0 ? bad : { file, value, lineOf: linesOfPaths(text) };
}

/** What each file held when it was last read: a build reads most files several times. */
const lastReads = new Map<string, { readonly text: string; readonly read: JsonDocument | readonly Problem[] }>();

/**
 * Reads a JSON file.
 *
 * @param file its path, for messages
 * @param text its content
 * @returns the document, or the problems that keep it from being read
 */
export function readJsonDocument(file: string, text: string): JsonDocument | readonly Problem[] {
  const last = lastReads.get(file);
  const read = last?.text === text ? last.read : readText(file, text);
  lastReads.set(file, { text, read });
  return read;
}

/** Tells a document from the problems that keep a file from being read. */
export function isDocument(read: JsonDocument | readonly Problem[]): read is JsonDocument {
  return "lineOf" in read;
}
