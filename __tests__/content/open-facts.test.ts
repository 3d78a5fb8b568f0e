import { readLocales } from "../../src/content/locale-documents";
import { currentSite } from "../../src/content/site-data";
import { readSentences } from "../../src/check/sentences";
import { type FactEntry, factIdOf, openFacts } from "../../src/facts/facts";
import { factRegistry, fillMessage, siteFacts } from "../../src/facts/fill";
import { formatFact } from "../../src/facts/format-fact";
import { trialsOf } from "../../src/facts/trials";
import { LANGUAGES } from "../../src/i18n/languages";

const { data, files } = currentSite();
const open = openFacts(data["open-facts"]);
const isAnswer = ({ unit }: FactEntry): boolean => unit === "yes-no" || unit === "choice";

/** Every fact as it is, those that wait with odd numbers of their own, so that a figure is recognised. */
const numbered = open.map((fact, index): FactEntry => {
  const isNumber = !isAnswer(fact) && !["text", "list", "time", "calendar-month"].includes(fact.unit);
  return isNumber ? { ...fact, value: 3 + 2 * (index % 45) } : { ...fact, value: null };
});
const facts = factRegistry([...siteFacts(data).values(), ...numbered]);
const sentences = readSentences(readLocales(files.texts), siteFacts(data));

/** Every way in which the texts that name a fact read, by language. */
const readingsOf = (id: string) =>
  LANGUAGES.map((language) => ({
    language,
    texts: sentences
      .filter((sentence) => sentence.language === language && sentence.names.some((name) => factIdOf(name) === id))
      .flatMap(({ elements }) => {
        const trials = trialsOf(elements, facts).map((trial) => trial.facts);
        return (trials.length === 0 ? [facts] : trials).map((given) => fillMessage(elements, given, language));
      }),
  }));

/** Fields that show a fact by its name, such as the length of a van. Only search engines read “dayPrice”. */
const named = JSON.stringify([data.vans, data.fleet], (key, value: unknown) => (key === "dayPrice" ? undefined : value));

test.each(open.map(({ id }) => id))("the answer to %s has its place on the site, in five languages", (id) => {
  const fact = facts.get(id);
  const lacking = readingsOf(id).flatMap(({ language, texts }) => {
    const figure = fact?.value === null || fact === undefined ? "" : formatFact({ ...fact, value: fact.value }, language);
    return texts.some((text) => text.includes(figure)) || named.includes(`"${id}"`) ? [] : [language];
  });
  expect(lacking).toEqual([]);
});
