import type { Field } from "@sveltia/cms";
import type { SiteNames } from "../content/names";
import type { DataOf } from "../schemas";
import { VALUES, openFactSchema } from "../schemas/facts";
import { dataSchema } from "../schemas/json-schema";
import { ANSWERS } from "./answers";
import { fieldOf, labelOf } from "./fields";

type OpenFact = DataOf<"open-facts">[string];

/** The field for the answer, which stays empty until the owner has answered. */
function answerField({ unit, choices }: OpenFact, names: SiteNames): Field {
  const common = { name: "value", label: "Answer", required: false } as const;
  const answers = unit === "yes-no" ? ANSWERS : choices?.map((value) => ({ label: unit === "choice" ? labelOf(value) : value, value }));
  if (answers !== undefined) {
    return { ...common, widget: "select", options: answers.map(({ label, value }) => ({ label, value })) };
  }
  const hint = VALUES.shape[unit].description;
  const field = fieldOf(["value"], dataSchema(VALUES.shape[unit]), false, names);
  return { ...field, ...common, hint: unit === "list" || unit === "text" ? undefined : `${unit}: ${String(hint)}` };
}

/** A field for each question to the owner, in the order of the file: its answer. What else the file holds of it is kept and not shown. */
export function openFactFields(open: DataOf<"open-facts">, names: SiteNames): Field[] {
  const kept = Object.keys(openFactSchema.shape).filter((name) => name !== "value");
  return Object.entries(open).map(([name, fact]) => ({
    ...{ name, label: fact.question, hint: `Unlocks: ${fact.unlocks}`, widget: "object" },
    fields: [answerField(fact, names), ...kept.map((hidden): Field => ({ name: hidden, widget: "hidden" }))],
  }));
}
