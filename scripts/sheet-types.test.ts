import { sheetTypes } from "./sheet-types";

test("types a class as a component imports it, and no class that the sheet does not own", () => {
  const css = `@layer pages { .two-over > .card:not(.card + .card) { gap: 0; & :global(.icon) { color: red; } } }`;
  expect(sheetTypes({ "src/blocks/Cards/Cards.module.css": css })).toBe(
    ['declare module "*/Cards.module.css" {', "  export const card: string;", "  export const twoOver: string;", "}"].join("\n"),
  );
});

test("refuses two sheets of one name, and names both", () => {
  const sheets = { "src/ui/Card.module.css": ".card {}", "src/templates/home/Card.module.css": ".price {}" };
  expect(() => sheetTypes(sheets)).toThrow(/src\/ui\/Card\.module\.css and src\/templates\/home\/Card\.module\.css/);
});
