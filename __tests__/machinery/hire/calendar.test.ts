import fc from "fast-check";
import { calendarFile } from "../../../src/core/hire/calendar";

const STAMP = new Date("2027-01-02T03:04:05.678Z");

/** The values of a property, unfolded and without escapes. */
const valuesOf = (file: string, name: string): readonly string[] =>
  file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped)));

test("events begin at the moment in Cyprus, in winter and in summer time", () => {
  const events = ["2027-01-10T22:00", "2027-07-10T01:30"].map((at) => ({ title: "Free cancelling ends", description: "", at }));
  const file = calendarFile(events, "example.com", STAMP);
  expect(valuesOf(file, "DTSTART")).toEqual(["20270110T200000Z", "20270709T223000Z"]);
  expect(valuesOf(file, "DTSTAMP")).toEqual(["20270102T030405Z", "20270102T030405Z"]);
  expect(new Set(valuesOf(file, "UID")).size).toBe(2);
});

test("any title survives, and no line is longer than 75 bytes", () => {
  const printable = fc.string({ unit: "grapheme", maxLength: 200 }).filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text));
  const text = fc.array(printable, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = calendarFile([{ title, description, at: "2027-01-10T22:00" }], "example.com", STAMP);
      expect(valuesOf(file, "SUMMARY")).toEqual([title]);
      expect(valuesOf(file, "DESCRIPTION")).toEqual([description]);
      const lines = file.split("\r\n");
      expect(lines.filter((line) => new TextEncoder().encode(line).length > 75 || line.includes("\n"))).toEqual([]);
      expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
    }),
  );
});
