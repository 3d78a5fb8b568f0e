import { inFieldOrder } from "../../../src/editing/browser/field-order";
import { withoutEmpty } from "../../../src/editing/browser/without-empty";

describe("optional fields that were left empty", () => {
  test.each([
    ["a text", { areas: [{ id: "menou", distance: "" }] }, ["areas.*.distance"], { areas: [{ id: "menou" }] }],
    ["a list", { sections: [{ id: "a", list: [] }] }, ["sections.*.list"], { sections: [{ id: "a" }] }],
    ["a group that was never opened", { articles: [{ figure: null }] }, ["articles.*.figure"], { articles: [{}] }],
    ["a group whose fields are all empty", { facts: [{ spelled: { en: "", de: "" } }] }, ["facts.*.spelled"], { facts: [{}] }],
    ["a field below the keys of a record", { pages: { home: { socialScene: "" } } }, ["pages.*.socialScene"], { pages: { home: {} } }],
  ])("%s is left out", (_, content, places, expected) => {
    expect(withoutEmpty(content, places)).toEqual(expected);
  });

  test.each([
    ["a field that was filled in", { areas: [{ distance: "drive" }] }, ["areas.*.distance"]],
    ["a required list that is empty", { articles: [{ formerly: [] }] }, ["articles.*.figure"]],
    ["a required text that is empty, as the home page's address", { pages: { home: { slugs: { en: "" } } } }, ["pages.*.socialScene"]],
    ["a group of which one field is filled in", { facts: [{ spelled: { en: "five", de: "" } }] }, ["facts.*.spelled"]],
    ["zero and no", { rows: [{ count: 0, shown: false }] }, ["rows.*.count", "rows.*.shown"]],
  ])("%s stays", (_, content, places) => {
    expect(withoutEmpty(content, places)).toEqual(content);
  });
});

describe("the order of keys", () => {
  const fields = [{ name: "facts", fields: [{ name: "id" }, { name: "value" }, { name: "unit" }] }];

  test("is that of the form, in every entry of a list", () => {
    const content = { facts: [{ id: "carGroups", unit: "list", value: ["A", "B"] }] };
    expect(JSON.stringify(inFieldOrder(content, fields))).toBe('{"facts":[{"id":"carGroups","value":["A","B"],"unit":"list"}]}');
  });

  test("leaves keys that have no field at the end", () => {
    expect(JSON.stringify(inFieldOrder({ facts: [{ note: "x", unit: "day", id: "a" }] }, fields))).toBe(
      '{"facts":[{"id":"a","unit":"day","note":"x"}]}',
    );
  });
});
