import { z } from "zod";
import { entries, icon, id } from "./fields";
import { localizedText } from "./localized";

/** `data/statistics.json`: the business in figures, on the home page. */
export const statisticsSchema = z.strictObject({
  statistics: entries("The figures, in order.", {
    id,
    label: localizedText.describe("What is counted."),
    value: localizedText.describe("The figure, by the name of its fact."),
    icon: icon.optional().describe("A sign after the figure."),
  }),
});
