import { z } from "zod";
import { entries, factIn, id } from "./fields";
import { localizedText } from "./localized";

/** `data/van-areas.json`: where vans are hired, with the driving time from the van base. */
export const vanAreasSchema = z.strictObject({
  areas: entries("The areas, in order.", {
    id,
    name: localizedText.describe("The name of the area."),
    text: localizedText.describe("What people there hire vans for."),
    distance: factIn("minute").optional().describe("The fact that holds the minutes of driving; none at the base itself."),
  }),
});
