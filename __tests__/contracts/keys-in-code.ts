import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../project-root";

/** A text that code asks for; `*` stands for a part of a name that only the running code knows. */
export interface AskedText {
  readonly file: string;
  /** What it is read as: `text`, `list`, `steps`, `tree` or `has`. */
  readonly method: string;
  readonly namespace: string;
  readonly key: string;
}

const FOLDERS = ["src/blocks", "src/head", "src/layout", "src/templates"];
const METHODS = new Set(["text", "list", "steps", "tree", "names", "has"]);

/** The declaration that a name leads to, looked for from inside out. */
function declarationOf(name: string, from: ts.Node): ts.VariableDeclaration | undefined {
  const scope = from.parent;
  const found = (ts.isBlock(scope) || ts.isSourceFile(scope) ? [...scope.statements] : [])
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name: declared }) =>
      ts.isIdentifier(declared)
        ? declared.text === name
        : declared.elements.some((element) => ts.isBindingElement(element) && element.name.getText() === name),
    );
  return found ?? (ts.isSourceFile(scope) ? undefined : declarationOf(name, scope));
}

/** The texts that an expression can be, each with `*` for what is not written in the code. */
function patternsOf(expression: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(expression)) {
    return [expression.text];
  }
  if (ts.isConditionalExpression(expression)) {
    return [...patternsOf(expression.whenTrue), ...patternsOf(expression.whenFalse)];
  }
  if (ts.isTemplateExpression(expression)) {
    return expression.templateSpans.reduce<readonly string[]>(
      (heads, { expression: inner, literal }) => heads.flatMap((head) => patternsOf(inner).map((part) => `${head}${part}${literal.text}`)),
      [expression.head.text],
    );
  }
  const initializer = ts.isIdentifier(expression) ? declarationOf(expression.text, expression)?.initializer : undefined;
  return initializer !== undefined && (ts.isStringLiteralLike(initializer) || ts.isTemplateExpression(initializer))
    ? patternsOf(initializer)
    : ["*"];
}

/** The namespaces of a name that `useTexts` has given, or `undefined` for another name. */
function namespacesOf(name: string, from: ts.Node): readonly string[] | undefined {
  const initializer = declarationOf(name, from)?.initializer;
  return initializer !== undefined && ts.isCallExpression(initializer) && initializer.expression.getText() === "useTexts"
    ? initializer.arguments.slice(0, 1).flatMap(patternsOf)
    : undefined;
}

function askedIn(file: string, call: ts.CallExpression): readonly AskedText[] {
  const callee = call.expression;
  const [first, second] = call.arguments;
  const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  if (!METHODS.has(method) || first === undefined) {
    return [];
  }
  const of = (namespaces: readonly string[], keys: readonly string[]): readonly AskedText[] =>
    namespaces.flatMap((namespace) => keys.map((key) => ({ file, method, namespace, key })));
  if (second !== undefined) {
    // Heads and structured data name the namespace with each key.
    return of(patternsOf(first), patternsOf(second));
  }
  const namespaces = namespacesOf(ts.isPropertyAccessExpression(callee) ? callee.expression.getText() : method, call);
  return namespaces === undefined ? [] : of(namespaces, patternsOf(first));
}

/** Every text that pages and their heads ask for. */
export function textsAskedFor(): readonly AskedText[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
      .flatMap((name) => {
        const file = `${folder}/${name.replaceAll("\\", "/")}`;
        const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true);
        const found: AskedText[] = [];
        const visit = (node: ts.Node): void => {
          if (ts.isCallExpression(node)) {
            found.push(...askedIn(file, node));
          }
          ts.forEachChild(node, visit);
        };
        visit(source);
        return found;
      }),
  );
}
