import { readSiteFiles } from "../src/content/site-files";
import { writeSchemas } from "../src/editing/json-schemas/schema-files";
import { readSiteData } from "../src/content/site-data";

const root = process.cwd();
const changed = await writeSchemas(root, readSiteData(root), readSiteFiles(root));
console.log(`JSON Schemas for editors of code: ${changed === 0 ? "already current" : `${String(changed)} files changed`}.`);
