import type { FactRegistry } from "../facts/fill";
import { required } from "../schemas/required";
import type { SiteData } from "../schemas";
import { problemAt } from "../content/finding";
import type { JsonDocument } from "../content/json-document";
import type { LocaleDocuments } from "../content/locale-documents";
import type { KnownNames } from "../content/names";
import type { Finding, JsonPath, Problem } from "../content/problem";
import type { SiteFiles } from "../content/site-files";
import type { leftWordFinder } from "./foreign-text";
import type { Sentence } from "./sentences";

/** What the rules look at. */
export interface CheckedSite {
  readonly files: SiteFiles;
  /** The files that are JSON, right or wrong, by path. */
  readonly documents: ReadonlyMap<string, JsonDocument>;
  /** The data files that fit their schemas: the problems of the others come first. */
  readonly data: Partial<SiteData>;
  readonly locales: LocaleDocuments;
  readonly names: KnownNames;
  /** Every fact, with and without a value; `undefined` while the file of facts or that of the business is wrong. */
  readonly registry: FactRegistry | undefined;
  readonly sentences: readonly Sentence[];
  /** Finds an English word that was left among the sentences of another language. */
  readonly leftWord: ReturnType<typeof leftWordFinder>;
  readonly now: Date;
}

/** A rule, as a row of the check: what it finds wrong. */
export type Rule = (site: CheckedSite) => readonly Problem[];

/** A finding at a path in a file of `data/`, by its name without the ending. */
export function dataProblem({ documents }: CheckedSite, name: string, path: JsonPath, finding: Finding): Problem {
  const file = `data/${name}.json`;
  return problemAt(required(documents.get(file), file), path, finding);
}
