import { checkSite } from "../../src/check/check-site";
import { type JsonPath, formatPath } from "../../src/content/problem";
import { DATA_FILES } from "../../src/core/schemas";
import { type AskedText, textsAskedFor } from "./keys-in-code";
import { type Editable, SITE, inEveryLanguage, withAllData } from "../site-files";

const ASKED = textsAskedFor();

const fits = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+]/g, "\\$&").replaceAll("*", pattern === "*" ? ".+" : "[^.]+")}$`).test(name);

/** Everything in an English file that has a name, with its way through the file. */
function namedIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  const inner =
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, entry]) => namedIn(entry, [...path, key]))
      : [];
  return [...(path.length === 0 ? [] : [path]), ...inner];
}

const ENGLISH = Array.from(SITE.texts).flatMap(([file, text]) => {
  const namespace = /^locales\/en\/(.+)\.json$/.exec(file)?.[1];
  return namespace === undefined ? [] : namedIn(JSON.parse(text)).map((path) => ({ namespace, path }));
});

/** The places of the English texts that code can mean. */
const placesOf = ({ namespace, key }: AskedText) =>
  ENGLISH.filter((place) => fits(namespace, place.namespace) && fits(key, place.path.join(".")));

const nameOf = ({ file, method, namespace, key }: AskedText): string => `${file}: ${method}("${key}") of ${namespace}`;

test("components are read at all", () => {
  expect(ASKED.length).toBeGreaterThan(200);
});

test("every text that code asks for is in the English files", () => {
  expect(ASKED.filter((asked) => placesOf(asked).length === 0).map(nameOf)).toEqual([]);
});

/** The ids of every list of data, a set a list. */
const LISTS_OF_IDS = DATA_FILES.flatMap((file) => {
  const lists: Set<string>[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      lists.push(
        new Set(
          value
            .map((entry: unknown) => (typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry))
            .filter((id) => typeof id === "string"),
        ),
      );
    }
    if (typeof value === "object" && value !== null) {
      Object.values(value).forEach(visit);
    }
  };
  visit(JSON.parse(SITE.texts.get(`data/${file}.json`) ?? ""));
  return lists;
});

test("every text that code asks of an entry of data is missed by name when no language has it", () => {
  const choices = ASKED.filter(({ method }) => method === "has");
  const isChoice = ({ namespace, key }: AskedText): boolean =>
    choices.some((choice) => choice.namespace === namespace && `${key}.`.startsWith(`${choice.key}.`));
  const isAskedOfData = (asked: AskedText): boolean =>
    asked.key.split(".").some((step, index) => {
      const names = new Set(placesOf(asked).map(({ path }) => path[index] ?? ""));
      // A few entries of a list have something that the others have not, such as a link, and the code knows which.
      return step === "*" && LISTS_OF_IDS.some((ids) => [...names].every((name) => ids.has(name)) && 2 * names.size > ids.size);
    });
  const needed = new Map(
    ASKED.filter((asked) => asked.method !== "has" && asked.namespace !== "*" && !isChoice(asked) && isAskedOfData(asked))
      .flatMap(placesOf)
      .map((place) => [`${place.namespace} ${formatPath(place.path)}`, place]),
  );
  expect(needed.size).toBeGreaterThan(0);

  const without = (path: JsonPath) => (data: Editable) => {
    const parent = path.slice(0, -1).reduce<Editable | undefined>((inner, key) => inner?.[key], data);
    Reflect.deleteProperty(parent ?? {}, path.at(-1) ?? "");
  };
  const files = [...needed.values()].reduce(
    (current, { namespace, path }) => withAllData(inEveryLanguage(namespace, without(path)), current),
    SITE,
  );
  const missed = new Set(
    checkSite(files)
      .filter(({ found }) => found.startsWith("nothing: "))
      .flatMap(({ file, path, found }) => {
        const namespace = /^locales\/en\/(.+)\.json$/.exec(file)?.[1] ?? "";
        const keys = Array.from(found.matchAll(/“([^”]+)”/g), ([, key]) => key ?? "");
        return [path, ...keys.map((key) => (path === "" ? key : `${path}.${key}`))].map((place) => `${namespace} ${place}`);
      }),
  );
  expect([...needed.keys()].filter((name) => !missed.has(name))).toEqual([]);
});
