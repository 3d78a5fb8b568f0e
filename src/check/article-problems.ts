import { LANGUAGES } from "../core/languages";
import { nearest } from "../core/text/nearest";
import { type ArticleTexts, articleTextsSchema } from "../core/schemas/article-texts";
import { articleNamespace } from "../core/routes/route-table";
import type { JsonDocument } from "../content/json-document";
import type { LocaleDocuments } from "../content/locale-documents";
import { type Problem, quote } from "../content/problem";
import { problemAt } from "./finding";
import type { ValidData } from "./reference-problems";
import { applySchema } from "./schema-problems";

type Sections = ArticleTexts["sections"];

/** The anchors of the sections: given once, and the same in every language, because links and pictures name them. */
function anchorProblems(sections: Sections, english: Sections, document: JsonDocument): readonly Problem[] {
  return sections.flatMap(({ id }, index) => {
    const expected = english[index]?.id ?? id;
    if (sections.findIndex((section) => section.id === id) < index) {
      return [
        problemAt(document, ["sections", index, "id"], {
          found: `the id “${id}” a second time`,
          allowed: "an id that no other section of the article has",
          fix: "Give this section another id, the same in every language.",
        }),
      ];
    }
    return expected === id
      ? []
      : [
          problemAt(document, ["sections", index, "id"], {
            found: quote(id),
            allowed: "the id of the same section in English: anchors are not translated",
            suggestion: quote(expected),
            fix: `Write ${quote(expected)} here, or change the id in every language.`,
          }),
        ];
  });
}

/**
 * A picture without a caption, or without the section that it closes.
 *
 * @param section the id of the section that the picture names
 */
function figureProblems(section: string, sections: Sections, document: JsonDocument): readonly Problem[] {
  const ids = sections.map(({ id }) => id);
  const index = ids.indexOf(section);
  const allowed = `the caption of the picture that data/articles.json sets into the section “${section}”`;
  if (index < 0) {
    const suggestion = nearest(section, ids);
    return [
      problemAt(document, ["sections"], {
        found: `no section with the id “${section}”`,
        allowed,
        suggestion: suggestion === undefined ? undefined : quote(suggestion),
        fix: "Correct the section in data/articles.json, or give the section this id.",
      }),
    ];
  }
  return sections[index]?.caption !== undefined
    ? []
    : [
        problemAt(document, ["sections", index, "caption"], {
          found: "nothing: the caption is missing",
          allowed,
          fix: "Add “caption” to the section, in every language.",
        }),
      ];
}

/** What is wrong with the texts of the articles: fields that are missing or unknown, anchors that differ, a picture without a caption. */
export function articleProblems(locales: LocaleDocuments, { articles }: ValidData): readonly Problem[] {
  return (articles?.articles ?? []).flatMap(({ id, figures = [] }) => {
    const english = locales.en.get(articleNamespace(id));
    const reference = english === undefined ? undefined : applySchema(articleTextsSchema, english).value;
    return LANGUAGES.flatMap((language) => {
      const document = locales[language].get(articleNamespace(id));
      if (document === undefined) {
        return [];
      }
      const { value, problems } = applySchema(articleTextsSchema, document);
      return value === undefined
        ? problems
        : [
            ...anchorProblems(value.sections, reference?.sections ?? [], document),
            ...figures.flatMap(({ section }) => figureProblems(section, value.sections, document)),
          ];
    });
  });
}
