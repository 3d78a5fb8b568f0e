import { checkSite } from "../../../src/check/check-site";
import { type Problem, formatPath } from "../../../src/content/problem";
import type { SiteFiles } from "../../../src/content/site-files";
import { DATA_FILES } from "../../../src/core/schemas";
import { SITE } from "../../site-files";
import { DATA_KINDS, LOCALE_KINDS } from "./kinds";
import { type Mutant, batches, describeMutant, mutantsOf, mutated } from "./mutants";
import { SURVIVORS } from "./survivors";

/** A namespace with facts, plurals, links, lists and steps. */
const NAMESPACE = "directions";

const contents = new Map(
  Array.from(SITE.texts).flatMap(([file, text]) => (file.endsWith(".json") ? [[file, JSON.parse(text) as unknown] as const] : [])),
);

const contentOf = (file: string): unknown => contents.get(file);

/** The site with mutants in it. */
function withMutants(mutants: readonly Mutant[]): SiteFiles {
  const texts = new Map(SITE.texts);
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const changed = mutated(
      contentOf(file),
      mutants.filter((mutant) => mutant.file === file),
    );
    texts.set(file, JSON.stringify(changed, null, 2));
  }
  return { ...SITE, texts };
}

/** A site of the data files and one namespace: what the check says of them does not depend on the rest, and comes sooner. */
function reduced({ texts, ...rest }: SiteFiles): SiteFiles {
  const isKept = (path: string): boolean => !path.startsWith("locales/") || path.endsWith(`/${NAMESPACE}.json`);
  return { ...rest, texts: new Map(Array.from(texts).filter(([path]) => isKept(path))) };
}

/** The same file in whatever language: what is taken out of English is missed, or is surplus, in the others. */
const inAnyLanguage = (file: string): string => file.replace(/^locales\/[a-z]+\//, "locales/*/");

/** The places that problems name, by file: each with those that lie around it. */
function namedPlaces(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ file, path }) => {
      const steps = path.split(/(?=[.[])/);
      return steps.map((_, index) => `${inAnyLanguage(file)}\u0000${steps.slice(0, index + 1).join("")}`);
    }),
  );
}

/** Whether the place of a mutant is named: the value, a part of it, or the entry that it belongs to. */
function isNamed({ file, path }: Mutant, places: ReadonlySet<string>, problems: readonly Problem[]): boolean {
  const entry = path.slice(0, -1);
  return (
    places.has(`${inAnyLanguage(file)}\u0000${formatPath(path)}`) ||
    (entry.length > 0 && problems.some((problem) => problem.file === file && problem.path === formatPath(entry)))
  );
}

/** Whether a message has a name as a word of its own. */
const mentions = (message: string, name: string): boolean => name !== "" && message.split(/[^\w-]+/).includes(name);

/** Whether a name that was changed is missed where other files use it. */
function isMissedElsewhere({ file, path, value }: Mutant, problems: readonly Problem[]): boolean {
  const before = path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown>)[step],
    JSON.parse(SITE.texts.get(file) ?? ""),
  );
  return [before, value].some(
    (name) => typeof name === "string" && problems.some(({ found, allowed }) => mentions(found, name) || mentions(allowed, name)),
  );
}

const isExcused = (mutant: Mutant): boolean => SURVIVORS.some(({ mutation }) => mutation.test(describeMutant(mutant)));

/** The mutants of batches that a check of the whole batch does not name. */
function unnamed(mutants: readonly Mutant[], check: (mutants: readonly Mutant[]) => readonly Problem[]): readonly Mutant[] {
  return batches(mutants).flatMap((batch) => {
    const problems = check(batch);
    const places = namedPlaces(problems);
    return batch.filter((mutant) => !isNamed(mutant, places, problems) && !isMissedElsewhere(mutant, problems));
  });
}

/**
 * Mutants that the check does not name. Many are tried at once, and each has to be named; first against the data alone, then against the
 * whole site; those left over by themselves, where no other one can hide them.
 */
function survivorsOf(mutants: readonly Mutant[]): readonly Mutant[] {
  const inData = unnamed(mutants, (batch) => checkSite(reduced(withMutants(batch))));
  const inSite = unnamed(inData, (batch) => checkSite(withMutants(batch)));
  return inSite.filter((mutant) => unnamed([mutant], (alone) => checkSite(withMutants(alone))).length > 0);
}

const mutantsOfFiles = (files: readonly string[], kinds: typeof DATA_KINDS): readonly Mutant[] =>
  files.flatMap((file) => mutantsOf(file, contentOf(file), kinds));

/** What is broken, by what it is called. */
export const MUTANTS: Readonly<Record<string, readonly Mutant[]>> = {
  "every field of every data file": mutantsOfFiles(
    DATA_FILES.map((file) => `data/${file}.json`),
    DATA_KINDS,
  ),
  // What is checked does not depend on the language, but for English, by which the others are measured, and for forms of plurals.
  [`every string of “${NAMESPACE}” in English and Greek`]: mutantsOfFiles(
    ["en", "el"].map((language) => `locales/${language}/${NAMESPACE}.json`),
    LOCALE_KINDS,
  ),
};

/**
 * Tries mutants in batches.
 *
 * @param chosen whether a batch is tried
 * @returns the mutants that survive and may not, and how many were tried and survived
 */
export function tried(mutants: readonly Mutant[], chosen: () => boolean = () => true) {
  const all = batches(mutants).filter(chosen).flat();
  const excused = all.filter(isExcused);
  const survivors = survivorsOf(all.filter((mutant) => !isExcused(mutant)));
  return {
    survivors: survivors.map(describeMutant),
    summary: `${String(all.length)} of ${String(mutants.length)} mutations, ${String(survivors.length + excused.length)} survivors, of which ${String(excused.length)} may survive (survivors.ts says why)`,
  };
}
