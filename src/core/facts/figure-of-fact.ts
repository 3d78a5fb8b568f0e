import { type Figure, figureOf } from "../text/figures/figures";
import { DEFAULT_LANGUAGE } from "../languages";
import type { FactReading } from "./facts";
import { formatFact } from "./format-fact";

/** The value of a fact as the figure of a sentence; `undefined` for one that has none, such as a list. */
export function figureOfFact(fact: FactReading): Figure | undefined {
  const written = formatFact(fact, DEFAULT_LANGUAGE);
  return figureOf(typeof fact.value === "number" ? `${written} ${fact.unit}s` : written);
}
