import CMS from "@sveltia/cms";
import { type AdminSettings, FACT_VALUE, NAMED, SETTINGS_FILE } from "../editing";
import { FactValue } from "./fact-value";
import { Named } from "./named";
import { writtenFile } from "./written-file";

const response = await fetch(SETTINGS_FILE);
const { config, formats } = (await response.json()) as AdminSettings;

CMS.registerFieldType(FACT_VALUE, FactValue);
CMS.registerFieldType(NAMED, Named);
for (const [format, schema] of Object.entries(formats)) {
  CMS.registerCustomFormat(format, "json", {
    fromFile: (text) => JSON.parse(text) as unknown,
    toFile: (content) => JSON.stringify(writtenFile(content, schema), null, 2),
  });
}
await CMS.init({ config });
