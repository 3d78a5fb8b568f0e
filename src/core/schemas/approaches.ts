import { z } from "zod";
import { distinct, factReference, icon, id } from "./fields";

/** `data/approaches.json`: the ways to the office. */
export const approachesSchema = z.strictObject({
  approaches: z
    .array(
      z.strictObject({
        id,
        icon,
        duration: factReference.describe("The fact that holds the minutes."),
        roads: distinct(
          z
            .string()
            .regex(/^[ABEF]\d{1,3}$/, "a road number, such as “A1”")
            .meta({ description: "A road number.", examples: ["A1"] }),
        ).describe("The roads, in order."),
      }),
    )
    .min(1)
    .describe("The ways to the office, in order."),
});
