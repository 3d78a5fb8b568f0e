import { type Node, type ParseError, createScanner, findNodeAtLocation, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";
import { unseenIn } from "./unseen";

/** A JSON file that knows on which line each of its values stands. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** The line of a place in the file; of the nearest place above it that exists. */
  readonly lineOf: (path: JsonPath) => number;
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

/** A function that tells the line of an offset. Where lines begin is found once: a file that is wrong everywhere asks often. */
function lineIndex(text: string): (offset: number) => number {
  const starts = Array.from(text.matchAll(/\n/g), ({ index }) => index + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low + 1;
  };
}

function nearestNode(tree: Node, path: JsonPath): Node {
  const node = findNodeAtLocation(tree, [...path]);
  if (node !== undefined) {
    return node.parent?.type === "property" ? node.parent : node;
  }
  return path.length === 0 ? tree : nearestNode(tree, path.slice(0, -1));
}

/** How deep brackets may stand in each other; the files have seven levels. What reads JSON calls itself once a level. */
const DEEPEST = 20;

/** How many entries a list or an object may have: ten thousand pages would need fewer. */
const MOST_ENTRIES = 2000;

/** How many values, keys and signs a file may be made of: ten times those of the largest one. */
const MOST_TOKENS = 200_000;

/** The longest text in characters. Most places have a limit of their own, which is lower. */
const LONGEST_STRING = 4000;

/** What makes a file too much to be read, found sign by sign and without calling itself: the parsers do. */
function excess(text: string, file: string): Problem | undefined {
  const scanner = createScanner(text, true);
  const entries: number[] = [];
  let tokens = 0;
  const problem = (found: string, allowed: string, fix: string): Problem => ({
    file,
    line: scanner.getTokenStartLine() + 1,
    path: "",
    found,
    allowed,
    fix,
  });
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    tokens += 1;
    if (tokens > MOST_TOKENS) {
      return problem(
        "more values and keys than a file can have",
        `at most ${String(MOST_TOKENS)} values, keys and signs`,
        "Take the file from the last good state and make the change again.",
      );
    }
    switch (text.charAt(scanner.getTokenOffset())) {
      case "{":
      case "[":
        entries.push(1);
        break;
      case "}":
      case "]":
        entries.pop();
        break;
      case ",":
        entries.push((entries.pop() ?? 0) + 1);
        break;
      default:
        break;
    }
    if (entries.length > DEEPEST) {
      return problem(
        `brackets nested more than ${String(DEEPEST)} deep`,
        `at most ${String(DEEPEST)} levels`,
        "Take the file from the last good state and make the change again.",
      );
    }
    if ((entries.at(-1) ?? 0) > MOST_ENTRIES) {
      return problem(
        `more than ${String(MOST_ENTRIES)} entries in one list`,
        `at most ${String(MOST_ENTRIES)} entries`,
        "Shorten the list.",
      );
    }
  }
  return undefined;
}

/** Names of fields and ids. Others would mean something to the libraries that find texts by them. */
const KEY = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;
const LONGEST_KEY = 100;

/** Keys that JavaScript takes for the inner workings of an object. */
const isInnerWorking = (key: string): boolean => key in Object.prototype || key === "prototype";

type Finding = Pick<Problem, "found" | "allowed" | "fix">;

function keyFinding(key: string): Finding | undefined {
  if (isInnerWorking(key)) {
    return { found: `the key “${key}”`, allowed: "the names of fields", fix: "Remove the key." };
  }
  return KEY.test(key) && key.length <= LONGEST_KEY
    ? undefined
    : {
        found: `the key ${quote(key)}`,
        allowed: `keys of at most ${String(LONGEST_KEY)} letters a–z, digits, hyphens and underscores`,
        fix: "Correct the key, or remove it.",
      };
}

function textFinding(text: string): Finding | undefined {
  if (text.length > LONGEST_STRING) {
    return {
      found: `${String(text.length)} characters: ${quote(text)}`,
      allowed: `at most ${String(LONGEST_STRING)} characters`,
      fix: "Shorten the text, or make several of it.",
    };
  }
  const unseen = unseenIn(text);
  return unseen === undefined
    ? undefined
    : {
        found: `the character ${quote(unseen)} in ${quote(text)}`,
        allowed: "plain text: no control characters, changes of text direction, signs that nobody sees or piled-up accents",
        fix: "Remove the character, or type the text again: it often comes with text that was copied from elsewhere.",
      };
}

/**
 * Keys that stand twice in one object, of which JSON.parse would silently keep the last; keys that no object may have; texts that are too
 * long to be looked at, or are not what they look like.
 */
function contentProblems(text: string, file: string): readonly Problem[] {
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
      const keys = open.at(-1);
      const finding =
        keyFinding(key) ??
        (keys?.has(key) === true
          ? {
              found: `the key “${key}” a second time`,
              allowed: "each key once",
              fix: `Keep one of the two “${key}” and remove the other.`,
            }
          : undefined);
      if (finding !== undefined) {
        problems.push({ file, line: startLine + 1, path: formatPath([...pathSupplier(), key]), ...finding });
      }
      keys?.add(key);
    },
    onLiteralValue: (value: unknown, _offset, _length, startLine, _startCharacter, pathSupplier) => {
      const finding = typeof value === "string" ? textFinding(value) : undefined;
      if (finding !== undefined) {
        problems.push({ file, line: startLine + 1, path: formatPath(pathSupplier()), ...finding });
      }
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
  const tooMuch = excess(text, file);
  if (tooMuch !== undefined) {
    return [tooMuch];
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  if (tree === undefined || first !== undefined) {
    // What follows the first broken place is mostly its echo.
    return [syntaxProblem(first === undefined ? NO_VALUE : printParseErrorCode(first.error), first?.offset ?? 0, file, text)];
  }
  const bad = contentProblems(text, file);
  if (bad.length > 0) {
    return bad;
  }
  // JSON.parse, and not the tree's own reading, because it keeps a key such as “__proto__” as the plain key that it is.
  const lineAt = lineIndex(text);
  return { file, value: JSON.parse(text) as unknown, lineOf: (path) => lineAt(nearestNode(tree, path).offset) };
}

/** Tells a document from the problems that keep a file from being read. */
export function isDocument(read: JsonDocument | readonly Problem[]): read is JsonDocument {
  return "lineOf" in read;
}
