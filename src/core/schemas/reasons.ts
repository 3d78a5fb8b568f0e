import { z } from "zod";
import { entries, icon, id } from "./fields";

/** `data/reasons.json`: the reasons on the home page, in order, each with its icon. */
export const reasonsSchema = z.strictObject({ reasons: entries("The reasons, in order.", { id, icon }) });
