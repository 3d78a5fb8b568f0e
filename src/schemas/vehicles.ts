import { z } from "zod";
import { availability, distinct, entries, factIn, id, pictureFile, plainText, status } from "./fields";
import { localizedList, localizedText } from "./localized";

/** What a car and a van have alike. */
const vehicle = {
  text: localizedText.describe("A sentence or two about it."),
  cutout: pictureFile("vehicle"),
  alt: localizedText.describe("What the picture shows, for people who cannot see it."),
};

const measure = (unit: string, what: string) =>
  factIn(unit).optional().describe(`The fact that holds ${what}. While it has no value, the page leaves it out.`);

const dayPrice = factIn("EUR").optional().describe("The fact that holds its price a day. Search engines are told once it has a value.");

/** `data/fleet.json`: the models of the budget fleet. */
export const fleetSchema = z.strictObject({
  status: status.describe("Whether the owner has confirmed seats, bags and gearboxes."),
  vehicles: entries("The models, in order.", {
    id,
    name: plainText.describe("Make and model, as on the boot."),
    type: localizedText.describe("The kind of car, in a word or two."),
    ...vehicle,
    price: localizedText.optional().describe("From how much a day it can be hired."),
    terms: localizedText.optional().describe("Its group, deposit and excess, in a line."),
    deposit: measure("EUR", "the deposit of its group"),
    excess: measure("EUR", "the excess of its group"),
    dayPrice,
    seats: z.int().min(2).max(9).describe("Seats, the driver’s included."),
    bags: z.int().min(0).max(9).describe("Large suitcases that fit with all seats in use."),
    gearbox: z.enum(["manual", "automatic"]).describe("How gears are changed."),
    availability,
  }),
});

/** `data/vans.json`: the vans for hire, and what people use them for. */
export const vansSchema = z.strictObject({
  vans: entries("The products, in order.", {
    id,
    name: localizedText.describe("The name of the product."),
    category: localizedText.describe("The kind of van, in a word or two."),
    text: vehicle.text,
    features: localizedList.describe("What is special about it, a few words each."),
    cutout: vehicle.cutout,
    alt: vehicle.alt,
    shareOfDrawing: z
      .number()
      .positive()
      .max(1)
      .optional()
      .describe(
        "How much of its drawing’s width the van itself takes up, such as 0.96; all of it if left out. Its shadow and open doors are the rest.",
      ),
    length: measure("metre", "its length, outside"),
    height: measure("metre", "its height, outside"),
    loadLength: measure("metre", "the length of the load floor"),
    volume: measure("cubic-metre", "what it loads"),
    payload: measure("kilogram", "what it may carry"),
    seats: measure("count", "its seats, the driver’s included"),
    dayPrice,
    availability,
  }),
  every: entries("What is the same for every van, a line each.", { id, text: localizedText.describe("The line.") }, 0),
  hours: entries("When vans are handed over, a line each.", { id, text: localizedText.describe("The line.") }, 0),
  uses: distinct(localizedText.describe("One use.")).min(1).describe("What vans are hired for, in order."),
});

/** `data/van-areas.json`: where vans are hired, with the driving time from the van base. */
export const vanAreasSchema = z.strictObject({
  areas: entries("The areas, in order.", {
    id,
    name: localizedText.describe("The name of the area."),
    text: localizedText.describe("What people there hire vans for."),
    distance: factIn("minute").optional().describe("The fact that holds the minutes of driving; none at the base itself."),
  }),
});
