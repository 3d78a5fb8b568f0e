import { z } from "zod";
import { distinct, httpsUrl, id, plainText } from "./fields";

/** `data/legal.json`: the order of the legal notice, and what a page of law needs to have confirmed before it is public. */
export const legalSchema = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        id: z.enum(["imprint", "privacy", "accessibility", "reviews", "texts"]).describe("Which part; also its anchor."),
        clauses: distinct(id).min(1).describe("Its clauses, in order."),
      }),
    )
    .min(1)
    .describe("The parts of the legal notice, in order."),
  dataProtectionUrl: httpsUrl.describe("The site of the authority to which people may complain about the use of their data."),
  questions: z
    .array(
      z.strictObject({
        id,
        status: z.enum(["confirmed", "ask-owner"]).describe("“ask-owner” until it is answered; listed by the go-live check."),
        question: plainText.describe("What the owner, or a lawyer, has to confirm."),
      }),
    )
    .describe("What is to be confirmed before the page is relied on."),
});
