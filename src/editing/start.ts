import type { CmsConfig, default as Sveltia } from "@sveltia/cms";
import { TODAY, dayInCyprus } from "../check/latest-day";
import type { JsonSchema } from "../schemas/json-schema";
import { OPEN_FACTS, openFactsInFile, openFactsInForm } from "./answers";
import { writtenFile } from "./written-file";

/** What the forms need to start: the settings, the schema for each format in which files are written, and Sveltia's address. */
export interface AdminSettings {
  readonly config: CmsConfig;
  readonly formats: Readonly<Record<string, JsonSchema>>;
  readonly sveltia: string;
}

async function start(): Promise<void> {
  const settings = await (await fetch("/admin/settings.json")).text();
  const { config, formats, sveltia } = JSON.parse(settings.replaceAll(TODAY, dayInCyprus(new Date()))) as AdminSettings;
  // Sveltia can load its other languages only when it is bundled.
  const preferences = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}") as object;
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ ...preferences, locale: "en-US" }));
  const { default: CMS } = (await import(sveltia)) as { readonly default: typeof Sveltia };
  for (const [format, schema] of Object.entries(formats)) {
    const isOpenFacts = format === `data-${OPEN_FACTS}`;
    CMS.registerCustomFormat(format, "json", {
      fromFile: (text) => (isOpenFacts ? openFactsInForm(JSON.parse(text)) : (JSON.parse(text) as unknown)),
      toFile: (content) => JSON.stringify(writtenFile(isOpenFacts ? openFactsInFile(content) : content, schema), null, 2),
    });
  }
  await CMS.init({ config });
}

void start();
