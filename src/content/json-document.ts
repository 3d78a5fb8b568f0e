import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { required } from "../core/required";
import { parsedJson } from "../core/text/parsed-json";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";

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

/** The keys that an object has twice, of which JSON.parse would silently keep the last. */
function repeatedKeys(text: string): readonly { readonly key: string; readonly path: JsonPath; readonly offset: number }[] {
  const found: { readonly key: string; readonly path: JsonPath; readonly offset: number }[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, _length, _line, _column, pathOf) => {
      if (open.at(-1)?.has(key) === true) {
        found.push({ key, path: [...pathOf(), key], offset });
      }
      open.at(-1)?.add(key);
    },
  });
  return found;
}

function readText(file: string, text: string): JsonDocument | readonly Problem[] {
  const problem = (offset: number, path: JsonPath, found: string, allowed: string, fix: string): Problem => {
    return { file, line: lineAt(text, offset), path: formatPath(path), found, allowed, fix };
  };
  // Unlike jsonc-parser, JSON.parse keeps a key such as “__proto__” as a plain key.
  const value = parsedJson(text);
  if (value === undefined) {
    const errors: ParseError[] = [];
    parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
    // Later errors mostly follow from the first.
    const [{ error, offset } = { error: undefined, offset: 0 }] = errors;
    const reason = error === undefined ? "" : ` (${printParseErrorCode(error)})`;
    const found = `broken JSON${reason} before ${quote(text.slice(offset, offset + 20))}`;
    const allowed = "JSON: keys and texts in straight double quotes, a comma between entries and none after the last";
    return [problem(offset, [], found, allowed, "Compare the place with the entries around it.")];
  }
  const repeated = repeatedKeys(text).map(({ key, path, offset }) =>
    problem(offset, path, `the key “${key}” a second time`, "each key once", `Remove one of the two “${key}”.`),
  );
  let tree: Node | undefined;
  const lineOf = (path: JsonPath): number => {
    tree ??= required(parseTree(text), "The tree of a JSON file");
    return lineAt(text, nearestNode(tree, path).offset);
  };
  return repeated.length > 0 ? repeated : { file, value, lineOf };
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
