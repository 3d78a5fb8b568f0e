import { z } from "zod";
import { entries, factIn, id } from "./fields";

/** `data/van-areas.json`: where vans are hired, with the driving time from the van base. */
export const vanAreasSchema = z.strictObject({
  areas: entries("The areas, in order.", {
    id,
    distance: factIn("minute").optional().describe("The fact that holds the minutes of driving; none at the base itself."),
  }),
});
