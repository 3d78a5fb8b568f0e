import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Everything that axe knows of WCAG 2.2 A and AA, and its best practices. */
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** The rules about colours, for a scheme in which nothing else differs. */
export const OF_COLOURS: readonly string[] = ["color-contrast", "link-in-text-block"];

/** Which of the rules in `OPTIONS` are applied: some only, or all but some. */
interface Rules {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/**
 * What axe finds on a page as it is, one line a place.
 *
 * @param within where to look; the whole document without it
 */
export async function findings(page: Page, within = "html", { only, without = [] }: Rules = {}): Promise<readonly string[]> {
  if (await page.evaluate(() => !("axe" in window))) {
    await page.evaluate(`(() => { ${AXE} })()`);
  }
  // Only what is wrong leaves the browser: what is right is a hundred times as much.
  const violations = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } };
      return (await axe.run(context, options)).violations;
    },
    [
      within,
      {
        ...OPTIONS,
        ...(only === undefined ? {} : { runOnly: only }),
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    ] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
