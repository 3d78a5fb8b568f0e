import { z } from "zod";
import { factId, id } from "./fields";

/** `data/terms.json`: the order of the contract's clauses, and every fee with the facts it shows. */
export const termsSchema = z.strictObject({
  parts: z.array(z.strictObject({ id: z.enum(["car", "van"]), brief: z.array(id).min(1), clauses: z.array(id).min(1) })).min(1),
  fees: z
    .array(
      z.strictObject({
        id,
        scope: z.enum(["car", "van"]),
        facts: z.array(factId).min(1),
        vat: z.enum(["included", "fuel", "none"]).describe("“none” for what is held or owed, and is not a price."),
      }),
    )
    .min(1),
});
