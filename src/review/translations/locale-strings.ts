import type { PlacedText } from "../../content/json-document";
import { sentencesIn } from "../../content/locale-documents";
import { formatPath } from "../../content/problem";
import { valueAt } from "../../core/text/value-at";

/** One text of a locale file. */
interface LocaleString extends PlacedText {
  /**
   * The path of the text. A list entry with an id is named by it, so that the key survives when earlier entries come or go:
   * `sections.parking.body[0]`.
   */
  readonly key: string;
}

/** Every text of a locale file that is translated, in the order of the file. The ids of a list's entries are anchors and not among them. */
export function localeStrings(content: unknown): readonly LocaleString[] {
  return sentencesIn(content).map(({ path, text }) => {
    const steps = path.map((step, index) => {
      const id = typeof step === "number" ? valueAt(content, [...path.slice(0, index + 1), "id"]) : undefined;
      return typeof id === "string" ? id : step;
    });
    return { key: formatPath(steps), path, text };
  });
}

/** A key without positions, which entries of one list share: `steps[2].title` and `steps[3].title` are `steps[*].title`. */
export function siblingKey(key: string): string {
  return key.replace(/\[\d+\]/g, "[*]");
}
