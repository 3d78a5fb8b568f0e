import { z } from "zod";
import { distinct, entries, factIn, id } from "./fields";
import { localizedText } from "./localized";

const percent = z.number().min(0).max(100);

const place = {
  x: percent.describe("From the left edge of the wide drawing."),
  y: percent.describe("From the upper edge of the wide drawing."),
};

const label = z.strictObject({
  side: z
    .enum(["right", "left", "top", "bottom", "below-right", "top-left", "top-right", "bottom-left"])
    .describe("On which side of its point the label is."),
  ground: z.enum(["land", "sea"]).describe("What is behind the label."),
});

const road = z.strictObject({
  name: z
    .string()
    .regex(/^[AB]\d{1,3}$/, "the number of a motorway or main road, such as A1")
    .describe("What its sign says."),
  ...place,
  wideOnly: z.boolean().optional().describe("Whether the tall drawing has no room for the sign."),
  path: z
    .string()
    .max(400)
    .regex(/^M[\d .L]+$/, "an SVG path of straight lines in the coordinates of the wide drawing")
    .describe("Its course."),
});

/** `data/map.json`: the labels of the map of Cyprus, in percent of the width and height of its wide drawing, and the roads drawn on it. */
export const mapSchema = z.strictObject({
  places: entries("The labels of the map.", {
    id,
    name: localizedText.describe("The name on the label."),
    minutes: factIn("minute").optional().describe("The fact that holds the minutes of driving, where the label shows them."),
    ...place,
    wide: label
      .extend({ deskOnly: z.boolean().optional().describe("Whether only a wide screen has room for the label.") })
      .describe("The label on the wide drawing."),
    tall: label.optional().describe("The label on the tall drawing, for telephones; without it, the place has none there."),
  }),
  roads: distinct(road).min(1).describe("The roads that are drawn on the map, each with the place of its sign."),
});
