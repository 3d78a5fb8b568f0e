import { z } from "zod";
import { coordinates, inCyprus } from "./coordinates";
import { distinct, factIn, id } from "./fields";

/** `data/distances.json`: which facts say how far it is from where to where, so that the check can compare them with the map. */
export const distancesSchema = z
  .strictObject({
    places: z
      .array(inCyprus(z.strictObject({ id, ...coordinates })))
      .min(1)
      .describe("The ends of the ways."),
    ways: distinct(
      z.strictObject({
        from: id.describe("A place of the list above."),
        to: id.describe("A place of the list above."),
        kilometres: factIn("kilometre").optional().describe("The fact that says how many kilometres it is by road."),
        minutes: factIn("minute").optional().describe("The fact that says how many minutes it takes."),
      }),
    )
      .min(1)
      .describe("The ways between them."),
  })
  .superRefine(({ places, ways }, context) => {
    ways.forEach((way, index) => {
      for (const end of ["from", "to"] as const) {
        if (!places.some((place) => place.id === way[end])) {
          context.addIssue({ code: "custom", path: ["ways", index, end], message: "the id of a place in “places”", input: way[end] });
        }
      }
    });
  });
