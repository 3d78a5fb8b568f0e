import { z } from "zod";
import { distinct, factReference, id } from "./fields";

/** `data/terms.json`: the order of the contract's clauses, and every fee with the facts it shows. */
export const termsSchema = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        id: z.enum(["car", "van"]).describe("Which contract."),
        brief: distinct(id).min(1).describe("The figures at its head, in order."),
        clauses: distinct(id).min(1).describe("Its clauses, in order."),
      }),
    )
    .min(1)
    .describe("The two contracts."),
  fees: z
    .array(
      z.strictObject({
        id,
        scope: z.enum(["car", "van"]).describe("In which contract the fee stands."),
        facts: distinct(factReference).min(1).describe("The facts that the fee shows."),
        vat: z.enum(["included", "fuel", "none"]).describe("“none” for what is held or owed, and is not a price."),
      }),
    )
    .min(1)
    .describe("Every fee, in the order of the table."),
});
