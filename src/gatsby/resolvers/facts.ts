import { claimShown } from "../../core/days/dated";
import type { FactValue } from "../../core/facts/facts";
import { formatFact } from "../../core/facts/format-fact";
import { required } from "../../core/required";
import type { FactNode } from "../on-create-node";
import { shown } from "./dated";
import { recordUses } from "./filled-texts";
import { IN_LANGUAGE, type LanguageArgument, type ResolverContext, languageOf } from "./site-nodes";

/** A fact that a component or the structured data asks for. */
export const factResolvers = {
  Fact: {
    value: {
      type: "JSON!",
      // Who asks for a fact uses it as much as a sentence does.
      resolve: ({ factId, value }: FactNode, _: unknown, context: ResolverContext): FactValue => {
        recordUses([factId], context);
        return value;
      },
    },
    written: {
      type: "String!",
      args: IN_LANGUAGE,
      resolve: ({ factId: id, unit, value }: FactNode, language: LanguageArgument): string =>
        formatFact({ id, unit, value }, languageOf(language)),
    },
    ...shown(({ factId, reviewBy }: FactNode) => claimShown(required(reviewBy, `The day of review of the fact “${factId}”`))),
  },
};
