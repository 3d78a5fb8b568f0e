import { z } from "zod";
import { distinct } from "./fields";
import { localizedText } from "./localized";

/** `data/parking.json`: what a parking space includes. */
export const parkingSchema = z.strictObject({
  included: distinct(localizedText.describe("One thing that is included.")).min(1).describe("What is included, in order."),
});
