import { formatFact } from "../../core/facts/format-fact";
import type { FactNode } from "../on-create-node";
import { IN_LANGUAGE, type LanguageArgument, languageOf } from "./site-nodes";

export const factResolvers = {
  Fact: {
    written: {
      type: "String!",
      args: IN_LANGUAGE,
      resolve: ({ factId: id, unit, value }: FactNode, language: LanguageArgument): string =>
        formatFact({ id, unit, value }, languageOf(language)),
    },
  },
};
