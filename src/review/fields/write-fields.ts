import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readLocales } from "../../content/locale-documents";
import { formatPath } from "../../content/problem";
import { formOf, shownTexts } from "../../content/shown-texts";
import type { SiteFiles } from "../../content/site-files";
import { siteFacts } from "../../core/facts/fill";
import { LANGUAGES } from "../../core/languages";
import type { SiteData } from "../../core/schemas";
import { comparable } from "../../core/text/comparable";
import { compiled } from "../../publish/scripts/inline-scripts";
import { writeIfChanged } from "../../publish/write-if-changed";
import { FIELDS_PATH } from "../preview/Document";
import { FIELDS_SCRIPT, FIELDS_STYLES, type Field } from "./fields";

/**
 * Writes where the texts of each language are edited, and the script that leads from a text to its form.
 *
 * @param root the project's folder
 */
export async function writeFields(root: string, data: SiteData, files: SiteFiles): Promise<void> {
  const folder = join(root, "public", FIELDS_PATH);
  const { locales } = readLocales(files.texts);
  const registry = siteFacts(data);
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, "src", "review", "fields", FIELDS_STYLES), join(folder, FIELDS_STYLES));
  await writeIfChanged(join(folder, FIELDS_SCRIPT), compiled(root, "review/fields/script.ts"));
  for (const language of LANGUAGES) {
    const fields = shownTexts(locales, language, registry).map(({ text, namespace, document: { file, placeOf }, path }): Field => {
      const place = formatPath(placeOf?.(path) ?? path);
      return [comparable(text), formOf(namespace), `${file}, ${place}`];
    });
    await writeIfChanged(join(folder, `${language}.json`), JSON.stringify(fields));
  }
}
