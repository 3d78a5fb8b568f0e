import licences from "../../data/licences.json";
import { licencesSchema } from "../../src/core/schemas/licences";

const [entry] = licences.licences;

test("the file of licences names each country once, by its code, and a day of review after the day of verification", () => {
  expect(licencesSchema.safeParse(licences).success).toBe(true);
  const MISTAKES = [
    ["licences.0.countries.0", [{ ...entry, countries: ["UK"] }]],
    ["licences.0.countries.0", [{ ...entry, countries: ["gb"] }]],
    ["licences.0.countries.0", [{ ...entry, countries: ["QX"] }]],
    ["licences.0.countries.0", [{ ...entry, countries: ["Turkey"] }]],
    ["licences.0.countries.1", [{ ...entry, countries: ["TR", "TR"] }]],
    ["licences.1.countries.0", [entry, { ...entry, id: "again" }]],
    ["licences.0.verified", [{ ...entry, verified: "2027-12-01" }]],
  ] as const;
  MISTAKES.forEach(([place, list]) => {
    expect(licencesSchema.safeParse({ licences: list }).error?.issues.map(({ path }) => path.join("."))).toContain(place);
  });
});
