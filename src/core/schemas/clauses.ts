import { type z } from "zod";
import { entries, id, named } from "./fields";
import { localizedList, localizedText } from "./localized";

const brief = named("Brief", {
  id,
  label: localizedText.describe("What the figure says."),
  value: localizedText.describe("The figure, by the name of its fact."),
});

const clause = named("Clause", {
  id,
  title: localizedText.describe("The headline of the clause."),
  short: localizedText.describe("The title in the table of contents."),
  body: localizedList.optional().describe("One text for each paragraph."),
  list: localizedList.optional().describe("Points below the paragraphs."),
  link: localizedText.optional().describe("The label of the link below the clause."),
});

/**
 * The parts of a document with numbered clauses.
 *
 * @param part the ids of its parts
 */
export function clauseParts<Part extends z.ZodType>(description: string, part: Part) {
  return entries(
    description,
    named("ClausePart", {
      id: part,
      title: localizedText.describe("The headline of the part."),
      short: localizedText.describe("The title in the table of contents."),
      brief: entries("The figures at its head, in order.", brief, 0),
      clauses: entries("Its clauses, in order.", clause),
    }),
  );
}
