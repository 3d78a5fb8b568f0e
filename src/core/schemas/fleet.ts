import { z } from "zod";
import { availability, entries, id, pictureFile, plainText, status } from "./fields";
import { localizedText } from "./localized";

/** `data/fleet.json`: the models of the budget fleet. */
export const fleetSchema = z.strictObject({
  status: status.describe("Whether the owner has confirmed seats, bags and gearboxes."),
  vehicles: entries("The models, in order.", {
    id,
    name: plainText.describe("Make and model, as on the boot."),
    type: localizedText.describe("The kind of car, in a word or two."),
    text: localizedText.describe("A sentence or two about it."),
    cutout: pictureFile("vehicle"),
    alt: localizedText.describe("What the picture shows, for people who cannot see it."),
    seats: z.int().min(2).max(9).describe("Seats, the driver’s included."),
    bags: z.int().min(0).max(9).describe("Large suitcases that fit with all seats in use."),
    gearbox: z.enum(["manual", "automatic"]).describe("How gears are changed."),
    availability,
  }),
});
