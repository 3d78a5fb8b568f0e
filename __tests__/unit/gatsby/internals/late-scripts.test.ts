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

test("replaces the scripts of a page by a list for the loader, and leaves a finished page as it is", () => {
  expect(finish(page("", GATSBYS))).toBe(page("load()", LIST));
  expect(finish(page("load()", LIST))).toBe(page("load()", LIST));
});

test("updates a finished page into which Gatsby put new scripts", () => {
  expect(finish(page("load()", GATSBYS.replace("/b.js", "/c.js")), "load(2)")).toBe(page("load(2)", LIST.replace("/b.js", "/c.js")));
});

test("keeps the dollar signs of the loader", () => {
  expect(finish(page("", GATSBYS), "`$&${a}$1`")).toContain('<script id="loader">`$&${a}$1`</script>');
});

test.each([START, 'id="policy"', 'id="loader"'])(
  "refuses a page without %s, because then Gatsby has changed how it prints pages",
  (place) => {
    expect(() => finish(page("", GATSBYS).replace(place, ""))).toThrow("Gatsby prints them in another way");
  },
);
