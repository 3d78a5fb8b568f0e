import { type FactRegistry, fillMessage } from "../core/facts/fill";
import { type Contradiction, type GuardedFact, contradictionGate } from "../core/facts/rejections";
import { figureOfFact } from "../core/facts/figure-of-fact";
import { DEFAULT_LANGUAGE } from "../core/languages";
import { figureOf, isSameFigure } from "../core/text/figures/figures";
import { withoutMarkup } from "../core/text/links";
import { valueAt } from "../core/text/value-at";
import { type Problem, quote } from "../content/problem";
import { type DataDocuments, dataProblem, problemAt } from "./finding";
import type { WrittenText } from "./other-language";

/** A contradiction with the text that holds it. */
interface Placed extends Contradiction {
  readonly text: WrittenText;
  /** The fact that gives the sentence the rejected figure, where its figure and not its wording is rejected. */
  readonly giver: string | undefined;
}

/** The title above a text: in the same entry, or of the entry that holds its list. */
function titleOf({ document, path }: WrittenText): string {
  const entry = path.slice(
    0,
    path.findLastIndex((step) => typeof step === "string"),
  );
  const titles = ["title", "question", "label", "name"].map((key) => valueAt(document.value, [...entry, key]));
  return titles.find((title) => typeof title === "string") ?? "";
}

/** Whether a phrase such as “over #” is rejected with any figure. */
const rejectsWording = ({ near }: Contradiction["rejected"]): boolean => near[DEFAULT_LANGUAGE].every((phrase) => phrase.includes("#"));

/** The fact among those that a sentence names whose value is the rejected figure. */
function giverOf({ rejected }: Contradiction, named: ReadonlySet<string>, registry: FactRegistry): string | undefined {
  const figures = rejected.figures.flatMap((text) => figureOf(text) ?? []);
  return rejectsWording(rejected)
    ? undefined
    : [...named].find((id) => {
        const fact = registry.get(id);
        const own = fact === undefined ? undefined : figureOfFact(fact);
        return own !== undefined && figures.some((figure) => isSameFigure(figure, own) || isSameFigure(own, figure));
      });
}

function contradictionsOf(text: WrittenText, registry: FactRegistry, gate: ReturnType<typeof contradictionGate>): readonly Placed[] {
  try {
    const filled = (message: string) => {
      const { text: words, facts } = fillMessage(message, registry, text.language);
      return { words: withoutMarkup(words), facts };
    };
    const { words, facts } = filled(text.text);
    const found = gate({ language: text.language, title: filled(titleOf(text)).words, text: words });
    return found.map((contradiction) => ({ ...contradiction, text, giver: giverOf(contradiction, facts, registry) }));
  } catch {
    // A sentence that cannot be filled in is reported by itself.
    return [];
  }
}

/**
 * Texts that say what a fact rejects, before a build finds them. Where the figure comes from a fact, the fact is named once, however many
 * texts show it.
 */
export function rejectedProblems(
  texts: readonly WrittenText[],
  facts: readonly GuardedFact[],
  registry: FactRegistry,
  documents: DataDocuments,
): readonly Problem[] {
  const gate = contradictionGate(facts);
  const placed = texts.flatMap((text) => contradictionsOf(text, registry, gate));
  const written = placed.filter(({ giver }) => giver === undefined);
  const givers = [...new Set(placed.flatMap(({ giver }) => giver ?? []))];
  const at = ({ document, path }: WrittenText): string => `${document.file}:${String(document.lineOf(path))}`;
  return [
    ...givers.map((giver) => {
      const own = placed.filter((one) => one.giver === giver);
      const readings = [...new Set(own.map(({ fact, rejected }) => `${quote(rejected.reading)} (rejected by ${fact.id})`))];
      const index = facts.findIndex(({ id }) => id === giver);
      return dataProblem(documents, "facts", ["facts", index, "value"], {
        found: `${quote(facts[index]?.value)}, so that ${String(own.length)} texts say ${readings.join(" and ")}, such as ${own
          .slice(0, 1)
          .map(({ text }) => at(text))
          .join("")}`,
        allowed: "a value that no fact rejects",
        fix: "Correct the value; if it is right, remove the rejected reading from “rejected” of that fact.",
      });
    }),
    ...written.map(({ text, sentence, rejected, fact }) =>
      problemAt(text.document, text.path, {
        found: quote(sentence),
        allowed: `nothing that the fact ${fact.id} rejects: ${rejected.reading}. ${rejected.reason}`,
        fix: "Change the sentence, or add the words that show that it means something else to “unless” of the rejected reading.",
      }),
    ),
  ];
}
