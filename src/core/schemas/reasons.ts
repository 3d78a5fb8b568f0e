import { z } from "zod";
import { entries, icon, id, named } from "./fields";
import { localizedText } from "./localized";

const reason = named("Reason", {
  id,
  icon,
  title: localizedText.describe("The reason, in a few words."),
  text: localizedText.describe("A sentence or two that explain it."),
});

const reasons = (page: string) => entries(`The reasons on the page ${page}, in order.`, reason);

/** `data/reasons.json`: the reasons to choose the business, page by page, each with its icon. */
export const reasonsSchema = z.strictObject({
  home: reasons("about car hire"),
  vans: reasons("about van hire"),
  parking: reasons("about parking"),
  directions: reasons("with directions"),
});
