import { splitQuantity } from "./Quantity";

test.each<readonly [string, object | undefined]>([
  ["115 km", { figure: "115", space: " ", unit: "km" }],
  ["1.952 m", { figure: "1.952", space: " ", unit: "m" }],
  ["1\u00a0952\u00a0м", { figure: "1\u00a0952", space: "\u00a0", unit: "м" }],
  ["65\u00a0χλμ./ώ.", { figure: "65", space: "\u00a0", unit: "χλμ./ώ." }],
  ...["€25", "15\u00a0€", "0,05\u00a0%", "Unlimited", "3 to 5 minutes", "24/7"].map((text) => [text, undefined] as const),
])("splits only a number with a unit in letters: %s", (text, parts) => {
  expect(splitQuantity(text)).toEqual(parts);
});
