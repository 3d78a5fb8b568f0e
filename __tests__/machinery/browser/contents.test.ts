import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test.each([
  ["/vehicle-booking-terms", ["#car", "#car-deposit", "#van", "#van-north", "#fees"]],
  ["/de/impressum-datenschutz", ["#imprint-register", "#privacy", "#privacy-complaint", "#accessibility", "#texts-rights"]],
  ["/ru/puteshestvie-po-severnomu-kipru", ["#crossing", "#before-you-set-out"]],
] as const)("%s: the contents mark what is read, and keep the mark in sight", async (path, anchors) => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address(path));
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: await page.locator("#contents").innerText() });
  for (const anchor of anchors) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, anchor);
    const mark = contents.locator(`[aria-current="location"][href="${anchor}"]`);
    await mark.waitFor();
    expect(await contents.locator("[aria-current]").count()).toBe(1);
    const isInSight = await mark.evaluate((link) => {
      const frame = link.closest("nav")?.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight);
    });
    expect([anchor, isInSight]).toEqual([anchor, true]);
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await contents.locator("[aria-current]").waitFor({ state: "detached" });
  await context.close();
});

test("without scripts the contents beside the terms list every clause, and nothing is folded away", async () => {
  const context = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("/legal-notice"));
  const links = page.locator("nav[aria-labelledby=contents] a");
  expect(await links.count()).toBe(await page.locator("main section[id], main section > h2[id]").count());
  expect(await page.locator("nav[aria-labelledby=contents] a >> visible=true").count()).toBe(await links.count());
  await context.close();
});
