import { bytesByPackage } from "../../../tools/bench/bytes-by-package";
import { withoutScripts } from "../../../tools/bench/without-scripts";

test("withoutScripts cuts scripts and what is fetched for them, and keeps structured data and every other byte", () => {
  const cut = [
    `<script type="module">const a = "<p>";</script>`,
    `<script src="/app.js" async=""></script>`,
    `<script type="speculationrules">{"prefetch":[]}</script>`,
    `<link rel="preload" as="script" href="/a.js"/>`,
    `<link rel="modulepreload" href="/b.js">`,
    `<link rel="prefetch" href="/c.js"/>`,
    `<link as="fetch" rel="preload" href="/page-data/index/page-data.json" crossorigin="anonymous"/>`,
  ];
  const kept = [
    `<!DOCTYPE html><script type="application/ld+json">{"@graph":[]}</script>`,
    `<link rel="preload" as="font" href="/f.woff2" crossorigin/>`,
    `<link rel="preload" as="image" href="/p.avif">`,
    `<link rel="stylesheet" href="/s.css"/><style>a>b{c:d}</style>`,
    `<P Class=x>ä<br/></P>\n`,
    "",
    "",
  ];
  expect(withoutScripts(cut.map((part, index) => `${part}${kept[index] ?? ""}`).join(""))).toBe(kept.join(""));
});

test("bytesByPackage attributes each stretch of code to the source at its start, in bytes", () => {
  // Columns 0–3 of the first line come from the first source, the rest from the second; the second line names none.
  const bytes = (sources: readonly string[]) =>
    Object.fromEntries(bytesByPackage("aaaabbbéé\nrest", JSON.stringify({ version: 3, sources, names: [], mappings: "AAAA,ICAA" })));
  expect(bytes(["webpack://site/./src/a.ts", "./node_modules/@reach/dialog/dist/index.mjs"])).toEqual({
    "this site": 4,
    "@reach/dialog": 8,
    "no source named": 4,
  });
  expect(bytes(["./.cache/production-app.js", "webpack://site/webpack/runtime/load"])).toEqual({
    "gatsby (.cache)": 4,
    "webpack’s runtime": 8,
    "no source named": 4,
  });
});
