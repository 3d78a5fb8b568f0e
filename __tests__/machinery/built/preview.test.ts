import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { PUBLIC, exists } from "../../built/site";

const read = (file: string): string => readFileSync(join(PUBLIC, file), "utf8");

test.each(["admin", "design", "preview", "translations"])("search engines are kept from /%s/", (folder) => {
  expect(load(read(`${folder}/index.html`))('meta[name="robots"]').attr("content")).toBe("noindex");
  expect(read("_headers")).toMatch(new RegExp(`^/${folder}/\\*\\n(?: .*\\n)*?  X-Robots-Tag: noindex$`, "m"));
  expect(read("sitemap-0.xml")).not.toContain(`/${folder}`);
});

describe.each(["preview", "translations"])("the page for reviewers at /%s/", (folder) => {
  const document = load(read(`${folder}/index.html`));

  test("leads only to files, and has no script or inline style", () => {
    const addresses = document("a[href], link[href], img[src]")
      .toArray()
      .map(({ attribs }) => attribs["href"] ?? attribs["src"] ?? "")
      .filter((address) => !address.startsWith("#"));
    expect(addresses).toEqual(expect.arrayContaining(["/", "/preview/preview.css"]));
    expect(addresses.filter((address) => !exists(address))).toEqual([]);
    expect(document("script, style, [style]").length).toBe(0);
  });
});

test("the fonts of the pages for reviewers exist", () => {
  const fonts = Array.from(read("preview/preview.css").matchAll(/url\("([^"]+)"\)/g), ([, address = ""]) => address);
  expect(fonts).toHaveLength(4);
  expect(fonts.filter((address) => !existsSync(join(PUBLIC, address)))).toEqual([]);
});
