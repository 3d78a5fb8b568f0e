import { scriptFreeTwin } from "../../../../tools/bench/twins";

describe("scriptFreeTwin", () => {
  test("cuts scripts out and leaves structured data and every other byte", () => {
    const html = `<!DOCTYPE html><html><head><script type="module">const a = "<p>";</script><script type="application/ld+json">{"@graph":[]}</script><style>a>b{c:d}</style></head><body ><P Class=x>Text<br/></P><script src="/app.js" async=""></script><script data-scripts="/a.js /b.js">start()</script></body></html>`;
    expect(scriptFreeTwin(html)).toBe(
      `<!DOCTYPE html><html><head><script type="application/ld+json">{"@graph":[]}</script><style>a>b{c:d}</style></head><body ><P Class=x>Text<br/></P></body></html>`,
    );
  });

  test("cuts what is fetched for scripts only, and leaves fonts, pictures and style sheets", () => {
    const kept = `<link rel="preload" as="font" href="/f.woff2" crossorigin/><link rel="preload" as="image" href="/p.avif"><link rel="stylesheet" href="/s.css"/><link rel="canonical" href="/"/>`;
    const cut = `<link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"><link rel="prefetch" href="/c.js"/><link as="fetch" rel="preload" href="/page-data/index/page-data.json" crossorigin="anonymous"/>`;
    expect(scriptFreeTwin(`<head>${cut}${kept}</head>`)).toBe(`<head>${kept}</head>`);
  });

  test("cuts the rules for loading ahead, which the browser would follow", () => {
    expect(scriptFreeTwin(`<script type="speculationrules">{"prefetch":[]}</script><main></main>`)).toBe("<main></main>");
  });

  test("a page without scripts is its own twin", () => {
    expect(scriptFreeTwin("<p>ä</p>\n")).toBe("<p>ä</p>\n");
  });
});
