import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { KINDS, addEntry } from "../src/editing/new-entry";

const {
  values,
  positionals: [kind = ""],
} = parseArgs({ strict: false, allowPositionals: true });

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!KINDS.includes(kind)) {
  fail(`npm run new -- question

writes an entry with blanks for its texts. Instead of “question”: ${KINDS.join(", ")}.
Every answer may be given as an option, such as --id=extra-seat or --slugs.de=kindersitze.`);
}

const prompt = createInterface({ input: process.stdin, output: process.stdout });
const written = await addEntry(process.cwd(), kind, async ({ name, about, choices, otherwise }, wrong) => {
  const given = values[name];
  const answer = typeof given === "string" ? given : process.stdin.isTTY ? undefined : otherwise;
  if (answer !== undefined) {
    return wrong === undefined ? answer : fail(wrong);
  }
  if (!process.stdin.isTTY) {
    return fail(`--${name}=… is missing: ${about}`);
  }
  const lines = [wrong, `${name}: ${about}`, choices.join(", "), otherwise === undefined ? "" : `[${otherwise || "leave out"}]`];
  return prompt.question(`${lines.filter(Boolean).join("\n")}\n> `);
});
prompt.close();
console.log(`${written.join("\n")}\n\nWrite what is marked TODO. npm run check lists every place.`);
if (kind === "page") {
  console.log("Say what the page is about in NODES of src/head/structured-data/page-graph.ts: without it, npm run typecheck fails.");
}
