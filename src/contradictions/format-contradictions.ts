import { isTold } from "../core/facts/facts";
import { formatFact } from "../core/facts/format-fact";
import { DEFAULT_LANGUAGE } from "../core/languages";
import { englishName } from "../core/schemas/fields";
import type { PlacedContradiction } from "./find-contradictions";
import type { Source } from "./sources";

/** A contradiction with what an editor needs to correct it. */
export interface ExplainedContradiction extends PlacedContradiction {
  readonly factAt: Source;
  /** Where the sentence was written; empty where the page puts it together. */
  readonly sources: readonly Source[];
}

const LONGEST_LIST = 4;

const at = ({ file, line }: Source): string => `${file}:${String(line)}`;

function listed(places: readonly string[]): string {
  const rest = places.length - LONGEST_LIST;
  return `${places.slice(0, LONGEST_LIST).join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""}`;
}

function formatContradiction({ places, language, sentence, title, fact, rejected, factAt, sources }: ExplainedContradiction): string {
  return [
    `${listed(places)} (${englishName(language)})`,
    `  says:      “${sentence}”${title === "" ? "" : `, under “${title}”`}`,
    `  rejected:  ${rejected.reading}`,
    `  because:   ${rejected.reason}`,
    `  the fact:  ${fact.id} is ${isTold(fact) ? `${formatFact(fact, DEFAULT_LANGUAGE)} (${fact.unit})` : "not known yet"}, ${at(factAt)}`,
    ...(sources.length === 0 ? [] : [`  written:   ${listed(sources.map(at))}`]),
  ].join("\n");
}

/** Every contradiction, for a reader who does not program, with closing lines that say what to do. */
export function formatContradictions(contradictions: readonly ExplainedContradiction[]): string {
  const count = contradictions.length === 1 ? "1 sentence says" : `${String(contradictions.length)} sentences say`;
  return [
    ...contradictions.map(formatContradiction),
    [
      `${count} what data/facts.json rejects, so this site must not be published.`,
      "Change the sentence so that it says what the fact says, and let it name the fact, as in {carCancelNotice}.",
      "If the sentence means something else, add the words that show it to “unless” of the rejected reading. If the rejected reading has become true, change the fact.",
    ].join("\n"),
  ].join("\n\n");
}
