import { z } from "zod";
import { clauseParts } from "./clauses";
import { distinct, entries, factIn, id } from "./fields";
import { localizedText } from "./localized";

const contract = z.enum(["car", "van"]);

/** `data/terms.json`: the clauses of the contracts, and every fee with the facts it shows. */
export const termsSchema = z.strictObject({
  parts: clauseParts("The two contracts.", contract.describe("Which contract.")),
  fees: entries("Every fee, in the order of the table.", {
    id,
    name: localizedText.describe("What is charged."),
    when: localizedText.describe("When, in a few words."),
    amount: localizedText.describe("How much, by the name of its fact."),
    scope: contract.describe("Which contract has the fee."),
    facts: distinct(factIn("EUR")).min(1).describe("The facts that the fee shows."),
  }),
});
