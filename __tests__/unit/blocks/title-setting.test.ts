import { titleSetting } from "../../../src/blocks/CutHero/title-setting";

test("sets a title in as few lines as fit, and no wider than they are", () => {
  expect(titleSetting("You are offline").lines).toBe(1);
  const parking = titleSetting("Leave the car with us and fly");
  expect(parking.lines).toBe(2);
  // Measured in Manrope: “with us and fly” takes 6.5 em.
  expect(parking.measure).toBeGreaterThan(6.5);
  expect(parking.measure).toBeLessThan(7.3);
});

test("gives a title of long words room for the longest", () => {
  const word = titleSetting("Донаудампфшиффартсгезелльшафт на острове");
  expect(word.measure).toBeGreaterThan(titleSetting("Донаудампфшиффарт на острове").measure);
  expect(word.lines).toBe(2);
});

test("divides a word where it may be divided, once it is too long for a line", () => {
  const whole = titleSetting("Fahrzeugbuchungsbedingungen in klaren Worten");
  const divided = titleSetting("Fahrzeugbuchungs\u00adbedingungen in klaren Worten");
  expect(divided.measure).toBeLessThan(whole.measure);
  expect(divided.lines).toBe(whole.lines + 1);
  expect(titleSetting("Buchungs\u00adbedingungen in klaren Worten")).toEqual(titleSetting("Buchungsbedingungen in klaren Worten"));
});
