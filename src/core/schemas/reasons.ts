import { z } from "zod";
import { icon, id } from "./fields";

/** `data/reasons.json`: the reasons on the home page, in order, each with its icon. */
export const reasonsSchema = z.strictObject({ reasons: z.array(z.strictObject({ id, icon })).min(1).describe("The reasons, in order.") });
