// Ends the process with one line where Gatsby would fail or hang after half a minute. Runs before anything is installed.
import { parse, sep } from "node:path";

/** Signs that Gatsby's parts read as patterns, quotes or parts of addresses: each was tried. */
const REFUSED = /[!#%'(*:?[\\{|]/;

const folder = process.cwd();
const names = folder.slice(parse(folder).root.length).split(sep);
const [sign] = REFUSED.exec(names.join("/")) ?? [];
if (sign !== undefined) {
  console.error(
    `Gatsby cannot build in a folder with ${sign} in its path: ${folder}. Rename it; letters, digits, spaces and - _ . do no harm.`,
  );
  process.exit(1);
}
