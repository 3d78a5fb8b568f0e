import { addressLines, formatTelephone } from "./business";
import { chatUrl } from "./chat";

test.each([
  ["+35724000000", "+357 24 000 000"],
  ["+442079460958", "+44 20 7946 0958"],
  ["+447700900123", "+44 7700 900123"],
  ["+33123456789", "+33123456789"],
])("%s is written %s", (number, expected) => {
  expect(formatTelephone(number).replaceAll("\u00a0", " ")).toBe(expected);
});

test("a chat address carries the number and the message", () => {
  expect(chatUrl("whatsapp", "+447700900123", "Γεια σας & hello")).toBe(
    `https://wa.me/447700900123?text=${encodeURIComponent("Γεια σας & hello")}`,
  );
  expect(chatUrl("viber", "+447700900123", "Hi")).toBe("viber://chat?number=%2B447700900123&draft=Hi");
});

test("an address has its postal code once the owner has supplied it", () => {
  const lines = ["Airport", "Larnaca"];
  const postalCodes = { office: "6000", vanBase: "7000" };
  expect(addressLines("office", lines, { postalCodes, placeholders: ["postalCodes"] })).toEqual(lines);
  expect(addressLines("office", lines, { postalCodes, placeholders: [] })).toEqual(["Airport", "6000 Larnaca"]);
});
