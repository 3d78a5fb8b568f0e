import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { PUBLIC, brokenBy, difference, exists, unless } from "../../built/site";

const PAGES = ["/preview/", "/translations/"].map((path) => ({
  path,
  document: load(readFileSync(join(PUBLIC, path, "index.html"), "utf8")),
}));

describe("the pages that only reviewers have", () => {
  test("are kept from search engines by themselves, by their headers and by the sitemap", () => {
    const [headers, sitemap] = ["_headers", "sitemap-0.xml"].map((file) => readFileSync(join(PUBLIC, file), "utf8"));
    const broken = brokenBy(PAGES, ({ path, document }) => [
      ...difference("what robots are told", document('meta[name="robots"]').attr("content"), "noindex"),
      ...unless(headers?.includes(`${path}*\n  X-Robots-Tag: noindex`) === true, "no header keeps search engines from it"),
      ...unless(sitemap?.includes(path.replaceAll("/", "")) === false, "the sitemap names it"),
    ]);
    expect(broken).toEqual([]);
  });

  test("lead everywhere to files", () => {
    const broken = brokenBy(PAGES, ({ document }) => {
      const addresses = document("a[href], link[href], img[src]")
        .toArray()
        .map(({ attribs }) => attribs["href"] ?? attribs["src"] ?? "")
        .filter((address) => !address.startsWith("#"));
      return [
        ...["/", "/preview/preview.css"].filter((address) => !addresses.includes(address)).map((address) => `${address} is missing`),
        ...addresses.filter((address) => !exists(address)).map((address) => `${address} does not exist`),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("need no script, and no style but that of their sheet", () => {
    expect(
      brokenBy(PAGES, ({ document }) =>
        document("script, style, [style]")
          .toArray()
          .map(({ tagName }) => tagName),
      ),
    ).toEqual([]);
  });
});

test("the styles find the typeface", () => {
  const css = readFileSync(join(PUBLIC, "preview/preview.css"), "utf8");
  const fonts = Array.from(css.matchAll(/url\("([^"]+)"\)/g), ([, address = ""]) => address);
  expect(fonts).toHaveLength(4);
  expect(fonts.filter((address) => !existsSync(join(PUBLIC, address)))).toEqual([]);
});
