import { SAMPLES } from "../built/site";
import { DESKTOP, PHONE, address, inPages, laidOut, sharedBrowser } from "./site";

const browser = sharedBrowser();

/**
 * Puts the blocks of layers in the opposite order, and tells what looks different then. Neighbours in one layer stay together: the build makes
 * several blocks of a sheet.
 */
function changedByOrder(): readonly string[] {
  const sheets = [...document.styleSheets];
  const namedBy = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...(rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule ? namedBy(rule.cssRules) : []),
    ]);
  const names = [...new Set(sheets.flatMap(({ cssRules }) => namedBy(cssRules)))].filter((name) => !name.startsWith("--"));
  const looks = () => {
    // Lays out the page from nothing: where a layout was reused, Chromium gives 0 for automatic margins.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
    return [...document.querySelectorAll("body, body :not(script, style)")].flatMap((element) =>
      [undefined, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return style.content === "none"
          ? []
          : names.map((name) => `${element.localName}${part ?? ""} ${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  };
  const before = looks();
  const texts: string[][] = [];
  let layer: string | undefined;
  sheets.forEach((sheet) => {
    const blocks = [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule);
    blocks.forEach((block) => {
      sheet.deleteRule([...sheet.cssRules].indexOf(block));
      if (block.name !== layer) {
        texts.unshift([]);
        layer = block.name;
      }
      texts[0]?.push(block.cssText);
    });
  });
  const ordering = sheets.find(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSLayerStatementRule));
  texts.flat().forEach((text) => ordering?.insertRule(text, ordering.cssRules.length));
  const faults = looks().flatMap((look, index) => look.filter((value, property) => value !== before[index]?.[property]));
  return texts.length > 10 ? [...new Set(faults)] : ["It has no sheets."];
}

test.each([
  ["phone", PHONE, "screen"],
  ["desktop", DESKTOP, "screen"],
  ["sheet of paper", DESKTOP, "print"],
] as const)("in which order the sheets of components come means nothing on a %s", async (_, device, media) => {
  const context = await browser.newContext(device);
  const wrong: string[] = [];
  await inPages(context, SAMPLES, async ({ page }, path) => {
    await page.emulateMedia({ media });
    await page.goto(address(path));
    await laidOut(page);
    wrong.push(...(await page.evaluate(changedByOrder)).map((change) => `${path}: ${change}`));
  });
  expect(wrong).toEqual([]);
});
