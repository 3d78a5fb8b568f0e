import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Everything that axe knows of WCAG 2.2 A and AA, and its best practices. */
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/**
 * What axe finds on a page as it is, one line a place.
 *
 * @param within where to look; the whole document without it
 * @param rules which rules to apply; all of `OPTIONS` without it
 */
export async function findings(page: Page, within = "html", rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(`window.axe === undefined && (() => { ${AXE} })()`);
  const { violations } = await page.evaluate(
    ([context, options]) =>
      (window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } }).axe.run(context, options),
    [within, rules === undefined ? OPTIONS : { ...OPTIONS, runOnly: rules }] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
