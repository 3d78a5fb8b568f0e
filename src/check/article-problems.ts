import { LANGUAGES } from "../core/languages";
import { nearest } from "../core/text/nearest";
import { type ArticleTexts, articleTextsSchema } from "../core/schemas/article-texts";
import { articleNamespace } from "../core/routes/route-table";
import type { JsonDocument } from "../content/json-document";
import type { LocaleDocuments } from "../content/locale-documents";
import { type JsonPath, type Problem, formatPath, quote } from "../content/problem";
import type { ValidData } from "./reference-problems";
import { applySchema } from "./schema-problems";

/** The anchors of the sections: given once, and the same in every language, because links and pictures name them. */
function anchorProblems(sections: ArticleTexts["sections"], english: ArticleTexts["sections"], document: JsonDocument): readonly Problem[] {
  return sections.flatMap(({ id }, index): readonly Problem[] => {
    const path: JsonPath = ["sections", index, "id"];
    const problem = { file: document.file, line: document.lineOf(path), path: formatPath(path) };
    const expected = english[index]?.id;
    if (sections.findIndex((section) => section.id === id) < index) {
      return [
        {
          ...problem,
          found: `the id “${id}” a second time`,
          allowed: "an id that no other section of the article has",
          fix: "Give this section an id of its own, the same in every language.",
        },
      ];
    }
    return expected === undefined || expected === id
      ? []
      : [
          {
            ...problem,
            found: quote(id),
            allowed: "the id of the same section in English: anchors are not translated",
            suggestion: quote(expected),
            fix: `Write ${quote(expected)} here, or change the id in every language.`,
          },
        ];
  });
}

/**
 * A picture without a caption, or without the section that it closes.
 *
 * @param section the id of the section that the picture names
 * @param entry where the picture stands in data/articles.json
 */
function figureProblems(section: string, entry: string, sections: ArticleTexts["sections"], document: JsonDocument): readonly Problem[] {
  const index = sections.findIndex(({ id }) => id === section);
  if (index >= 0 && sections[index]?.caption !== undefined) {
    return [];
  }
  const path: JsonPath = index < 0 ? ["sections"] : ["sections", index, "caption"];
  const suggestion = nearest(
    section,
    sections.map(({ id }) => id),
  );
  return [
    {
      file: document.file,
      line: document.lineOf(path),
      path: formatPath(path),
      found: index < 0 ? `no section with the id “${section}”` : "nothing: the caption is missing",
      allowed: `the caption of the picture that data/articles.json, ${entry}, sets into the section “${section}”`,
      ...(suggestion === undefined || index >= 0 ? {} : { suggestion: quote(suggestion) }),
      fix:
        index < 0
          ? "Correct the section in data/articles.json, or give the section this id."
          : "Add “caption” to the section, in every language.",
    },
  ];
}

/** What is wrong with the texts of the articles: fields that are missing or unknown, anchors that differ, a picture without a caption. */
export function articleProblems(locales: LocaleDocuments, { articles }: ValidData): readonly Problem[] {
  return (articles?.articles ?? []).flatMap(({ id, figures = [] }, position) => {
    const english = locales.en.get(articleNamespace(id));
    const reference = english === undefined ? undefined : applySchema(articleTextsSchema, english).value;
    return LANGUAGES.flatMap((language): readonly Problem[] => {
      const document = locales[language].get(articleNamespace(id));
      if (document === undefined) {
        return [];
      }
      const { value, problems } = applySchema(articleTextsSchema, document);
      if (value === undefined) {
        return problems;
      }
      return [
        ...anchorProblems(value.sections, reference?.sections ?? [], document),
        ...figures.flatMap((figure, place) =>
          figureProblems(figure.section, `articles[${String(position)}].figures[${String(place)}]`, value.sections, document),
        ),
      ];
    });
  });
}
