import { factIdOf } from "../core/facts/facts";
import { valueAt } from "../core/text/value-at";
import { placedTexts } from "../content/json-document";
import { REFERENCE } from "../content/locale-documents";
import type { Problem } from "../content/problem";
import { type DataDocuments, dataProblem } from "./finding";
import { namedValues } from "./named-values";
import { type ValidData, validFiles } from "./reference-problems";

/** What pages show is the text, and what the check compares is the data, so both have to name the same facts. */
export function entryFactProblems(data: ValidData, documents: DataDocuments): readonly Problem[] {
  const unitOf = new Map(data.facts?.facts.map(({ id, unit }) => [id, unit]));
  return validFiles(data).flatMap(({ file, schema, value }) =>
    namedValues(schema, value).flatMap(({ path, name, to, unit }): readonly Problem[] => {
      const actual = to === "fact" ? unitOf.get(name) : undefined;
      if (actual === undefined) {
        return [];
      }
      if (unit !== undefined && actual !== unit) {
        return [
          dataProblem(documents, file, path, {
            found: `the fact ${name}, whose unit is “${actual}”`,
            allowed: `a fact with the unit “${unit}”`,
            fix: "Name a fact of this unit, or correct the unit of the fact.",
          }),
        ];
      }
      const entry = valueAt(value, path.slice(0, path.findIndex((step) => typeof step === "number") + 1));
      const texts = placedTexts(entry).flatMap((placed) => (placed.path.includes(REFERENCE) ? [placed.text] : []));
      // A text that is missing is reported by itself.
      const named = texts.flatMap((text) => Array.from(text.matchAll(/\{([A-Za-z0-9]+)/g), ([, fact = ""]) => factIdOf(fact)));
      return named.includes(name) || !named.some((fact) => unitOf.get(fact) === actual)
        ? []
        : [
            dataProblem(documents, file, path, {
              found: `the fact ${name}, which the texts of the entry do not name`,
              allowed: "the fact that the texts show",
              fix: `Write {${name}} in the texts, or name the fact here that they show.`,
            }),
          ];
    }),
  );
}
