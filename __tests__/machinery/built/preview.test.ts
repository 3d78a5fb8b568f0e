import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { PUBLIC, exists } from "../../built/site";

describe.each(["/preview/", "/translations/"])("%s, which only reviewers have", (path) => {
  const html = readFileSync(join(PUBLIC, path, "index.html"), "utf8");
  const document = load(html);

  test("is kept from search engines by itself, by its header and by the sitemap", () => {
    expect(document('meta[name="robots"]').attr("content")).toBe("noindex");
    expect(readFileSync(join(PUBLIC, "_headers"), "utf8")).toContain(`${path}*\n  X-Robots-Tag: noindex`);
    expect(readFileSync(join(PUBLIC, "sitemap-0.xml"), "utf8")).not.toContain(path.replaceAll("/", ""));
  });

  test("every link, picture and style sheet leads to a file", () => {
    const addresses = document("a[href], link[href], img[src]")
      .toArray()
      .map(({ attribs }) => attribs["href"] ?? attribs["src"] ?? "")
      .filter((address) => !address.startsWith("#"));
    expect(addresses).toEqual(expect.arrayContaining(["/", "/preview/preview.css"]) as unknown);
    expect(addresses.filter((address) => !exists(address))).toEqual([]);
  });

  test("needs no script and no style of its own", () => {
    expect(document("script, style, [style]")).toHaveLength(0);
  });
});

test("the styles find the typeface", () => {
  const css = readFileSync(join(PUBLIC, "preview/preview.css"), "utf8");
  const fonts = Array.from(css.matchAll(/url\("([^"]+)"\)/g), ([, address = ""]) => address);
  expect(fonts).toHaveLength(4);
  expect(fonts.filter((address) => !existsSync(join(PUBLIC, address)))).toEqual([]);
});
