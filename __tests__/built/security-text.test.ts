import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSiteData } from "../../src/content/site-data";
import { siteUrl } from "../../src/core/routes/site-url";
import { ROOT } from "../project-root";
import { PUBLIC } from "./site";

test("security.txt names the business's own address, has not expired, and says whether the address is a placeholder", () => {
  const { business } = readSiteData(ROOT);
  const lines = readFileSync(join(PUBLIC, ".well-known", "security.txt"), "utf8")
    .trimEnd()
    .split("\n");
  const field = (name: string) => lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  expect(field("Contact")).toEqual([`mailto:${business.email}`]);
  expect(field("Expires").map((date) => Date.parse(date) > Date.now())).toEqual([true]);
  expect(field("Canonical")).toEqual([`${siteUrl(process.env)}/.well-known/security.txt`]);
  expect(lines.some((line) => line.startsWith("#"))).toBe(business.placeholders.includes("email"));
  // RFC 9116, section 3: nothing but UTF-8, and said so.
  expect(readFileSync(join(PUBLIC, "_headers"), "utf8")).toContain(
    "/.well-known/security.txt\n  Content-Type: text/plain; charset=utf-8\n",
  );
});
