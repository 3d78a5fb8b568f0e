import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withoutAdapterHeaders } from "../../scripts/adapter-headers";
import { ROOT } from "../project-root";

/** The adapter's own way of adding; its package shows no door to it. */
const { injectEntries } = jest.requireActual<{ injectEntries: (file: string, content: string) => Promise<void> }>(
  join(ROOT, "node_modules", "gatsby-adapter-netlify", "dist", "route-handler.js"),
);

test("what Gatsby's adapter adds to the headers on Netlify is taken out again, and ours stay as they were", async () => {
  const folder = mkdtempSync(join(tmpdir(), "headers-"));
  const file = join(folder, "_headers");
  const ours = "/*\n  Referrer-Policy: strict-origin-when-cross-origin\n";
  writeFileSync(file, ours);
  await injectEntries(file, "/*\n  referrer-policy: same-origin\n");
  const added = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  expect(added).toContain("same-origin\n");
  expect(withoutAdapterHeaders(added).trim()).toBe(ours.trim());
});
