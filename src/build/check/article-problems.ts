import { LANGUAGES } from "../../site/languages";
import { nearest } from "../../site/nearest";
import type { SiteData } from "../../site/schemas";
import { type ArticleTexts, articleTextsSchema } from "../../site/schemas/article-texts";
import { articleNamespace } from "../route-table";
import type { JsonDocument } from "./json-document";
import type { LocaleDocuments } from "./locale-problems";
import { type JsonPath, type Problem, formatPath, quote } from "./problem";
import { applySchema } from "./schema-problems";

/** The anchors of the sections: given once, and the same in every language, because links and pictures name them. */
function anchorProblems(sections: ArticleTexts["sections"], english: ArticleTexts["sections"], document: JsonDocument): readonly Problem[] {
  return sections.flatMap(({ id }, index): readonly Problem[] => {
    const path: JsonPath = ["sections", index, "id"];
    const problem = { file: document.file, line: document.lineOf(path), path: formatPath(path) };
    const expected = english[index]?.id;
    if (sections.findIndex((section) => section.id === id) < index) {
      return [{ ...problem, found: `the id “${id}” a second time`, allowed: "an id that no other section of the article has" }];
    }
    return expected === undefined || expected === id
      ? []
      : [
          {
            ...problem,
            found: quote(id),
            allowed: "the id of the same section in English: anchors are not translated",
            suggestion: quote(expected),
          },
        ];
  });
}

/** What is wrong with the texts of the articles: fields that are missing or unknown, anchors that differ, a picture without a caption. */
export function articleProblems(locales: LocaleDocuments, data: SiteData): readonly Problem[] {
  return data.articles.articles.flatMap(({ id, figure }, position) => {
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
      const anchors = anchorProblems(value.sections, reference?.sections ?? [], document);
      if (figure === undefined) {
        return anchors;
      }
      const index = value.sections.findIndex((section) => section.id === figure.section);
      if (index >= 0 && value.sections[index]?.caption !== undefined) {
        return anchors;
      }
      const path: JsonPath = index < 0 ? ["sections"] : ["sections", index, "caption"];
      const suggestion = nearest(
        figure.section,
        value.sections.map((section) => section.id),
      );
      return [
        ...anchors,
        {
          file: document.file,
          line: document.lineOf(path),
          path: formatPath(path),
          found: index < 0 ? `no section with the id “${figure.section}”` : "nothing: the caption is missing",
          allowed: `the caption of the picture that data/articles.json, articles[${String(position)}].figure, sets into the section “${figure.section}”`,
          ...(suggestion === undefined || index >= 0 ? {} : { suggestion: quote(suggestion) }),
        },
      ];
    });
  });
}
