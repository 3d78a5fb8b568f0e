import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutAdapterHeaders } from "../../../scripts/adapter-headers";
import { ROOT } from "../../project-root";
import { temporaryFolder } from "../../temporary-folder";

const folder = temporaryFolder();

/** The adapter's own function, which its package does not export. */
const { injectEntries } = jest.requireActual<{ injectEntries: (file: string, content: string) => Promise<void> }>(
  join(ROOT, "node_modules", "gatsby-adapter-netlify", "dist", "route-handler.js"),
);

test("removes the headers that Gatsby's Netlify adapter adds, and no others", async () => {
  const file = join(folder(), "_headers");
  const ours = "/*\n  Referrer-Policy: strict-origin-when-cross-origin\n";
  writeFileSync(file, ours);
  await injectEntries(file, "/*\n  referrer-policy: same-origin\n");
  const added = readFileSync(file, "utf8");
  expect(added).toContain("same-origin\n");
  expect(withoutAdapterHeaders(added).trim()).toBe(ours.trim());
});
