import { join } from "node:path";
import { siteFacts } from "../core/facts/fill";
import { byLanguage } from "../core/languages";
import { englishName } from "../core/schemas/fields";
import type { SiteData } from "../core/schemas";
import { comparable } from "../core/text/comparable";
import { readJsonDocument, isDocument } from "../content/json-document";
import { readLocales } from "../content/locale-documents";
import { type Problem, quote } from "../content/problem";
import { shownTexts } from "../content/shown-texts";
import { readSiteFiles } from "../content/site-files";
import { readBuiltTexts } from "./built-texts";
import { findContradictions } from "./find-contradictions";

const LONGEST_LIST = 4;

function listed(places: readonly string[]): string {
  const rest = places.length - LONGEST_LIST;
  return `${places.slice(0, LONGEST_LIST).join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""}`;
}

/**
 * Looks for rejected readings in everything that was built: pages, their data, structured data, feeds and summaries.
 *
 * @param root the project's folder, with the built site in `public/`
 * @returns what was found, at each place where an editor wrote it; at the fact, if a page puts the sentence together from parts
 */
export async function contradictionsInBuiltSite(root: string, data: SiteData): Promise<readonly Problem[]> {
  const { facts } = data.facts;
  const found = await findContradictions(facts, readBuiltTexts(join(root, "public")));
  if (found.length === 0) {
    return [];
  }
  const { texts } = readSiteFiles(root);
  const { locales } = readLocales(texts);
  const registry = siteFacts(data);
  const shown = byLanguage((language) => shownTexts(locales, language, registry));
  const registryFile = "data/facts.json";
  const document = readJsonDocument(registryFile, texts.get(registryFile) ?? "");
  return found.flatMap(({ places, language, sentence, title, fact, rejected }): readonly Problem[] => {
    const path = ["facts", facts.findIndex(({ id }) => id === fact.id), "id"];
    const factAt = { file: registryFile, line: isDocument(document) ? document.lineOf(path) : 1 };
    const written = shown[language]
      .filter(({ text }) => comparable(text).includes(comparable(sentence)))
      .map((text) => ({ file: text.document.file, line: text.document.lineOf(text.path) }));
    return (written.length === 0 ? [factAt] : written).map((place) => ({
      ...place,
      path: "",
      found: `${quote(sentence)}${title === "" ? "" : `, under ${quote(title)}`} (${englishName(language)}), on ${listed(places)}`,
      allowed: `nothing that the fact ${fact.id} (${registryFile}:${String(factAt.line)}) rejects: ${rejected.reading}. ${rejected.reason}`,
      fix: "Change the sentence so that it says what the fact says, and let it name the fact. If it means something else, add the words that show it to “unless” of the rejected reading. If the rejected reading has become true, change the fact.",
    }));
  });
}
