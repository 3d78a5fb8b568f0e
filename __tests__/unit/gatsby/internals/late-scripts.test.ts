import { withoutScripts } from "../../../../src/gatsby/internals/without-scripts";

const START = '<!-- slice-start id="_gatsby-scripts-1" -->';
const END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const GATSBYS =
  '<script id="gatsby-chunk-mapping">window.x={}</script><script src="/a.js" async></script><script src="/b.js" async></script>';
const page = (loader: string, scripts: string): string =>
  `<body><script id="policy">${loader === "" ? "" : POLICY}</script><script id="loader">${loader}</script><p>Text</p>${START}${scripts}${END}</body>`;
const POLICY = "policy()";
const finish = (html: string, loader = "load()"): string => withoutScripts(html, { policy: POLICY, loader });
const LIST = '<data id="js" value="/a.js /b.js"></data>';

describe("a page without its scripts", () => {
  test("lists them for the loader, and has no other", () => {
    expect(finish(page("", GATSBYS))).toBe(page("load()", LIST));
  });

  test("is left as it is when it is finished already", () => {
    const finished = finish(page("", GATSBYS));
    expect(finish(finished)).toBe(finished);
  });

  test("gets new scripts that Gatsby put into a finished page, and a new loader", () => {
    expect(finish(page("load()", GATSBYS.replace("/b.js", "/c.js")), "load(2)")).toBe(page("load(2)", LIST.replace("/b.js", "/c.js")));
  });

  test("keeps the dollar signs of the loader", () => {
    expect(finish(page("", GATSBYS), "`$&${a}$1`")).toContain('<script id="loader">`$&${a}$1`</script>');
  });

  test.each([
    ["the region of the scripts", page("", GATSBYS).replace(START, "")],
    ["the place of the policy", page("", GATSBYS).replace('id="policy"', "")],
    ["the place of the loader", page("", GATSBYS).replace('id="loader"', "")],
  ])("is refused when %s is missing, because then Gatsby prints pages in another way", (_, html) => {
    expect(() => finish(html)).toThrow("Gatsby prints them in another way");
  });
});
