import { z } from "zod";
import { date, entries, id } from "./fields";
import { localizedText } from "./localized";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time as HH:MM, such as “09:00”");

const exception = z
  .strictObject({
    id,
    kind: z.enum(["office", "handover"]).describe("Office hours, or the hours in which car handover is free."),
    from: date.describe("The first day."),
    until: date.describe("The last day; the same as the first for one day."),
    closed: z.boolean().optional().describe("True: the office is closed all day, or no car is handed over. Then there are no hours."),
    opens: time.optional().describe("When it opens on these days, in Cyprus time, as HH:MM."),
    closes: time.optional().describe("When it closes on these days, as HH:MM, before midnight."),
    note: localizedText.describe("Why, in a few words, such as “Christmas”."),
  })
  .superRefine(({ from, until, closed, opens, closes }, context) => {
    const refuse = (path: string, message: string): void => {
      context.addIssue({ code: "custom", path: [path], message });
    };
    if (until < from) {
      refuse("until", `a day that is not before “from”, ${from}`);
    }
    const missing = Object.entries({ opens, closes }).flatMap(([name, value]) => (value === undefined ? [name] : []));
    if (missing.length === (closed === true ? 0 : 2)) {
      refuse("closed", "true without “opens” and “closes”, or both times without “closed”");
    } else if (missing.length === 1) {
      refuse(missing.join(""), "both “opens” and “closes” as HH:MM, or neither and “closed”: true");
    }
    if (opens !== undefined && closes !== undefined && closes <= opens) {
      refuse("closes", `a time after “opens”, ${opens}`);
    }
  });

/** `data/exceptions.json`: days on which the office, or car handover, has other hours than usual. */
export const exceptionsSchema = z.strictObject({
  exceptions: entries("Days that differ from the usual hours. Entries that are past can be removed.", exception, 0).superRefine(
    (list, context) => {
      list.forEach(({ kind, from, until }, index) => {
        const earlier = list.slice(0, index).find((other) => other.kind === kind && from <= other.until && other.from <= until);
        if (earlier !== undefined) {
          const message = `days that “${earlier.id}” (${earlier.from} to ${earlier.until}) does not have: each day has one entry for “${kind}”`;
          context.addIssue({ code: "custom", path: [index, "from"], message });
        }
      });
    },
  ),
});
