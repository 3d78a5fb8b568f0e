import { siteFacts } from "../facts/fill";
import { DATA_FILES } from "../schemas";
import { readLocales } from "../content/locale-documents";
import { siteNames } from "../content/names";
import type { Problem } from "../content/problem";
import { readData } from "../content/read-data";
import type { SiteFiles } from "../content/site-files";
import { addressProblems, articlesNamedAsPages } from "./address-problems";
import { unknownSections } from "./anchors";
import { datesToCome, factsOutOfOrder } from "./contradictions";
import { leftWordFinder } from "./foreign-text";
import type { Rule, CheckedSite } from "./rule";
import { fileProblem } from "../content/finding";
import { pagesWithoutComponent, unknownNames } from "./known-names";
import { localeProblems } from "./locale-problems";
import { rejectedReadings, unprovenReadings } from "./rejected-problems";
import { sentenceProblems } from "./sentence-rules";
import { readSentences } from "./sentences";
import { today } from "./today";
import { unshownPrices, vehicleDrawings } from "./vehicles";

/** Reads data and texts. What cannot be read or does not fit its schema is a problem, and is left out. */
function readSite(files: SiteFiles, now: Date): { readonly site: CheckedSite; readonly problems: readonly Problem[] } {
  const { documents, data, problems } = readData(files.texts);
  const { facts, "open-facts": open, business } = data;
  const registry = facts && open && business && siteFacts({ facts, "open-facts": open, business });
  const locales = readLocales(files.texts);
  const sentences = readSentences(locales, registry);
  const names = siteNames(data, files);
  const leftWord = leftWordFinder(sentences);
  return { site: { files, documents, data, locales, names, registry, sentences, leftWord, now }, problems };
}

/** Data files that are missing. */
const missingFiles: Rule = ({ files }) =>
  DATA_FILES.map((file) => `data/${file}.json`)
    .filter((path) => !files.texts.has(path))
    .map((path) => {
      const fix = "Take the file from the last good state.";
      return fileProblem(path, { found: "nothing: the file is missing", allowed: "a file of this name", fix });
    });

/** What is checked of files that are JSON and fit their schemas. */
const RULES: readonly Rule[] = [
  missingFiles,
  unknownNames,
  pagesWithoutComponent,
  factsOutOfOrder,
  datesToCome,
  vehicleDrawings,
  unshownPrices,
  addressProblems,
  articlesNamedAsPages,
  unknownSections,
  localeProblems,
  sentenceProblems,
  unprovenReadings,
  rejectedReadings,
];

/**
 * Checks everything that editors write: data, facts, texts and pictures. A file that is wrong does not keep the others from being checked.
 *
 * @param now when the site is checked: what has happened has a date up to this day
 */
export function checkSite(files: SiteFiles, now = today()): readonly Problem[] {
  if (files.refused.length > 0) {
    // The other rules would only report, again and again, what the refused files should have held.
    return files.refused;
  }
  const { site, problems } = readSite(files, now);
  return [...problems, ...RULES.flatMap((rule) => rule(site))];
}
