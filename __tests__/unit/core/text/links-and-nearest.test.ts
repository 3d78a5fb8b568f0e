import { linkTargets, resolveLinks } from "../../../../src/core/text/links";
import { nearest } from "../../../../src/core/text/nearest";

test("links name routes, and are resolved to paths", () => {
  const text = "Read [the terms](booking-terms#fees) or [call](home).";
  expect(linkTargets(text)).toEqual(["booking-terms", "home"]);
  expect(resolveLinks(text, (route) => (route === "home" ? "/de" : "/de/bedingungen"))).toBe(
    "Read [the terms](/de/bedingungen#fees) or [call](/de).",
  );
});

test("finds the nearest name, if one is near enough", () => {
  expect(nearest("carAgeMn", ["carAgeMin", "carAgeMax", "vanDeposit"])).toBe("carAgeMin");
  expect(nearest("zzzz", ["carAgeMin", "vanDeposit"])).toBeUndefined();
});
