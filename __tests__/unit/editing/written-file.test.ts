import { z } from "zod";
import { writtenFile } from "../../../src/editing/browser/written-file";
import { dataSchema } from "../../../src/editing/json-schemas/data-schema";

const group = z.strictObject({ en: z.string(), de: z.string() });
const entry = z.strictObject({
  id: z.string(),
  value: z.union([z.number(), z.array(z.string())]),
  slug: z.string(),
  formerly: z.array(z.string()),
  note: z.string().optional(),
  list: z.array(z.string()).optional(),
  spelled: group.optional(),
  count: z.number().optional(),
});
const FACT = { id: "a", value: ["A", "B"], slug: "", formerly: [] };
const FULL = { note: "x", list: ["y"], spelled: { en: "five", de: "" }, count: 0 };

describe.each([
  ["an entry of a list", z.strictObject({ facts: z.array(entry) }), (fact: object) => ({ facts: [fact] })],
  ["a value of a record", z.strictObject({ pages: z.record(z.string(), entry) }), (fact: object) => ({ pages: { home: fact } })],
])("%s", (_, schema, file) => {
  test.each([
    ["keeps required fields that are empty", FACT, FACT],
    ["keeps optional fields that are filled in, in part or with zero", { ...FACT, ...FULL }, { ...FACT, ...FULL }],
    ["leaves out optional fields that are empty", { ...FACT, note: "", list: [], spelled: { en: "", de: "" }, count: null }, FACT],
    [
      "writes keys in the order of the schema, unknown ones last",
      { more: 1, note: "x", value: 5, id: "a" },
      { id: "a", value: 5, note: "x", more: 1 },
    ],
  ])("%s", (_case, content, expected) => {
    expect(JSON.stringify(writtenFile(file(content), dataSchema(schema)))).toBe(JSON.stringify(file(expected)));
  });
});
