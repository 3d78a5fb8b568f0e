import { licencesSchema } from "./licences";

const ENTRY = { id: "eu", countries: ["DE", "FR"], source: "The law", verified: "2026-01-01", reviewBy: "2027-01-01" };

test.each([
  [undefined, [ENTRY]],
  ["licences.0.countries.0", [{ ...ENTRY, countries: ["UK"] }]],
  ["licences.0.countries.0", [{ ...ENTRY, countries: ["Turkey"] }]],
  ["licences.1.countries.0", [ENTRY, { ...ENTRY, id: "again" }]],
  ["licences.0.verified", [{ ...ENTRY, verified: "2027-12-01" }]],
])("each country is listed once, by its code, with a review after its verification: a mistake at %s", (place, licences) => {
  expect(licencesSchema.safeParse({ licences }).error?.issues[0]?.path.join(".")).toBe(place);
});
