import { checkSite } from "../../../src/check/check-site";
import { type Problem, formatPath } from "../../../src/content/problem";
import type { SiteFiles } from "../../../src/content/site-files";
import { DATA_FILES } from "../../../src/core/schemas";
import { valueAt } from "../../../src/core/text/value-at";
import { SITE } from "../../site-files";
import { DATA_KINDS, LOCALE_KINDS } from "./kinds";
import { type Mutant, batches, describeMutant, mutantsOf, mutated } from "./mutants";
import { SURVIVORS } from "./survivors";

/** A namespace with facts, plurals, links, lists and steps. */
const NAMESPACE = "directions";

const contents = new Map(
  Array.from(SITE.texts).flatMap(([file, text]) => (file.endsWith(".json") ? [[file, JSON.parse(text) as unknown] as const] : [])),
);

function withMutants(mutants: readonly Mutant[]): SiteFiles {
  const changed = [...new Set(mutants.map(({ file }) => file))].map((file) => {
    const content = mutated(
      contents.get(file),
      mutants.filter((mutant) => mutant.file === file),
    );
    return [file, JSON.stringify(content, null, 2)] as const;
  });
  return { ...SITE, texts: new Map([...SITE.texts, ...changed]) };
}

/** The same file in any language: what English lacks is surplus in the others, and the other way round. */
const inAnyLanguage = (file: string): string => file.replace(/^locales\/[a-z]+\//, "locales/*/");

/** The places that problems name, each with those that contain it. */
function namedPlaces(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ file, path }) => {
      const steps = path.split(/(?=[.[])/);
      return steps.map((_, index) => `${inAnyLanguage(file)}\u0000${steps.slice(0, index + 1).join("")}`);
    }),
  );
}

/** Whether a problem names the place of a mutant: the value, a part of it, or the entry that holds it. */
function isNamed({ file, path }: Mutant, places: ReadonlySet<string>, problems: readonly Problem[]): boolean {
  const entry = path.slice(0, -1);
  return (
    places.has(`${inAnyLanguage(file)}\u0000${formatPath(path)}`) ||
    (entry.length > 0 && problems.some((problem) => problem.file === file && problem.path === formatPath(entry)))
  );
}

const mentions = (message: string, name: string): boolean => name !== "" && message.split(/[^\w-]+/).includes(name);

/** Whether the check misses a name that was changed where other files use it. */
function isMissedElsewhere({ file, path, value }: Mutant, problems: readonly Problem[]): boolean {
  return [valueAt(contents.get(file), path), value].some(
    (name) => typeof name === "string" && problems.some(({ found, allowed }) => mentions(found, name) || mentions(allowed, name)),
  );
}

/** The data and one namespace: faster to check, and enough to name most mutants. */
function reduced({ texts, ...rest }: SiteFiles): SiteFiles {
  const isKept = (path: string): boolean => !path.startsWith("locales/") || path.endsWith(`/${NAMESPACE}.json`);
  return { ...rest, texts: new Map(Array.from(texts).filter(([path]) => isKept(path))) };
}

/** The mutants of a batch that the check does not name. */
function unnamed(batch: readonly Mutant[], files = withMutants(batch)): readonly Mutant[] {
  const problems = checkSite(files);
  const places = namedPlaces(problems);
  return batch.filter((mutant) => !isNamed(mutant, places, problems) && !isMissedElsewhere(mutant, problems));
}

const mutantsOfFiles = (files: readonly string[], kinds: typeof DATA_KINDS): readonly Mutant[] =>
  files.flatMap((file) => mutantsOf(file, contents.get(file), kinds));

test.each([
  [
    "every value of the data",
    mutantsOfFiles(
      DATA_FILES.map((file) => `data/${file}.json`),
      DATA_KINDS,
    ),
  ],
  // Languages differ in the forms of plurals only, and in that English is the measure of the others.
  [
    `every text of “${NAMESPACE}” in English and Greek`,
    mutantsOfFiles(
      ["en", "el"].map((language) => `locales/${language}/${NAMESPACE}.json`),
      LOCALE_KINDS,
    ),
  ],
])("the check names every mutation of %s", (_, mutants) => {
  const tried = mutants.filter((mutant) => !SURVIVORS.some(({ mutation }) => mutation.test(describeMutant(mutant))));
  // Tried by itself, a mutant is not hidden by another.
  const inData = batches(tried).flatMap((batch) => unnamed(batch, reduced(withMutants(batch))));
  const survivors = batches(inData)
    .flatMap((batch) => unnamed(batch))
    .filter((mutant) => unnamed([mutant]).length > 0);
  expect(survivors.map(describeMutant)).toEqual([]);
});
