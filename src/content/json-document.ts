import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { required } from "../core/required";
import { parsedJson } from "../core/text/parsed-json";
import { type JsonPath, type Problem, formatPath, quote, unseenIn } from "./problem";

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
export function placedValues(value: unknown, path: JsonPath = []): readonly { readonly path: JsonPath; readonly value: unknown }[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...inner.flatMap(([key, entry]) => placedValues(entry, [...path, Array.isArray(value) ? Number(key) : key]))];
}

/** Every text below a value. */
export function placedTexts(content: unknown): readonly PlacedText[] {
  return placedValues(content).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, text: value }] : []));
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

function nearestNode(tree: Node, path: JsonPath): Node {
  const node = findNodeAtLocation(tree, [...path]);
  if (node !== undefined) {
    return node.parent?.type === "property" ? node.parent : node;
  }
  return path.length === 0 ? tree : nearestNode(tree, path.slice(0, -1));
}

/** Names of fields and ids. The libraries that look texts up give other characters a meaning. */
const KEY = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;

/** Repeated keys, of which JSON.parse would silently keep the last; keys and texts with characters that are not allowed. */
function contentProblems(text: string, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  const open: Set<string>[] = [];
  const report = (line: number, path: JsonPath, found: string, allowed: string, fix: string): void => {
    problems.push({ file, line: line + 1, path: formatPath(path), found, allowed, fix });
  };
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, line, _column, pathOf) => {
      if (!KEY.test(key)) {
        report(
          line,
          pathOf(),
          `the key ${quote(key)}`,
          "keys of letters a–z, digits, hyphens and underscores",
          "Correct or remove the key.",
        );
      } else if (open.at(-1)?.has(key) === true) {
        report(line, [...pathOf(), key], `the key “${key}” a second time`, "each key once", `Remove one of the two “${key}”.`);
      }
      open.at(-1)?.add(key);
    },
    onLiteralValue: (value: unknown, _offset, _length, line, _column, pathOf) => {
      const unseen = typeof value === "string" ? unseenIn(value) : undefined;
      if (unseen !== undefined) {
        const fix = "Remove the character, or type the text again: it often comes with text that was copied from elsewhere.";
        report(line, pathOf(), `the character ${quote(unseen)} in ${quote(value)}`, "plain text without invisible characters", fix);
      }
    },
  });
  return problems;
}

function readText(file: string, text: string): JsonDocument | readonly Problem[] {
  // Unlike jsonc-parser, JSON.parse keeps a key such as “__proto__” as a plain key.
  const value = parsedJson(text);
  if (value === undefined) {
    const errors: ParseError[] = [];
    parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
    // Later errors mostly follow from the first.
    const [first] = errors;
    const { reason, offset } =
      first === undefined ? { reason: "InvalidCharacter", offset: 0 } : { reason: printParseErrorCode(first.error), offset: first.offset };
    const rest = text.slice(offset, offset + 20).split("\n")[0] ?? "";
    return [
      {
        file,
        line: lineAt(text, offset),
        path: "",
        found: `broken JSON (${reason})${rest === "" ? ", where the line ends" : `, before “${rest}”`}`,
        allowed: "JSON: keys and texts in straight double quotes, a comma between entries and none after the last",
        fix: "Compare the place with the entries around it.",
      },
    ];
  }
  const bad = contentProblems(text, file);
  let tree: Node | undefined;
  const lineOf = (path: JsonPath): number => {
    tree ??= required(parseTree(text), "The tree of a JSON file");
    return lineAt(text, nearestNode(tree, path).offset);
  };
  return bad.length > 0 ? bad : { file, value, lineOf };
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
