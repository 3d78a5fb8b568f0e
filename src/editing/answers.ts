import { isObject } from "../schemas/json";

/** The file’s name without its ending. */
export const OPEN_FACTS = "open-facts";

/** How a form writes a yes or no: it offers texts only. */
export const ANSWERS = [
  { label: "Yes", value: "yes", means: true },
  { label: "No", value: "no", means: false },
] as const;

/** Changes each fact of the file. */
function withFacts(content: unknown, change: (fact: Readonly<Record<string, unknown>>) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(isObject(content) ? content : {}).map(([id, fact]) => [id, isObject(fact) ? change(fact) : fact]),
  );
}

/** The file as the form edits it. */
export function openFactsInForm(content: unknown): unknown {
  return withFacts(content, (fact) => ({ ...fact, value: ANSWERS.find(({ means }) => means === fact["value"])?.value ?? fact["value"] }));
}

/** What the form holds, as the file has it: an answer that was given is confirmed, and one that was taken back is asked again. */
export function openFactsInFile(content: unknown): unknown {
  return withFacts(content, (fact) => {
    const isYesOrNo = fact["unit"] === "yes-no";
    const value = isYesOrNo ? ANSWERS.find((answer) => answer.value === fact["value"])?.means : fact["value"];
    const isEmpty = value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
    return { ...fact, value: isEmpty ? null : value, status: isEmpty ? "ask-owner" : "confirmed" };
  });
}
