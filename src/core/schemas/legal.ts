import { z } from "zod";
import { clauseParts } from "./clauses";
import { entries, httpsUrl, id, plainText, status } from "./fields";

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
