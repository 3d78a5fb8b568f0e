import { z } from "zod";
import { entries, id } from "./fields";
import { localizedText } from "./localized";

const title = localizedText.describe("What is compared.");

/** `data/comparisons.json`: what the home page compares: the rows of its two tables, and examples of what a rental costs. */
export const comparisonsSchema = z.strictObject({
  desks: entries("What other hire desks often do, and what we do.", {
    id,
    title,
    us: localizedText.describe("What our terms say."),
    others: localizedText.describe("What travellers often meet elsewhere; of no named competitor."),
  }),
  drivers: entries("What each driver needs.", {
    id,
    title,
    standard: localizedText.describe("For a car on standard terms."),
    young: localizedText.describe("For a car with a young driver."),
    van: localizedText.describe("For a van."),
    isCost: z.boolean().describe("Whether the answer of “Can I rent?” for a van repeats the row."),
  }),
  examples: entries("What a rental costs, for readers whose browser runs no scripts.", {
    id,
    title: localizedText.describe("What the example is: the driver, how long, what is special."),
    trip: z
      .string()
      .regex(/^(?:\w+=[\w%.-]+(?:&(?!$)|$))*$/, "what follows “#trip?” in an address")
      .describe("Choose the trip in “Can I rent?”, copy its link, and paste what follows “#trip?”. Empty: what most visitors choose."),
  }),
});
