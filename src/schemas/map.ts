import { z } from "zod";
import { entries, factIn, id, matching } from "./fields";
import { localizedText } from "./localized";

/** A place or a length on the map, in percent of its size. */
export const percent = z.number().min(0).max(100);

/** A point on the map. */
export const place = {
  x: percent.describe("From the left edge of the drawing."),
  y: percent.describe("From the upper edge of the drawing."),
};

const side = z.enum(["right", "left", "top", "bottom", "bottom-end", "bottom-right", "below-right", "below-left", "top-right"]);

/** A road that is drawn over the map. */
export const course = matching(
  /^M[\d .L]+$/,
  "an SVG path of straight lines in the coordinates of the drawing, which is 1600 wide and 1000 high",
  400,
);

/** `data/map.json`: the places on the map of Cyprus and the numbers of its motorways, in percent of the width and height of the drawing. */
export const mapSchema = z.strictObject({
  places: entries("The places that the map shows.", {
    id,
    kind: z.enum(["office", "airport", "town", "hotels", "sight", "crossing"]).describe("How its mark looks."),
    name: localizedText.describe("The name beside the mark."),
    minutes: factIn("minute").optional().describe("The fact that holds the minutes of driving, where they are known."),
    ...place,
    ground: z.enum(["land", "sea"]).describe("What is behind the name."),
    side: side.describe("On which side of the mark the name is."),
    smallSide: side.optional().describe("The same on a small map, such as on a telephone; without it, the place is only on a large one."),
  }),
  crossings: entries("The crossing points that are open to cars, from west to east.", {
    id,
    name: localizedText.describe("Its name."),
    ...place,
  }),
  roads: entries("The signs of the motorways, on a large map.", {
    id: matching(/^[AB]\d{1,3}$/, "the number of a motorway or main road, such as A1").describe("What the sign says."),
    ...place,
  }),
});
