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

/** Keys that stand twice in one object: JSON.parse would silently keep the last. */
function duplicateKeys(text: string, file: string): readonly Problem[] {
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
      if (keys?.has(key) === true) {
        problems.push({
          file,
          line: startLine + 1,
          path: formatPath([...pathSupplier(), key]),
          found: `the key “${key}” a second time`,
          allowed: "each key once; remove one of the two",
        });
      }
      keys?.add(key);
    },
  });
  return problems;
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
  if (tree === undefined || errors.length > 0) {
    return errors.slice(0, 3).map(({ error, offset }) => ({
      file,
      line: lineAt(text, offset),
      path: "",
      found: `broken JSON (${printParseErrorCode(error)}) at “${text.slice(offset, offset + 20).split("\n")[0] ?? ""}”`,
      allowed: "JSON: keys and texts in straight double quotes, a comma between entries and none after the last",
    }));
  }
  const duplicates = duplicateKeys(text, file);
  if (duplicates.length > 0) {
    return duplicates;
  }
  return { file, value: JSON.parse(text) as unknown, lineOf: (path) => lineAt(text, nearestNode(tree, path).offset) };
}
