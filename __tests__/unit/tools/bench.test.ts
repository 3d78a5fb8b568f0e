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
