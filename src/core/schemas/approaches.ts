import { z } from "zod";
import { distinct, entries, factIn, id } from "./fields";
import { localizedList, localizedText } from "./localized";

const road = z
  .string()
  .regex(/^[ABEF]\d{1,3}$/, "a road number, such as “A1”")
  .meta({ description: "A road number.", examples: ["A1"] });

/** `data/approaches.json`: the ways to the office. */
export const approachesSchema = z.strictObject({
  approaches: entries("The ways to the office, in order.", {
    id,
    from: localizedText.describe("Where the way begins, such as “From Nicosia”."),
    duration: factIn("minute").describe("The fact that holds the minutes."),
    roads: distinct(road).describe("The roads, in order."),
    steps: localizedList.describe("The way, one text for each step."),
  }),
});
