import { cyprusMoment } from "../days/cyprus-time";

/** A moment to remember. */
interface CalendarEvent {
  readonly title: string;
  readonly description: string;
  /** Cyprus time as “YYYY-MM-DDTHH:MM”. */
  readonly at: string;
}

/** The longest line of a calendar file, in bytes without its end. */
const LINE = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

const utc = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, "");

/** A line in parts that are short enough; all but the first begin with a space. No character is divided. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const parts = [""];
  for (const character of line) {
    const part = `${parts.at(-1) ?? ""}${character}`;
    if (bytes.encode(part).length > LINE) {
      parts.push(` ${character}`);
    } else {
      parts[parts.length - 1] = part;
    }
  }
  return parts.join("\r\n");
}

/**
 * A calendar file with moments that take no time.
 *
 * @param host the site's, which makes the ids of the events unique
 * @param stamp when the file is made
 * @source RFC 5545: 3.1 folding, 3.3.11 escaping, 3.6.1 events
 */
export function calendarFile(events: readonly CalendarEvent[], host: string, stamp: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Trip//EN`,
    ...events.flatMap(({ title, description, at }, index) => {
      const start = utc(cyprusMoment(at.replace("T", " ")));
      return [
        "BEGIN:VEVENT",
        `UID:${start}-${String(index)}@${host}`,
        `DTSTAMP:${utc(stamp.getTime())}`,
        `DTSTART:${start}`,
        `SUMMARY:${escaped(title)}`,
        `DESCRIPTION:${escaped(description)}`,
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
    "",
  ];
  return lines.map(folded).join("\r\n");
}
