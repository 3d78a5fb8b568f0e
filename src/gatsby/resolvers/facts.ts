import { claimShown } from "../../core/days/dated";
import { formatFact } from "../../core/facts/format-fact";
import { required } from "../../core/required";
import type { FactNode } from "../on-create-node";
import { shown } from "./dated";
import { IN_LANGUAGE, type LanguageArgument, languageOf } from "./site-nodes";

export const factResolvers = {
  Fact: {
    written: {
      type: "String!",
      args: IN_LANGUAGE,
      resolve: ({ factId: id, unit, value }: FactNode, language: LanguageArgument): string =>
        formatFact({ id, unit, value }, languageOf(language)),
    },
    ...shown(({ factId, reviewBy }: FactNode) => claimShown(required(reviewBy, `The day of review of the fact “${factId}”`))),
  },
};
