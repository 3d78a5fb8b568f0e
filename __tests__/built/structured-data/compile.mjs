// Runs the TypeScript compiler outside of Jest, where it takes several times as long. One program, so that the types of schema-dts are read once.
// In: { "folder": path, "graphs": { name: graph } } on standard input. Out: { name: [message] }, as JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const { folder, graphs } = JSON.parse(readFileSync(0, "utf8"));
/** Files that exist for the compiler only; inside the project, so that it finds schema-dts. */
const sources = new Map(
  Object.entries(graphs).map(([name, graph]) => [
    join(folder, `graph-${name}.ts`),
    `import type { Graph } from "schema-dts";\nexport const graph: Graph = ${JSON.stringify(graph, null, 1)};`,
  ]),
);
const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ["lib.es5.d.ts"],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const host = ts.createCompilerHost(options);
const { getSourceFile } = host;
host.getSourceFile = (file, ...rest) =>
  sources.has(file) ? ts.createSourceFile(file, sources.get(file), ...rest) : getSourceFile(file, ...rest);
const program = ts.createProgram([...sources.keys()], options, host);
const messages = [...sources.keys()].map((file) =>
  ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
);
process.stdout.write(JSON.stringify(Object.fromEntries(Object.keys(graphs).map((name, index) => [name, messages[index]]))));
