import { z } from "zod";
import { entries, named } from "./fields";
import { localizedText } from "./localized";

const step = named("Step", {
  title: localizedText.describe("What to do, in a few words."),
  text: localizedText.describe("A sentence or two that explain it."),
});

const steps = (what: string) => entries(`${what}, step by step.`, step);

/** `data/steps.json`: instructions in numbered steps. */
export const stepsSchema = z.strictObject({
  vans: steps("How to hire a van"),
  parking: steps("How to park"),
  driving: steps("The first drive"),
  accident: steps("What to do after an accident"),
});

/** Instructions by name. */
export type StepGroup = keyof z.infer<typeof stepsSchema>;
