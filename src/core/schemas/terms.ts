import { z } from "zod";
import { distinct, entries, factIn, id } from "./fields";

const contract = z.enum(["car", "van"]);

/** `data/terms.json`: the order of the contract's clauses, and every fee with the facts it shows. */
export const termsSchema = z.strictObject({
  parts: entries("The two contracts.", {
    id: contract.describe("Which contract."),
    brief: distinct(id).min(1).describe("The figures at its head, in order."),
    clauses: distinct(id).min(1).describe("Its clauses, in order."),
  }),
  fees: entries("Every fee, in the order of the table.", {
    id,
    scope: contract.describe("In which contract the fee stands."),
    facts: distinct(factIn("EUR")).min(1).describe("The facts that the fee shows."),
    vat: z.enum(["included", "fuel", "none"]).describe("“none” for what is held or owed, and is not a price."),
  }),
});
