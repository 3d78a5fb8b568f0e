import { z } from "zod";
import { localizedText } from "./localized";

/** `data/notice.json`: what visitors have to know for a while, such as a strike or a telephone line that is down. */
export const noticeSchema = z.strictObject({
  text: localizedText.optional().describe("What is different, until when, and what to do. Every page shows it; without it, none does."),
});
