import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { feedPath } from "../../../src/core/routes/feed";
import { NON_VISITOR_FOLDERS } from "../../../src/core/routes/review-folders";
import { LANGUAGES } from "../../../src/core/languages";
import { PUBLIC, exists } from "../../built/site";

const read = (file: string): string => readFileSync(join(PUBLIC, file), "utf8");

/** What visitors and machines find pages by. */
const LISTS = ["sitemap-0.xml", "llms.txt", "_redirects", ...LANGUAGES.map((language) => feedPath(language).slice(1))];

describe.each(NON_VISITOR_FOLDERS)("the page at /%s/", (folder) => {
  const document = load(read(`${folder}/index.html`));

  test("is kept from search engines, and nothing for visitors or machines lists it", () => {
    expect(document('meta[name="robots"]').attr("content")).toBe("noindex");
    expect(read("_headers").split(/\n(?=\/)/)).toContainEqual(
      expect.stringMatching(new RegExp(`^/${folder}/\\*\\n[^]*X-Robots-Tag: noindex`)),
    );
    expect(LISTS.filter((file) => read(file).includes(`/${folder}`))).toEqual([]);
  });

  test("leads only to files and anchors that exist, and no scripts or styles are in the document", () => {
    const addresses = document("a[href], link[href], img[src], script[src]")
      .toArray()
      .map(({ attribs }) => attribs["href"] ?? attribs["src"] ?? "");
    expect(addresses.filter((address) => address.startsWith("/") && !exists(address))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith("#") && document(address).length !== 1)).toEqual([]);
    expect(document("script:not([src]), style, [style]").length).toBe(0);
  });
});

test("the font of the pages for reviewers exists", () => {
  const fonts = Array.from(read("preview/preview.css").matchAll(/url\("?([^)"]+)"?\)/g), ([, address = ""]) => address);
  expect(fonts).toHaveLength(1);
  expect(fonts.filter((address) => !exists(address))).toEqual([]);
});
