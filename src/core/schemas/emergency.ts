import { z } from "zod";
import { entries, id } from "./fields";
import { localizedText } from "./localized";

/** `data/emergency.json`: the numbers to call in an emergency. */
export const emergencySchema = z.strictObject({
  numbers: entries("The numbers, in order.", {
    id,
    title: localizedText.describe("Who answers."),
    number: localizedText.describe("The number, by the name of its fact."),
  }),
});
