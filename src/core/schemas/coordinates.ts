import { z } from "zod";

/** The degrees of places in Cyprus. */
const NORTH = { minimum: 34.5, maximum: 35.8 };
const EAST = { minimum: 32.2, maximum: 34.7 };

const isWithin = (value: number, { minimum, maximum }: typeof NORTH): boolean => value >= minimum && value <= maximum;

/** Latitude and longitude, for `inCyprus`. */
export const coordinates = {
  latitude: z.number().meta({ description: "Degrees north.", ...NORTH }),
  longitude: z.number().meta({ description: "Degrees east.", ...EAST }),
};

/** A place that has to be in Cyprus. Swapped coordinates are one mistake, not two. */
export function inCyprus<Place extends z.ZodType<{ latitude: number; longitude: number }>>(place: Place): Place {
  return place.superRefine((value, context) => {
    const { latitude, longitude } = value;
    if (isWithin(latitude, EAST) && isWithin(longitude, NORTH) && !(isWithin(latitude, NORTH) && isWithin(longitude, EAST))) {
      const message = "a place in Cyprus: latitude and longitude are swapped";
      const suggestion = { ...value, latitude: longitude, longitude: latitude };
      context.addIssue({ code: "custom", message, input: value, params: { suggestion } });
      return;
    }
    const wrong = (key: string, degrees: string, { minimum, maximum }: typeof NORTH, input: number): void => {
      const message = `the degrees ${degrees} of a place in Cyprus, between ${String(minimum)} and ${String(maximum)}`;
      context.addIssue({ code: "custom", path: [key], message, input });
    };
    if (!isWithin(latitude, NORTH)) {
      wrong("latitude", "north", NORTH, latitude);
    }
    if (!isWithin(longitude, EAST)) {
      wrong("longitude", "east", EAST, longitude);
    }
  });
}
