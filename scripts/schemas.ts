import { readSiteFiles } from "../src/build/check/site-files";
import { SETTINGS_FILE } from "../src/build/json-schemas/schema-files";
import { writeSchemas, writeSettings } from "../src/build/json-schemas/write-schemas";
import { readSiteData } from "../src/build/site-data";

const root = process.cwd();
const [data, files] = [readSiteData(root), readSiteFiles(root)];
const changed = await writeSchemas(root, data, files);
console.log(`JSON Schemas for editors of code: ${changed === 0 ? "already current" : `${String(changed)} files changed`}.`);
if (await writeSettings(root, data, files)) {
  console.log(`${SETTINGS_FILE} names other schemas now: commit it.`);
}
