import { z } from "zod";
import { distinct, id } from "./fields";

const percent = z.number().min(0).max(100);

/** `data/map.json`: what is labelled on the map of Cyprus, in percent of its width and height, and the roads that are drawn on it. */
export const mapSchema = z.strictObject({
  places: z
    .array(
      z.strictObject({
        id,
        x: percent.describe("From the left edge of the map."),
        y: percent.describe("From the upper edge of the map."),
        label: z.enum(["right", "left", "top", "bottom", "below-right"]).describe("On which side of its point the label stands."),
        ground: z.enum(["land", "sea"]).describe("On what the label stands."),
        rank: z.enum(["destination", "minor", "tiny"]).describe("“minor” and “tiny” labels are left out where there is no room."),
      }),
    )
    .min(1)
    .describe("The labels of the map."),
  legs: distinct(
    z
      .string()
      .max(400)
      .regex(/^M[\d .L]+$/, "an SVG path of straight lines in the coordinates of the map")
      .describe("One road."),
  )
    .min(1)
    .describe("The roads that are drawn on the map."),
});
