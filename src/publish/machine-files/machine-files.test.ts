import { robotsText, securityText } from "./machine-files";

test("robots.txt of a preview names no sitemap, but lets crawlers in, so that they see that pages are not to be listed", () => {
  expect(robotsText("https://www.example.com", true)).toContain("Sitemap: https://www.example.com/sitemap-index.xml");
  expect(robotsText("https://www.example.com", false)).not.toContain("Sitemap");
  expect(robotsText("https://www.example.com", false)).not.toContain("Disallow");
});

const at = (moment: string) =>
  securityText("https://www.example.com", { email: "desk@cars.example", isPlaceholder: false }, new Date(moment));

test("writes the same file for all builds of a month", () => {
  expect(at("2026-11-01T00:00:00Z")).toBe(at("2026-11-30T23:59:59Z"));
});

test.each(["2026-01-01T00:00:00Z", "2028-02-29T12:00:00Z"])(
  "is valid for at least ten months and less than a year, built at %s",
  (moment) => {
    const days = (Date.parse(/^Expires: (.+)$/m.exec(at(moment))?.[1] ?? "") - Date.parse(moment)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
