import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** axe's rules for WCAG 2.2 A and AA, and its best practices. */
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** The rules about colours, which are all that differs between the schemes. */
export const OF_COLOURS: readonly string[] = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page, one line an element.
 *
 * @param within where to look
 * @param only the rules to apply instead of all
 */
export async function findings(
  page: Page,
  within = "html",
  { only }: { readonly only?: readonly string[] } = {},
): Promise<readonly string[]> {
  if (await page.evaluate(() => !("axe" in window))) {
    await page.evaluate(`(() => { ${AXE} })()`);
  }
  // Only violations leave the browser; the full result is a hundred times as large.
  const violations = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } };
      return (await axe.run(context, options)).violations;
    },
    [within, { ...OPTIONS, ...(only === undefined ? {} : { runOnly: only }) }] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** What axe finds in the light scheme, and of colours in the dark one. */
export async function inBothSchemes(page: Page, within?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await findings(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await findings(page, within, { only: OF_COLOURS });
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}
