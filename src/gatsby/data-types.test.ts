import { z } from "zod";
import { date, factIn, id, named, pictureReference } from "../schemas/fields";
import { dataSchema } from "../schemas/json-schema";
import { localizedList, localizedText } from "../schemas/localized";
import { typesOf } from "./data-types";

test("each kind of field has its type, and the directive that resolves it", () => {
  const schema = z.strictObject({
    id,
    title: localizedText.optional().describe("The name of the boat."),
    crew: z.array(localizedText),
    history: localizedList,
    length: factIn("metre").optional(),
    built: date,
    photo: pictureReference,
    seats: z.int(),
    draught: z.number(),
    isFast: z.boolean(),
    kind: z.enum(["sail", "motor"]),
    owner: z.union([z.literal("brand"), z.string()]),
    value: z.union([z.number(), z.string(), z.null()]),
    ports: z.record(z.string(), z.string()),
  });
  expect(typesOf({ Boat: dataSchema(schema) })).toBe(`type Boat implements Node @dontInfer {
  id: String!
  title: String @localized
  crew: [String!]! @localized
  history: [String!]! @localized
  length: String @namedFact
  built: Date! @dateformat
  photo: Picture! @link(by: "pictureId")
  seats: Int!
  draught: Float!
  isFast: Boolean!
  kind: String!
  owner: String!
  value: JSON!
  ports: JSON!
}
`);
});

test("an object inside is named after its path, or by its own name wherever it is", () => {
  const step = named("Step", { text: localizedText });
  const schema = z.strictObject({ trip: z.strictObject({ steps: z.array(step) }), steps: z.array(step).optional() });
  expect(typesOf({ Boat: dataSchema(schema) })).toBe(`type Boat implements Node @dontInfer {
  trip: BoatTrip!
  steps: [Step!]
}

type BoatTrip @dontInfer {
  steps: [Step!]!
}

type Step @dontInfer {
  text: String! @localized
}
`);
});
