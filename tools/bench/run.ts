import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBuilds } from "./builds";
import { measureBytes } from "./bytes";
import { measureComposition } from "./composition";
import { measureInteractions } from "./interaction";
import { measureLighthouse } from "./lighthouse";
import { measureLoad } from "./load";
import { thisMachine } from "./machine";
import { measureHeaders } from "./observatory";
import { report } from "./report";
import { PARTS, type Part, type PartResults, readRecords, record, writeFormatted } from "./results";

const USAGE = `npm run bench                                   every part
npm run bench -- lighthouse bytes               some parts: ${PARTS.join(", ")}
npm run bench -- lighthouse --runs=1 --only=el  fewer runs; only pages whose path contains “el” (lighthouse, bytes)
npm run bench -- builds --sizes=70,500          other sizes, in pages`;

const root = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string" },
    only: { type: "string" },
    sizes: { type: "string", default: "70,500,1500,5000" },
    help: { type: "boolean", default: false },
  },
});

/** A whole number above 0 that was typed. */
function count(name: string, typed: string): number {
  const number = Number(typed);
  if (!Number.isInteger(number) || number < 1) {
    throw new RangeError(`--${name}: “${typed}” is not a whole number above 0.`);
  }
  return number;
}

const runs = values.runs === undefined ? undefined : count("runs", values.runs);
const sizes = values.sizes.split(",").map((size) => count("sizes", size));
const MEASURES: { readonly [Name in Part]: () => Promise<PartResults[Name]> } = {
  lighthouse: () => measureLighthouse(root, runs ?? 5, values.only),
  bytes: () => measureBytes(root, values.only),
  composition: () => measureComposition(join(root, "public")),
  interaction: () => measureInteractions(root, runs ?? 7),
  headers: () => Promise.resolve(measureHeaders(join(root, "public"))),
  load: () => measureLoad(root),
  builds: () => measureBuilds(root, sizes),
};

async function run(part: Part): Promise<void> {
  console.log(`── ${part} ──`);
  const start = performance.now();
  const result = await MEASURES[part]();
  await record(root, part, { date: new Date().toISOString().slice(0, 10), machine: thisMachine(), result });
  // After each part, so that what was found is kept when a later one fails.
  await writeFormatted(join(root, "tools", "bench", "results.md"), report(readRecords(root)));
  console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}

const unknown = positionals.filter((name) => !PARTS.some((part) => part === name));
const wanted = positionals.length === 0 ? PARTS : PARTS.filter((part) => positionals.includes(part));
if (values.help || unknown.length > 0) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else if (wanted.some((part) => part !== "builds") && !existsSync(join(root, "public", "_redirects"))) {
  console.error("There is no built site in public/. Run `npm run build` first.");
  process.exitCode = 1;
} else {
  for (const part of wanted) {
    await run(part);
  }
  console.log("Written to tools/bench/results.md.");
}
