import { writeSchemas } from "../src/editing/json-schemas/schema-files";
import { siteAt } from "../src/content/site-data";

const root = process.cwd();
const { data, files } = siteAt(root);
await writeSchemas(root, data, files);
console.log("The JSON Schemas for code editors are current.");
