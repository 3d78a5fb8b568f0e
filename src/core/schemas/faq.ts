import { z } from "zod";
import { distinct, id } from "./fields";

/** `data/faq.json`: the questions of each group, in order; their texts are in `locales/<language>/faq-<group>.json`. */
export const faqSchema = z.strictObject({
  groups: z
    .record(id, distinct(id.describe("The name of a question: its texts stand under it in the locale file.")).min(1))
    .describe("The questions of each group, in order."),
});
