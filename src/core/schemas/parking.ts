import { z } from "zod";
import { distinct } from "./fields";
import { localizedText } from "./localized";

/** `data/parking.json`: what a parking space includes, and how to get back to the car at night. */
export const parkingSchema = z.strictObject({
  included: distinct(localizedText.describe("One thing that is included.")).min(1).describe("What is included, in order."),
  night: distinct(localizedText.describe("One step.")).min(1).describe("The return at night, for the parking card, in order."),
});
