import { isObject } from "../../core/text/is-object";
import { type JsonPath, formatPath } from "../../content/problem";

/** One text of a locale file. */
export interface LocaleString {
  /**
   * The path of the text. A list entry with an id is named by it, so that the key survives when earlier entries come or go:
   * `sections.parking.body[0]`.
   */
  readonly key: string;
  /** The place of the text in the file. */
  readonly path: JsonPath;
  readonly text: string;
}

/** The name of an entry of a list: its id where it has one, else its position. */
function stepOf(entry: unknown, index: number): string | number {
  return isObject(entry) && typeof entry["id"] === "string" ? entry["id"] : index;
}

/** Every text of a locale file that is translated, in the order of the file. The ids of a list's entries are anchors and not among them. */
export function localeStrings(content: unknown): readonly LocaleString[] {
  const visit = (value: unknown, path: JsonPath, steps: JsonPath, isEntry: boolean): readonly LocaleString[] => {
    if (typeof value === "string") {
      return [{ key: formatPath(steps), path, text: value }];
    }
    if (Array.isArray(value)) {
      return value.flatMap((entry: unknown, index) => visit(entry, [...path, index], [...steps, stepOf(entry, index)], true));
    }
    return isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          isEntry && key === "id" ? [] : visit(inner, [...path, key], [...steps, key], false),
        )
      : [];
  };
  return visit(content, [], [], false);
}

/** A key without positions, which entries of one list share: `steps[2].title` and `steps[3].title` are `steps[*].title`. */
export function siblingKey(key: string): string {
  return key.replace(/\[\d+\]/g, "[*]");
}
