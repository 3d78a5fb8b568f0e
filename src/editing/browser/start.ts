import CMS, { type CmsConfig } from "@sveltia/cms";
import { type AdminSettings, FACT_VALUE, NAMED, SETTINGS_FILE } from "../editing";
import { FactValue } from "./fact-value";
import { type OrderedField, inFieldOrder } from "./field-order";
import { Named } from "./named";
import { withoutEmpty } from "./without-empty";

/** What a collection of entries and a file of a collection have in common. */
interface Form {
  readonly format?: string | undefined;
  readonly fields: readonly OrderedField[];
}

/** The fields of the files that have a format. */
function fieldsOf({ collections = [] }: CmsConfig, format: string): readonly OrderedField[] {
  const forms = collections.flatMap((collection): readonly Form[] =>
    "files" in collection ? collection.files : "fields" in collection ? [collection] : [],
  );
  return forms.find((form) => form.format === format)?.fields ?? [];
}

const response = await fetch(SETTINGS_FILE);
const { config, optionalFields } = (await response.json()) as AdminSettings;

CMS.registerFieldType(FACT_VALUE, FactValue);
CMS.registerFieldType(NAMED, Named);
for (const [format, places] of Object.entries(optionalFields)) {
  const fields = fieldsOf(config, format);
  CMS.registerCustomFormat(format, "json", {
    fromFile: (text) => JSON.parse(text) as unknown,
    toFile: (content) => JSON.stringify(inFieldOrder(withoutEmpty(content, places), fields), null, 2),
  });
}
await CMS.init({ config });
