import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { z } from "zod";
import { ENGINES } from "../__tests__/browser/engines";

/*
 * Runs the scenarios in every engine and writes docs/browsers.md. `npm test` runs the same scenarios without writing, so that a browser's
 * new version does not change the repository.
 */

const FILE = "docs/browsers.md";

/** What engines may lack: what it is, how a page asks for it, and what visitors get instead. */
const FEATURES: readonly (readonly [name: string, isThere: () => boolean, instead: string])[] = [
  ["speculation rules", () => HTMLScriptElement.supports("speculationrules"), "a page is requested when its link is pressed, not before"],
  ["`hidden=until-found`", () => "onbeforematch" in document.body, "the browser's search finds a closed answer only after it was opened"],
  ["view transitions between pages", () => "CSSViewTransitionRule" in window, "pages change at once"],
  ["`requestIdleCallback`", () => "requestIdleCallback" in window, "scripts load by a timer"],
  ["`navigator.connection`", () => "connection" in navigator, "Save-Data is unknown: scripts load and pages are cached as usual"],
  ["Trusted Types", () => "trustedTypes" in window, "the other directives of the policy refuse what is injected"],
  ["scroll-driven animations", () => CSS.supports("animation-timeline: scroll()"), "the vehicles stand still on the road"],
  ["`text-wrap: pretty`", () => CSS.supports("text-wrap: pretty"), "the last line of a paragraph may be one word"],
];

const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) })),
});

for (const { ensure } of Object.values(ENGINES)) {
  ensure();
}
const folder = mkdtempSync(join(tmpdir(), "browsers-"));
const report = join(folder, "report.json");
const jest = createRequire(import.meta.url).resolve("jest/bin/jest");
spawnSync(process.execPath, [jest, "--selectProjects", "engines", "--json", `--outputFile=${report}`], {
  stdio: "inherit",
  env: { ...process.env, ENGINES: Object.keys(ENGINES).join() },
});
const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
rmSync(folder, { recursive: true });

/** The result of each scenario, by engine. */
const results = new Map(
  testResults.map(({ name, assertionResults }) => [
    basename(name, ".test.ts"),
    new Map(assertionResults.map(({ title, status }) => [title, status === "passed" ? "yes" : "**no**"])),
  ]),
);

const names: string[] = [];
const lacking = FEATURES.map((): string[] => []);
for (const [name, { launch }] of Object.entries(ENGINES)) {
  const engine = await launch();
  const page = await engine.newPage();
  names.push(engine.version);
  for (const [index, [, isThere]] of FEATURES.entries()) {
    if (!(await page.evaluate(isThere))) {
      lacking[index]?.push(name);
    }
  }
  await page.close();
  await engine.close();
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const engines = Object.keys(ENGINES);
const titles = [...(results.values().next().value?.keys() ?? [])];
const body = [
  row(["scenario", ...names]),
  row(["---", ...names.map(() => "---")]),
  ...titles.map((title) => row([title, ...engines.map((engine) => results.get(engine)?.get(title) ?? "not run")])),
  "",
  "## What differs",
  "",
  row(["feature", "missing in", "what visitors get instead"]),
  row(["---", "---", "---"]),
  ...FEATURES.flatMap(([feature, , instead], index) => {
    const missing = lacking[index] ?? [];
    return missing.length === 0 ? [] : [row([feature, missing.join(", "), instead])];
  }),
].join("\n");

const config = await resolveConfig(FILE);
const written = (date: string): Promise<string> =>
  format(
    [
      "# Browsers",
      `\`npm run browsers\` wrote this on ${date}; it runs the scenarios of \`__tests__/machinery/engines/scenarios.ts\`, as \`npm test\` does, and notes what each engine lacks. WebKitGTK stands for Safari, whose engine it has: devices of Apple's were not tried.`,
      body,
    ].join("\n\n"),
    { ...config, filepath: FILE },
  );
const before = readFileSync(FILE, { encoding: "utf8", flag: "a+" });
const [, date = ""] = /wrote this on (\d{4}-\d\d-\d\d)/.exec(before) ?? [];
if (before !== (await written(date))) {
  writeFileSync(FILE, await written(new Date().toISOString().slice(0, 10)));
}
