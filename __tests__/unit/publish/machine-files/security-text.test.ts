import { securityText } from "../../../../src/publish/machine-files/security-text";

const at = (moment: string) =>
  securityText("https://www.example.com", { email: "desk@cars.example", isPlaceholder: false }, new Date(moment));

test("writes the same file for all builds of a month, and another for those of the next", () => {
  expect(at("2026-11-01T00:00:00Z")).toBe(at("2026-11-30T23:59:59Z"));
  expect(at("2026-12-01T00:00:00Z")).not.toBe(at("2026-11-30T23:59:59Z"));
});

test.each(["2026-01-01T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z", "2028-03-01T00:00:00Z"])(
  "is valid for ten months at least, and less than a year, when built at %s",
  (moment) => {
    const expires = /^Expires: (.+)$/m.exec(at(moment))?.[1] ?? "";
    const days = (Date.parse(expires) - Date.parse(moment)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
