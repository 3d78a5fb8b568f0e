import { z } from "zod";
import { id } from "./fields";

/** `data/faq.json`: the questions of each group, in order; their texts are in `locales/<language>/faq-<group>.json`. */
export const faqSchema = z.strictObject({ groups: z.record(id, z.array(id).min(1)) });
