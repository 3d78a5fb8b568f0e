import { namesIn, stylesFor } from "../../../../src/gatsby/internals/first-screen-styles";

const NAMES = namesIn('<body><main class="page"><h1 class="a+b title">Vans</h1><a href="/">Book</a></main>');

test("reads tags and classes of a document", () => {
  expect([...NAMES].sort()).toEqual([".a+b", ".page", ".title", "a", "body", "h1", "main"]);
});

test.each([
  [":root{--sea:#08a}*{margin:0}", ":root{--sea:#08a}*{margin:0}"],
  [".a\\+b{color:red}.card{color:blue}", ".a\\+b{color:red}"],
  [".title,.card,h1::before{color:red}table{color:blue}", ".title,h1::before{color:red}"],
  [
    ".page .title:not(.card)>a:is(:hover,.card):focus-visible{color:red}",
    ".page .title:not(.card)>a:is(:hover,.card):focus-visible{color:red}",
  ],
  ['a[href$=".pdf"]{color:red}.page .card a{color:blue}', 'a[href$=".pdf"]{color:red}'],
  [
    "@layer base,pages;@layer pages{@media (width>1px){.card{color:red}}.title{color:red}}",
    "@layer base,pages;@layer pages{.title{color:red}}",
  ],
  ["@media print{a{color:red}}", ""],
  ["a{animation:in 1s}@keyframes in{from{top:0}}@keyframes out{from{top:0}}", "a{animation:in 1s}@keyframes in{from{top:0}}"],
])("keeps of %s what can match", (css, kept) => {
  expect(stylesFor(css, NAMES)).toBe(kept);
});
