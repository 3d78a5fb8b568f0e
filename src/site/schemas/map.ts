import { z } from "zod";
import { id } from "./fields";

const percent = z.number().min(0).max(100);

/** `data/map.json`: what is labelled on the map of Cyprus, in percent of its width and height, and the roads that are drawn on it. */
export const mapSchema = z.strictObject({
  places: z.array(
    z.strictObject({
      id,
      x: percent,
      y: percent,
      label: z.enum(["right", "left", "top", "bottom", "below-right"]).describe("On which side of its point the label stands."),
      ground: z.enum(["land", "sea"]),
      rank: z.enum(["destination", "minor", "tiny"]).describe("“minor” and “tiny” labels are left out where there is no room."),
    }),
  ),
  legs: z.array(z.string().regex(/^M[\d .L]+$/, "an SVG path of straight lines in the coordinates of the map")),
});
