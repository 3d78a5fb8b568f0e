import { withoutWaiting } from "../../facts/without-waiting";
import { DATA_FILES, DATA_SCHEMAS, articleSchema } from "../../schemas";
import { isObject } from "../../schemas/json";
import { type JsonSchema, dataSchema } from "../../schemas/json-schema";
import { dataTypeName } from "../json-type-name";
import { waitingIn } from "./filled-texts";
import type { ResolverContext } from "./site-nodes";

type Source = Readonly<Record<string, unknown>> & { readonly id: string };

/** Whether queries find texts inside a value: in an object, or a list of them, that no directive resolves as a whole. */
const holdsTexts = ({ graphql, properties, items }: JsonSchema): boolean =>
  graphql === undefined && (properties !== undefined || (items !== undefined && holdsTexts(items)));

/** Resolvers for the entries of a type’s nodes, which leave out what waits for a fact: everything inside them is then there to be read. */
function entriesOf({ properties = {} }: JsonSchema) {
  const fields = Object.entries(properties).filter(([, schema]) => holdsTexts(schema));
  return Object.fromEntries(
    fields.map(([field, schema]) => [
      field,
      {
        resolve: ({ id, [field]: value }: Source, _: unknown, context: ResolverContext): unknown => {
          const kept = withoutWaiting(value, schema, waitingIn(context)) ?? (Array.isArray(value) ? [] : null);
          // Gatsby finds the folder of a picture by the node that holds its path.
          context.nodeModel.trackInlineObjectsInRootNode({ id, kept });
          return kept;
        },
      },
    ]),
  );
}

/** The questions whose answers wait, with the group of each. */
function waitingQuestions(source: Readonly<Record<string, unknown>>, _: unknown, context: ResolverContext): readonly object[] {
  const waits = waitingIn(context);
  const { properties = {} } = dataSchema(DATA_SCHEMAS.faq);
  return Object.entries(properties).flatMap(([group, { items = {} }]) => {
    const questions: unknown = source[group];
    return (Array.isArray(questions) ? questions : [])
      .filter(isObject)
      .filter((question) => withoutWaiting(question, items, waits) === undefined)
      .map((question) => ({ ...question, group }));
  });
}

export const waitingResolvers = { FaqJson: { waiting: { type: "[WaitingQuestion!]!", resolve: waitingQuestions } } };

/** The entries of every file of `data/` and of articles. */
export const entryResolvers = {
  ...Object.fromEntries(DATA_FILES.map((file) => [dataTypeName(file), entriesOf(dataSchema(DATA_SCHEMAS[file]))])),
  Article: entriesOf(dataSchema(articleSchema)),
};
