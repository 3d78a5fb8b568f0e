import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import type { AdminSettings } from "../../../src/editing/editing";
import { PUBLIC } from "../../built/site";

const FOLDER = join(PUBLIC, "admin");
const page = readFileSync(join(FOLDER, "index.html"), "utf8");
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });

test("the editing interface is there, and no search engine may list it", () => {
  expect(load(page)('meta[name="robots"]').attr("content")).toBe("noindex");
  expect(readFileSync(join(PUBLIC, "_headers"), "utf8")).toMatch(
    /\/admin\/\*\n {2}X-Robots-Tag: noindex|\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex/,
  );
  const sitemaps = readdirSync(PUBLIC).filter((name) => /^sitemap.*\.xml$/.test(name));
  expect(sitemaps.filter((name) => readFileSync(join(PUBLIC, name), "utf8").includes("/admin"))).toEqual([]);
});

test("the page has no script and no style in it, and names nobody else", () => {
  const document = load(page);
  expect(document("script:not([src]), style, [style]").length).toBe(0);
  const addresses = document("[src], [href]")
    .toArray()
    .map((element) => document(element).attr("src") ?? document(element).attr("href") ?? "");
  expect(addresses.filter((address) => !existsSync(join(PUBLIC, address)))).toEqual([]);
});

test("what browsers keep for ever carries a hash", () => {
  expect(files.filter((name) => name.endsWith(".js") && !/-[A-Z0-9]{8}\.js$/.test(name))).toEqual([]);
  const assets = files.filter((name) => /^assets.[^.]+\./.test(name) && !name.endsWith(".LICENSE.txt"));
  expect(assets.filter((name) => !/-[\w-]{8}\.\w+$/.test(name))).toEqual([]);
});

test("the scripts find their fonts beside them, and ask nobody for a newer version or a status", () => {
  const scripts = files.filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(FOLDER, name), "utf8"));
  const fonts = scripts.flatMap((code) => Array.from(code.matchAll(/assets\/[\w-]+\.woff2/g), ([font]) => font));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !existsSync(join(FOLDER, font)))).toEqual([]);
  expect(scripts.filter((code) => /unpkg\.com\/@sveltia\/cms|githubstatus\.com\/api/.test(code))).toEqual([]);
});

test("changes go to a repository, or to a name that says that none is known", () => {
  const { config } = JSON.parse(readFileSync(join(FOLDER, "settings.json"), "utf8")) as AdminSettings;
  expect(config.backend).toMatchObject({
    name: "github",
    repo: expect.stringMatching(/^[\w.-]+\/[\w.-]+$/) as string,
    auth_methods: ["token"],
  });
});
