import { checkSite } from "../../../src/check/check-site";
import { type Problem, formatPath } from "../../../src/content/problem";
import type { SiteFiles } from "../../../src/content/site-files";
import { valueAt } from "../../../src/core/text/value-at";
import { SITE } from "../../site-files";
import { DATA_KINDS } from "./kinds";
import { type Mutant, batchesOf, describeMutant, mutantsOf, mutated } from "./mutants";
import { SURVIVORS } from "./survivors";

const contents = new Map(
  Array.from(SITE.texts).flatMap(([file, text]) => (file.startsWith("data/") ? [[file, JSON.parse(text) as unknown] as const] : [])),
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

/** The places that problems name, each with those that contain it. */
function namedPlaces(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ file, path }) => {
      const steps = path.split(/(?=[.[])/);
      return steps.map((_, index) => `${file}\u0000${steps.slice(0, index + 1).join("")}`);
    }),
  );
}

/** Whether a problem names the place of a mutant: the value, a part of it, or the entry that holds it. */
function isNamed({ file, path }: Mutant, places: ReadonlySet<string>, problems: readonly Problem[]): boolean {
  const entry = path.slice(0, -1);
  return (
    places.has(`${file}\u0000${formatPath(path)}`) ||
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

/** The mutants of a batch that the check does not name. */
function unnamed(batch: readonly Mutant[]): readonly Mutant[] {
  const problems = checkSite(withMutants(batch));
  const places = namedPlaces(problems);
  return batch.filter((mutant) => !isNamed(mutant, places, problems) && !isMissedElsewhere(mutant, problems));
}

test("the check names every way to break a value of the data", () => {
  const mutants = mutantsOf(contents, DATA_KINDS);
  const tried = mutants.filter((mutant) => !SURVIVORS.some(({ mutation }) => mutation.test(describeMutant(mutant))));
  expect(tried.length).toBeGreaterThan(4000);
  // Tried by itself, a mutant is not hidden by another.
  const survivors = batchesOf(tried)
    .flatMap(unnamed)
    .filter((mutant) => unnamed([mutant]).length > 0);
  expect(survivors.map(describeMutant)).toEqual([]);
});
