import { readSiteData } from "../../../src/content/site-data";
import { LANGUAGES } from "../../../src/core/languages";
import { answersOf } from "../../../src/core/search/answers";
import { answerFinder } from "../../../src/core/search/find-answers";
import { ROOT } from "../../project-root";
import { inLanguage } from "./in-language";

const data = readSiteData(ROOT);

/** How many answers a visitor sees at once on a phone. */
const FIRST = 3;

test.each(LANGUAGES)("every example question of data/search.json finds its answer among the first three, in %s", (language) => {
  const { faq, terms, driving, search } = inLanguage(data, language);
  const find = answerFinder(answersOf({ faq, terms, driving, search }), search.subjects, search.fillers);
  const missed = search.subjects.flatMap(({ id, asked, answers: [best] }) => {
    const found = find(asked)
      .slice(0, FIRST)
      .map((answer) => answer.id);
    return best !== undefined && found.includes(best) ? [] : [`${id}, “${asked}”: ${found.join(", ") || "nothing"}`];
  });
  expect(missed).toEqual([]);
});
