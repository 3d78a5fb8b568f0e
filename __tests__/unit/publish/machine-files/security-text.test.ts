import { securityText } from "../../../../src/publish/machine-files/security-text";

const contact = { email: "desk@cars.example", isPlaceholder: false };
const at = (moment: string) => securityText("https://www.example.com", contact, new Date(moment));
const expires = (text: string): number => Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");

test("security.txt says whom to write to, in which languages, until when, and where it belongs", () => {
  expect(at("2026-11-22T02:00:00Z").split("\n")).toEqual([
    "Contact: mailto:desk@cars.example",
    "Expires: 2027-10-01T00:00:00Z",
    "Preferred-Languages: en, el",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "",
  ]);
});

test("builds of one month write the same file, and those of the next another", () => {
  expect(at("2026-11-01T00:00:00Z")).toBe(at("2026-11-30T23:59:59Z"));
  expect(at("2026-12-01T00:00:00Z")).not.toBe(at("2026-11-30T23:59:59Z"));
});

test.each(["2026-01-01T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z", "2028-03-01T00:00:00Z"])(
  "a file that is built at %s is valid for ten months at least, and less than a year",
  (moment) => {
    const days = (expires(at(moment)) - Date.parse(moment)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

test("an address that is a placeholder is said to be one", () => {
  const text = securityText("https://www.example.com", { ...contact, isPlaceholder: true }, new Date("2026-11-22"));
  expect(text).toMatch(/^# The address is a placeholder/);
});
