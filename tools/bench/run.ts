import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBuilds } from "./builds";
import { measureBytes } from "./bytes";
import { measureInteractions } from "./interaction";
import { measureLighthouse } from "./lighthouse";
import { writeSection } from "./markdown";
import { measureNextPage } from "./next-page";

const root = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    beside: { type: "string", multiple: true, default: [] },
    sizes: { type: "string", default: "70,500,1500,5000" },
    help: { type: "boolean", default: false },
  },
});

/** Each part measures, and returns its section of the results as Markdown. */
const PARTS = new Map<string, { readonly title: string; readonly measure: () => Promise<string> }>([
  [
    "lighthouse",
    {
      title: "Lighthouse, against the same pages without scripts",
      measure: () => measureLighthouse(root, count(values.runs), values.only, values.beside),
    },
  ],
  ["bytes", { title: "Bytes of every page", measure: () => measureBytes(root, values.only) }],
  ["interaction", { title: "Interactions on a slow processor", measure: () => measureInteractions(root, count(values.runs)) }],
  ["next-page", { title: "The second page", measure: () => measureNextPage(root, count(values.runs)) }],
  ["builds", { title: "Builds of larger sites", measure: () => measureBuilds(root, values.sizes.split(",").map(count)) }],
]);

const USAGE = `npm run bench                                   every part
npm run bench -- lighthouse bytes               some parts: ${[...PARTS.keys()].join(", ")}
npm run bench -- lighthouse --runs=1 --only=el  fewer runs; only pages whose path contains “el” (lighthouse, bytes)
npm run bench -- lighthouse --beside=DIR:/path  also a page of another built site
npm run bench -- builds --sizes=70,500          other sizes, in pages`;

function count(typed: string): number {
  const number = Number(typed);
  if (!Number.isInteger(number) || number < 1) {
    throw new RangeError(`“${typed}” is not a whole number above 0.`);
  }
  return number;
}

const wanted = positionals.length === 0 ? [...PARTS.keys()] : positionals;
if (values.help || wanted.some((name) => !PARTS.has(name))) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else if (!existsSync(join(root, "public", "_redirects"))) {
  console.error("There is no built site in public/. Run `npm run build` first.");
  process.exitCode = 1;
} else {
  for (const [name, { title, measure }] of PARTS) {
    if (wanted.includes(name)) {
      console.log(`── ${name} ──`);
      // Written after each part, so that a later failure does not lose it.
      await writeSection(root, name, title, await measure());
    }
  }
  console.log("Written to tools/bench/results.md.");
}
