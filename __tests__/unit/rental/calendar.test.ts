import { calendarFile } from "../../../src/core/hire/calendar";

test("events begin at the moment in Cyprus, whatever is in their texts, in lines of at most 75 bytes", () => {
  const title = "Ακύρωση χωρίς χρέωση; bis zu 48 Stunden, \\ vorher\nund länger als eine Zeile von fünfundsiebzig Bytes";
  const events = ["2027-01-10T22:00", "2027-07-10T01:30"].map((at) => ({ title, description: "", at }));
  const file = calendarFile(events, "example.com", new Date("2027-01-02T03:04:05.678Z"));
  const lines = file.split("\r\n");
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75 || line.includes("\n"))).toEqual([]);
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded.match(/(?<=DTSTART:).*/g)).toEqual(["20270110T200000Z", "20270709T223000Z"]);
  expect(unfolded.match(/(?<=SUMMARY:).*/g)?.map((text) => text.replaceAll("\\n", "\n").replace(/\\([\\;,])/g, "$1"))).toEqual([
    title,
    title,
  ]);
});
