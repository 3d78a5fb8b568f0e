/** Tells whether nothing has been written into a field. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") {
    return true;
  }
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

function without(value: unknown, places: readonly (readonly string[])[]): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const entries = Object.entries(value).flatMap(([key, inner]): readonly (readonly [string, unknown])[] => {
    const below = places.filter(([first]) => first === key || first === "*").map(([, ...rest]) => rest);
    return below.some((rest) => rest.length === 0) && isEmpty(inner)
      ? []
      : [
          [
            key,
            without(
              inner,
              below.filter((rest) => rest.length > 0),
            ),
          ],
        ];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/**
 * A file's content without the optional fields that are empty: a form writes an empty text where a file has nothing.
 *
 * @param places where optional fields are; `*` stands for every entry
 * @example withoutEmpty({ areas: [{ id: "menou", distance: "" }] }, ["areas.*.distance"]) // { areas: [{ id: "menou" }] }
 */
export function withoutEmpty(content: unknown, places: readonly string[]): unknown {
  return without(
    content,
    places.map((place) => place.split(".")),
  );
}
