import { z } from "zod";
import { entries, id } from "./fields";
import { keywords, localizedList, localizedText } from "./localized";

/** `data/driving.json`: the table of limits and the topics of the driving guide. */
export const drivingSchema = z.strictObject({
  limits: entries("Speed and alcohol limits, in order.", {
    id,
    sign: z.enum(["maximum", "minimum"]).optional().describe("The road sign on which a speed is shown."),
    title: localizedText.describe("Where or for whom the limit is."),
    limit: localizedText.describe("The limit, by the name of its fact."),
    note: localizedText.describe("What is good to know about it."),
    keywords,
  }),
  topics: entries("What visitors ask, in order.", {
    id,
    title: localizedText.describe("The topic, in a few words."),
    text: localizedList.describe("One text for each paragraph."),
    keywords,
  }),
});

/** `data/emergency.json`: the numbers to call in an emergency. */
export const emergencySchema = z.strictObject({
  numbers: entries("The numbers, in order.", {
    id,
    title: localizedText.describe("Who answers."),
    number: localizedText.describe("The number, by the name of its fact."),
  }),
});
