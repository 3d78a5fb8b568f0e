import type { FactReading } from "../../core/facts/facts";
import { FACT_UNITS } from "../../core/schemas/facts";
import { formatFact } from "../../core/facts/format-fact";
import { LANGUAGES, type Language } from "../../core/languages";
import type { AffectedPage, PageFinder } from "./affected-pages";
import { type JsonChange, jsonChanges } from "./json-changes";

/** One reading of a fact before and after, in the languages that write it so. */
export interface ValueChange {
  readonly languages: readonly Language[];
  /** What is shown: the value as figures, or in words for headlines. */
  readonly form: "figures" | "words";
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What happened to one fact. */
export interface FactChange {
  readonly id: string;
  readonly kind: "added" | "removed" | "changed";
  /** What a visitor reads, where that changed. */
  readonly values: readonly ValueChange[];
  /** What else was changed in the entry: its status, its source, its dates. */
  readonly fields: readonly JsonChange[];
  /** The pages on which a visitor reads something else. */
  readonly pages: readonly AffectedPage[];
}

type Entry = Readonly<Record<string, unknown>>;

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The facts of a file by id. The base may be of an older shape, so nothing but the id is expected. */
function factsOf(file: unknown): ReadonlyMap<string, Entry> {
  const list: unknown = isEntry(file) ? file["facts"] : [];
  return new Map((Array.isArray(list) ? list : []).filter(isEntry).map((fact) => [String(fact["id"]), fact]));
}

function readingOf(id: string, { unit, value }: Entry): FactReading | undefined {
  const known = FACT_UNITS.find((candidate) => candidate === unit);
  const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
  return known !== undefined && (typeof value === "number" || typeof value === "string" || isList) ? { id, unit: known, value } : undefined;
}

function figures(id: string, entry: Entry | undefined, language: Language): string | undefined {
  if (entry === undefined) {
    return undefined;
  }
  const reading = readingOf(id, entry);
  if (reading === undefined) {
    return JSON.stringify(entry["value"]);
  }
  try {
    return formatFact(reading, language);
  } catch {
    // A base whose value did not fit its unit is shown as it was written.
    return JSON.stringify(entry["value"]);
  }
}

function words(entry: Entry | undefined, language: Language): string | undefined {
  const spelled = entry?.["spelled"];
  const text = isEntry(spelled) ? spelled[language] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** Languages that write the same are one line. */
function grouped(changes: readonly (Omit<ValueChange, "languages"> & { readonly language: Language })[]): readonly ValueChange[] {
  const groups = new Map<string, ValueChange>();
  for (const { language, ...change } of changes) {
    const key = JSON.stringify([change.form, change.before, change.after]);
    groups.set(key, { ...change, languages: [...(groups.get(key)?.languages ?? []), language] });
  }
  return Array.from(groups.values());
}

function valueChanges(id: string, before: Entry | undefined, after: Entry | undefined): readonly ValueChange[] {
  const changes = (["figures", "words"] as const).flatMap((form) =>
    LANGUAGES.map((language) => {
      const read = (entry: Entry | undefined) => (form === "figures" ? figures(id, entry, language) : words(entry, language));
      return { form, language, before: read(before), after: read(after) };
    }),
  );
  return grouped(changes.filter((change) => change.before !== change.after));
}

/** The fields that say what a visitor reads, and are shown as such. */
const SHOWN_FIELDS = new Set(["value", "spelled"]);

/**
 * What happened to the facts.
 *
 * @param before `data/facts.json` as it was
 * @param after `data/facts.json` as it is
 */
export function factChanges(before: unknown, after: unknown, finder: PageFinder): readonly FactChange[] {
  const old = factsOf(before);
  const now = factsOf(after);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id): readonly FactChange[] => {
    const oldEntry = old.get(id);
    const newEntry = now.get(id);
    const fields = jsonChanges(oldEntry ?? {}, newEntry ?? {});
    if (fields.length === 0) {
      return [];
    }
    const values = valueChanges(id, oldEntry, newEntry);
    const languages = LANGUAGES.filter((language) => values.some((value) => value.languages.includes(language)));
    return [
      {
        id,
        kind: oldEntry === undefined ? "added" : newEntry === undefined ? "removed" : "changed",
        values,
        fields:
          oldEntry === undefined || newEntry === undefined ? [] : fields.filter(({ steps: [field] }) => !SHOWN_FIELDS.has(String(field))),
        pages: finder.ofFact(id, languages),
      },
    ];
  });
}
