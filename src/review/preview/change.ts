import type { Language } from "../../core/languages";
import type { AffectedPage } from "./affected-pages";
import type { Picture } from "./picture-changes";

/** One line of a comparison. */
export interface ComparedRow {
  readonly head: string;
  /** The language of the texts, where they are in one. */
  readonly language?: Language;
  /** `undefined` where it was added. */
  readonly before: string | undefined;
  /** `undefined` where it was removed. */
  readonly after: string | undefined;
  readonly note?: string | undefined;
}

/** Values before and after, side by side. */
export interface ComparedTable {
  readonly caption: string;
  /** What the first column holds. */
  readonly first: string;
  /** Whether the values are sentences or JSON. */
  readonly variant: "text" | "code";
  readonly rows: readonly ComparedRow[];
}

/** One thing that changed, as the report shows it. */
export interface Change {
  readonly title: string;
  readonly kind?: "added" | "removed" | "changed" | "moved" | "stale";
  readonly tables: readonly ComparedTable[];
  readonly pictures?: readonly Picture[];
  readonly note?: string;
  readonly pages: readonly AffectedPage[];
}

/** Says whether something was added, removed or changed. */
export function kindOf(before: unknown, after: unknown): "added" | "removed" | "changed" {
  return before === undefined ? "added" : after === undefined ? "removed" : "changed";
}

/** The keys of several maps or sets, each once. */
export function allKeys(...keyed: readonly { readonly keys: () => Iterable<string> }[]): readonly string[] {
  return [...new Set(keyed.flatMap((one) => [...one.keys()]))];
}
