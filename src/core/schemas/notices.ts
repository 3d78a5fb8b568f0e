import { z } from "zod";
import { date, distinct, entries, id } from "./fields";
import { localizedText } from "./localized";
import { naming } from "./references";

/** What lasts longer is how things are, and belongs in the texts of its page. */
const LONGEST_DAYS = 60;

const DAY = 24 * 60 * 60 * 1000;

const FORM = "a day that exists as YYYY-MM-DD, or a day and a time as YYYY-MM-DD HH:MM";

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/, FORM)
  .refine((value) => date.safeParse(value.slice(0, 10)).success, FORM);

const notice = z
  .strictObject({
    id,
    from: moment.describe("When it begins, in Cyprus time, as YYYY-MM-DD or YYYY-MM-DD HH:MM."),
    until: moment.describe("When it ends: the last day, or a day and a time. Pages say it after the text, so the text does not."),
    pages: distinct(naming("route", id).describe("A page or an article."))
      .min(1)
      .optional()
      .describe("The pages that show it; without this list, every page."),
    text: localizedText.describe("What is different, and what to do, in a sentence or two."),
  })
  .superRefine(({ from, until }, context) => {
    const days = (Date.parse(until.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY;
    const isBackwards = days < 0 || (until.includes(" ") && until <= from);
    const message = isBackwards
      ? `a moment after “from”, ${from}`
      : `a day at most ${String(LONGEST_DAYS)} days after “from”, because what lasts longer belongs in the texts of the page`;
    if (isBackwards || days > LONGEST_DAYS) {
      context.addIssue({ code: "custom", path: ["until"], message });
    }
  });

/** `data/notices.json`: what visitors have to know for a while, such as a strike or a telephone line that is down. */
export const noticesSchema = z.strictObject({
  notices: entries("The notices, the most important first. Those that are past can be removed.", notice, 0),
});
