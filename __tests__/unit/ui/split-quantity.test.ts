import { splitQuantity } from "../../../src/ui/split-quantity";

test.each([
  ["115 km", "115", "km"],
  ["1.952 m", "1.952", "m"],
  ["1\u00a0952\u00a0м", "1\u00a0952", "м"],
  ["30\u00a0мин", "30", "мин"],
  ["65\u00a0χλμ./ώ.", "65", "χλμ./ώ."],
])("%s is a figure and its unit", (text, figure, unit) => {
  const quantity = splitQuantity(text);
  expect(quantity).toMatchObject({ figure, unit });
  expect(`${quantity?.figure ?? ""}${quantity?.space ?? ""}${quantity?.unit ?? ""}`).toBe(text);
});

test.each(["€25", "15\u00a0€", "0,05\u00a0%", "Unlimited", "3 to 5 minutes", "24/7"])(
  "%s is not a figure with a unit in letters",
  (text) => {
    expect(splitQuantity(text)).toBeUndefined();
  },
);
