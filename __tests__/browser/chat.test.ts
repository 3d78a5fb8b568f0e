import type { Page } from "playwright-core";
import { chat } from "../../locales/en/common.json";
import { pathOf } from "../built/site";
import { decoded } from "../qr-code";
import { inBothSchemes } from "./axe";
import { DESKTOP, PHONE, address, sharedBrowser } from "./site";

const browser = sharedBrowser();

const link = (page: Page) => page.locator('aside a[href^="https://wa.me/"]');
const dialog = (page: Page) => page.getByRole("dialog");

test("the chat opens a dialog with its code, which keeps the focus and gives it back", async () => {
  const page = await browser.open("/el", DESKTOP);
  const href = (await link(page).getAttribute("href")) ?? "";
  await link(page).click();
  expect(await decoded((await dialog(page).locator("img").getAttribute("src")) ?? "")).toBe(href);
  expect(await dialog(page).locator(`a[href="${href}"]`).isVisible()).toBe(true);
  expect(await inBothSchemes(page, '[role="dialog"]')).toEqual([]);

  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("without the script of the dialog, the link to the chat opens", async () => {
  const page = await browser.open("/");
  await page.route("**/*.js", (route) => route.abort());
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await link(page).click();
  await page.waitForURL(/^https:\/\/wa\.me/);
});

test("a link in the bar does not move when the links after it arrive", async () => {
  for (const path of [address("/"), address(pathOf("van-rental"))]) {
    const page = await browser.newPage({ ...PHONE, javaScriptEnabled: false });
    await page.goto(path);
    const first = page.locator("aside > a[href^='tel:']");
    const whole = await first.boundingBox();
    await first.evaluate((element) => {
      element.parentElement?.replaceChildren(element);
    });
    expect(await first.boundingBox()).toEqual(whole);
  }
});

test("with a mouse, from 1024 px on, the chat is two circles whose tooltips fit into the window", async () => {
  const page = await browser.visit("/el", { ...DESKTOP, viewport: { width: 1024, height: 700 } });
  for (const circle of await page.locator("aside a[data-more]").all()) {
    await circle.hover();
    const tooltip = circle.locator("span").last();
    await page.waitForFunction((words) => getComputedStyle(words).opacity === "1", await tooltip.elementHandle());
    const { x = -1, width = 0 } = (await tooltip.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan((await circle.boundingBox())?.x ?? 0);
    expect((await circle.boundingBox())?.y).toBeGreaterThan(350);
  }
});

test("each page’s chat message is about that page", async () => {
  const page = await browser.visit(pathOf("van-rental"), { javaScriptEnabled: false });
  const { van, landed } = chat.messages;
  const message = async () => new URL((await link(page).getAttribute("href")) ?? "").searchParams.get("text");
  expect(await message()).toBe(van);
  await page.goto(address(pathOf("just-landed")));
  expect(await message()).toBe(landed);
});

test("a message is offered beside a call while the office is closed, and only then", async () => {
  const page = await browser.visit(pathOf("airport-parking"), { javaScriptEnabled: false });
  const shown = () =>
    page.locator("main [data-clock] > a:visible").evaluateAll((all) => all.map((a) => a.getAttribute("href")?.split(":")[0]));
  expect(new Set(await shown())).toEqual(new Set(["tel"]));
  await page.locator("body").evaluate((body) => {
    body.dataset["office"] = "closed";
  });
  expect(await shown()).toEqual(["tel", "https", "tel", "https"]);
});
