import CMS from "@sveltia/cms";
import { type AdminSettings, FACT_NAME, FACT_SEARCH, FACT_VALUE, NAMED, SETTINGS_FILE } from "../editing";
import { FactValue } from "./fact-value";
import { factName, factSearch } from "./facts";
import { keepFormerAddresses } from "./former-addresses";
import { Named } from "./named";
import { writtenFile } from "./written-file";

const response = await fetch(SETTINGS_FILE);
const settings = (await response.json()) as AdminSettings;

CMS.registerFieldType(FACT_VALUE, FactValue);
CMS.registerFieldType(NAMED, Named);
CMS.registerFieldType(FACT_NAME, factName(settings.factMentions));
CMS.registerFieldType(FACT_SEARCH, factSearch(settings.factMentions));
CMS.registerEventListener(keepFormerAddresses(settings));
for (const [format, schema] of Object.entries(settings.formats)) {
  CMS.registerCustomFormat(format, "json", {
    fromFile: (text) => JSON.parse(text) as unknown,
    toFile: (content) => JSON.stringify(writtenFile(content, schema), null, 2),
  });
}
await CMS.init({ config: settings.config });
