import { z } from "zod";
import { entries, httpsUrl, id, named, plainText, status } from "./fields";
import { keywords, localizedList, localizedText } from "./localized";
import { ownTopic } from "./topics";

const brief = named("Brief", {
  id,
  label: localizedText.describe("What the figure says."),
  value: localizedText.describe("The figure, by the name of its fact."),
});

const clause = named("Clause", {
  id,
  topic: ownTopic,
  title: localizedText.describe("The headline of the clause."),
  short: localizedText.describe("The title in the table of contents."),
  body: localizedList.optional().describe("One text for each paragraph."),
  list: localizedList.optional().describe("Points below the paragraphs."),
  link: localizedText.optional().describe("The label of the link below the clause."),
  keywords,
});

/** The parts of a document with numbered clauses. */
function clauseParts<Part extends z.ZodType>(description: string, partId: Part) {
  return entries(
    description,
    named("ClausePart", {
      id: partId,
      title: localizedText.describe("The headline of the part."),
      short: localizedText.describe("The title in the table of contents."),
      brief: entries("The figures at its head, in order.", brief, 0),
      clauses: entries("Its clauses, in order.", clause),
    }),
  );
}

const contract = z.enum(["car", "van"]);

/** `data/terms.json`: the clauses of the contracts, and every fee. */
export const termsSchema = z.strictObject({
  parts: clauseParts("The two contracts.", contract.describe("Which contract.")),
  fees: entries("Every fee, in the order of the table.", {
    id,
    topic: ownTopic,
    name: localizedText.describe("What is charged."),
    when: localizedText.describe("When, in a few words."),
    amount: localizedText.describe("How much, by the name of its fact."),
    scope: z.enum([...contract.options, "parking"]).describe("What it is for: a contract, or parking."),
    keywords,
  }),
});

/** `data/legal.json`: the legal notice, and what has to be confirmed before it is public. */
export const legalSchema = z.strictObject({
  parts: clauseParts(
    "The parts of the legal notice, in order.",
    z.enum(["imprint", "privacy", "accessibility", "reviews", "texts"]).describe("Which part; also its anchor."),
  ),
  dataProtectionUrl: httpsUrl.describe("The site of the authority to which people may complain about the use of their data."),
  questions: entries(
    "What is to be confirmed before the page is relied on.",
    {
      id,
      status: status.describe("“ask-owner” until it is answered; listed by the go-live check."),
      question: plainText.describe("What the owner, or a lawyer, has to confirm."),
    },
    0,
  ),
});
