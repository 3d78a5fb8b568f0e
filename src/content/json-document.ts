import { type Node, type ParseError, findNodeAtLocation, getNodePath, parseTree, printParseErrorCode } from "jsonc-parser";
import { required } from "../schemas/required";
import { type Finding, type JsonPath, type Problem, formatPath, quote } from "./problem";

/** A JSON file with the line numbers of its values. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** Converts a path in `value` to its path in the file, where the two differ. */
  readonly pathInFile?: (path: JsonPath) => JsonPath;
  /** The line of a path, or of its nearest existing ancestor. */
  readonly lineOf: (path: JsonPath) => number;
}

/** A text in a JSON file. */
export interface TextWithPath {
  readonly path: JsonPath;
  readonly text: string;
}

/** A value and every value below it, each with its path, in the order of the file. */
export function valuesWithPaths(value: unknown, path: JsonPath = []): readonly { readonly path: JsonPath; readonly value: unknown }[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...inner.flatMap(([key, entry]) => valuesWithPaths(entry, [...path, Array.isArray(value) ? Number(key) : key]))];
}

/** Every text below a value. */
export function textsWithPaths(content: unknown): readonly TextWithPath[] {
  return valuesWithPaths(content).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, text: value }] : []));
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

function nearestNode(tree: Node, path: JsonPath): Node {
  const node = findNodeAtLocation(tree, [...path]);
  if (node !== undefined) {
    return node.parent?.type === "property" ? node.parent : node;
  }
  return path.length === 0 ? tree : nearestNode(tree, path.slice(0, -1));
}

/** The keys that an object has twice. JSON.parse would silently keep only the last. */
function repeatedKeys({ type, children = [] }: Node): readonly Node[] {
  const keys = type === "object" ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  const repeated = keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index);
  return [...repeated, ...children.flatMap(repeatedKeys)];
}

/** The first error in a text that is not JSON. Later errors usually follow from it. */
function firstError(text: string): Finding & { readonly offset: number } {
  if (text.startsWith("\uFEFF")) {
    const allowed = "UTF-8 without a byte order mark";
    return {
      offset: 0,
      found: "a byte order mark, which no editor shows",
      allowed,
      fix: "Save the file as UTF-8, not as “UTF-8 with BOM”.",
    };
  }
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [{ error, offset } = { error: undefined, offset: 0 }] = errors;
  const [, whole, digits] = /([\d.]+),\s*(\d*)$/.exec(text.slice(0, offset) + (/^\d+/.exec(text.slice(offset))?.[0] ?? "")) ?? [];
  if (whole !== undefined && digits) {
    const suggestion = `${whole}.${digits}`;
    return {
      offset,
      found: `the number ${whole},${digits}`,
      allowed: "a number with a decimal point",
      suggestion,
      fix: "Write a point, no comma.",
    };
  }
  return {
    offset,
    found: `broken JSON${error === undefined ? "" : ` (${printParseErrorCode(error)})`} before ${quote(text.slice(offset, offset + 20))}`,
    allowed: "JSON: keys and texts in straight double quotes, a comma between entries and none after the last",
    fix: "Compare the place with the entries around it.",
  };
}

/** Reads the text of a JSON file. Returns the document, or the problems that make it unreadable. */
export function readJsonDocument(file: string, text: string): JsonDocument | readonly Problem[] {
  let value: unknown;
  try {
    // Unlike jsonc-parser, JSON.parse keeps a key such as “__proto__” as a plain key.
    value = JSON.parse(text);
  } catch {
    const { offset, ...error } = firstError(text);
    return [{ file, line: lineAt(text, offset), path: "", ...error }];
  }
  const tree = required(parseTree(text), "The tree of a JSON file");
  const repeated = repeatedKeys(tree).map((node) => {
    const key = String(node.value);
    const path = formatPath([...getNodePath(required(node.parent?.parent, key)), key]);
    const fix = `Remove one of the two “${key}”.`;
    return { file, line: lineAt(text, node.offset), path, found: `the key “${key}” a second time`, allowed: "each key once", fix };
  });
  return repeated.length > 0 ? repeated : { file, value, lineOf: (path) => lineAt(text, nearestNode(tree, path).offset) };
}

/** Whether a file could be read. */
export function isDocument(read: JsonDocument | readonly Problem[]): read is JsonDocument {
  return "lineOf" in read;
}
