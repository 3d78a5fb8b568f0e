import { z } from "zod";
import { availability, distinct, entries, factIn, id, pictureFile } from "./fields";
import { localizedList, localizedText } from "./localized";

const measure = (unit: string, what: string) =>
  factIn(unit).optional().describe(`The fact that holds ${what}. While it has no value, the page leaves it out.`);

/** `data/vans.json`: the products of van hire, and what for. Availability uses schema.org's names. */
export const vansSchema = z.strictObject({
  vans: entries("The products, in order.", {
    id,
    name: localizedText.describe("The name of the product."),
    category: localizedText.describe("The kind of van, in a word or two."),
    text: localizedText.describe("A sentence or two about it."),
    features: localizedList.describe("What is special about it, a few words each."),
    cutout: pictureFile("vehicle"),
    alt: localizedText.describe("What the picture shows, for people who cannot see it."),
    length: measure("metre", "its length, outside"),
    height: measure("metre", "its height, outside"),
    loadLength: measure("metre", "the length of the load floor"),
    payload: measure("kilogram", "what it may carry"),
    seats: measure("count", "its seats, the driver’s included"),
    availability,
  }),
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
