import { hasServiceWorker, travelCard } from "../../../src/publish/offline/write-service-worker";

const page = (path: string, body = "") => ({
  path,
  html: `<!DOCTYPE html><head><link rel="preload" href="/static/latin.woff2" as="font" crossorigin="anonymous">
    <link rel="preload" href="/static/hero.avif" as="image"><style>@font-face{src:url(/static/cyrillic.woff2)}</style></head>
    <body><svg><use href="/static/sprite.svg#i-phone"></use></svg><picture><source srcset="/static/photo.webp 1x"><img src="/static/photo.avif"></picture>
    <picture><source srcset="/static/tall-map.svg"><img src="/static/map.svg"></picture>
    <img src="https://www.example.com/elsewhere.svg">${body}</body>`,
});
const offline = page("/de/offline");

test("a card lists each page by its content and the files that it needs, without photographs", () => {
  const { entries } = travelCard(offline, [page("/de/anfahrt")]);
  expect(entries.map((entry) => entry.replace(/=[0-9a-f]{16}$/, "=…"))).toEqual([
    "/de/offline?revision=…",
    "/static/latin.woff2",
    "/static/sprite.svg",
    "/static/tall-map.svg",
    "/static/map.svg",
    "/de/anfahrt?revision=…",
  ]);
});

test("the same pages give the same card; a changed page changes its own entry only", () => {
  const card = travelCard(offline, [page("/de/anfahrt"), page("/de")]);
  expect(travelCard(offline, [page("/de/anfahrt"), page("/de")])).toEqual(card);
  const changed = travelCard(offline, [page("/de/anfahrt", "new"), page("/de")]);
  expect(changed.entries.filter((entry) => !card.entries.includes(entry))).toEqual([expect.stringMatching(/^\/de\/anfahrt\?/)]);
});

test("SERVICE_WORKER=off turns the worker off; another spelling, which would leave it on, is refused", () => {
  expect([undefined, "on", "off"].map((value) => hasServiceWorker({ SERVICE_WORKER: value }))).toEqual([true, true, false]);
  expect(() => hasServiceWorker({ SERVICE_WORKER: "OFF" })).toThrow("may be “on” or “off”, not “OFF”");
});
