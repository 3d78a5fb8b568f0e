import { z } from "zod";
import { byLanguage } from "../i18n/languages";
import { factIn, id } from "../schemas/fields";
import { dataSchema } from "../schemas/json-schema";
import { localizedList, localizedText } from "../schemas/localized";
import { mayWait, withoutWaiting } from "./without-waiting";

const boat = z.strictObject({
  id,
  name: localizedText,
  note: localizedText.optional(),
  body: localizedList.optional(),
  list: localizedList.optional(),
  length: factIn("metre").optional(),
});
const schema = dataSchema(z.strictObject({ title: localizedText, boats: z.array(boat).min(1), spare: z.array(boat).optional() }));

const words = (text: string) => byLanguage(() => text);
const lines = (...texts: readonly string[]) => byLanguage(() => texts);

/** The fields of each boat that are left when one fact has no value. */
const left = (...boats: readonly object[]) => {
  const harbour = { title: words("Harbour"), boats: boats.map((one, index) => ({ id: String(index), name: words("Boat"), ...one })) };
  const kept = withoutWaiting(harbour, schema, (text) => text.includes("{open}"));
  return (kept as typeof harbour | undefined)?.boats.map((one) => ({ ...one, id: undefined, name: undefined }));
};

test.each([
  ["a paragraph", { body: lines("Here.", "For {open}.") }, [{ body: lines("Here.") }]],
  ["an optional text", { note: words("For {open}."), body: lines("Here.") }, [{ body: lines("Here.") }]],
  ["a list, while paragraphs are left", { body: lines("Here."), list: lines("{open}") }, [{ body: lines("Here.") }]],
  ["the name of a fact", { length: "open", note: words("Long.") }, [{ note: words("Long.") }]],
])("leaves out %s that waits", (_, one, expected) => {
  expect(left(one)).toEqual(expected);
});

test("leaves out an entry whose title or whose every paragraph waits", () => {
  expect(left({ name: words("{open}") }, { body: lines("{open}") }, {})).toEqual([{}]);
});

test("leaves out a list whose every entry waits, and what needs it", () => {
  expect(left({ name: words("{open}") })).toBeUndefined();
});

test("a text may wait in an entry or where it is optional, not at the head of a file", () => {
  const places = [["title"], ["boats", 0, "name"], ["spare", 0, "name"]];
  expect(places.map((path) => mayWait(schema, path))).toEqual([false, true, true]);
});
