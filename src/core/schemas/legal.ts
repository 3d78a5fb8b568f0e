import { z } from "zod";
import { distinct, entries, httpsUrl, id, plainText, status } from "./fields";

/** `data/legal.json`: the order of the legal notice, and what has to be confirmed before it is public. */
export const legalSchema = z.strictObject({
  parts: entries("The parts of the legal notice, in order.", {
    id: z.enum(["imprint", "privacy", "accessibility", "reviews", "texts"]).describe("Which part; also its anchor."),
    clauses: distinct(id).min(1).describe("Its clauses, in order."),
  }),
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
