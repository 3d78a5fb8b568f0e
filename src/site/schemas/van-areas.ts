import { z } from "zod";
import { factId, id } from "./fields";

/** `data/van-areas.json`: where vans are hired, with the driving time from the van base. */
export const vanAreasSchema = z.strictObject({
  areas: z
    .array(
      z.strictObject({ id, distance: factId.optional().describe("The fact that holds the minutes of driving; none at the base itself.") }),
    )
    .min(1),
});
