import { readSiteFiles } from "../src/build/check/site-files";
import { writeSchemas } from "../src/build/json-schemas/write-schemas";
import { readSiteData } from "../src/build/site-data";

const root = process.cwd();
const changed = await writeSchemas(root, readSiteData(root), readSiteFiles(root));
console.log(`JSON Schemas for editors of code: ${changed === 0 ? "already current" : `${String(changed)} files changed`}.`);
