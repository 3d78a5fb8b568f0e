import { z } from "zod";
import { factId, icon, id } from "./fields";

/** `data/routes.json`: the ways to the office. */
export const routesSchema = z.strictObject({
  routes: z
    .array(
      z.strictObject({
        id,
        icon,
        duration: factId.describe("The fact that holds the minutes."),
        roads: z.array(z.string().regex(/^[ABEF]\d{1,3}$/, "a road number, such as “A1”")),
      }),
    )
    .min(1),
});
