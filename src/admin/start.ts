import CMS from "@sveltia/cms";
import { type AdminSettings, FACT_VALUE, NAMED, SETTINGS_FILE } from "../site/editing";
import { FactValue } from "./fact-value";
import { Named } from "./named";
import { withoutEmpty } from "./without-empty";

const response = await fetch(SETTINGS_FILE);
const { config, optionalFields } = (await response.json()) as AdminSettings;

CMS.registerFieldType(FACT_VALUE, FactValue);
CMS.registerFieldType(NAMED, Named);
for (const [format, places] of Object.entries(optionalFields)) {
  CMS.registerCustomFormat(format, "json", {
    fromFile: (text) => JSON.parse(text) as unknown,
    toFile: (content) => JSON.stringify(withoutEmpty(content, places), null, 2),
  });
}
await CMS.init({ config });
