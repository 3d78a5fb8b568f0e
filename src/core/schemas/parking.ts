import { z } from "zod";
import { localizedText } from "./localized";

/** `data/parking.json`: what a parking space includes. */
export const parkingSchema = z.strictObject({
  included: z.array(localizedText.describe("One thing that is included.")).min(1).describe("What is included, in order."),
});
