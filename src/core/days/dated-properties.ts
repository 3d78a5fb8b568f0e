/** Something that a page shows from one moment to another, in milliseconds since 1970. Its id has no spaces. */
interface Dated {
  readonly id: string;
  readonly starts: number;
  readonly ends: number;
}

/** The attribute of the body that lists what is dated on the page. */
export const DATES_ATTRIBUTE = "data-dates";

/** The custom property of the body that shows everything dated, whatever the day: during development. */
export const ALWAYS_SHOWN = "--dated";

const property = (id: string): string => `--dated-${id}`;

/** The style of an element that is shown at its time only. The body has the properties, from the build and from a script before anything is painted. */
export function datedStyle(id: string) {
  return { display: `var(${property(id)}, var(${ALWAYS_SHOWN}, none))` };
}

/** What is dated on a page, as the value of the attribute. */
export function datesOf(dated: readonly Dated[]): string {
  return dated.map(({ id, starts, ends }) => `${id} ${String(starts)} ${String(ends)}`).join(",");
}

/** The properties of the body, with their values, at a moment. */
export function datedProperties(dates: string, now: number): readonly (readonly [property: string, value: string])[] {
  return dates.split(",").map((entry) => {
    const [id = "", starts, ends] = entry.split(" ");
    return [property(id), now >= Number(starts) && now < Number(ends) ? "block" : "none"];
  });
}
