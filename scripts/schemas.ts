import { readSiteFiles } from "../src/content/site-files";
import { writeSchemas } from "../src/editing/json-schemas/schema-files";
import { readSiteData } from "../src/content/site-data";

const root = process.cwd();
await writeSchemas(root, readSiteData(root), readSiteFiles(root));
console.log("The JSON Schemas for code editors are current.");
