import jsQR from "jsqr";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { chat } from "../../locales/el/common.json";
import { inBothSchemes } from "./axe";
import { DESKTOP, sharedBrowser } from "./site";

const browser = sharedBrowser();

const link = (page: Page) => page.locator('aside a[href^="https://wa.me/"]');
const dialog = (page: Page) => page.getByRole("dialog");

/** What a camera reads from a picture. */
async function decoded(dataUrl: string): Promise<string | undefined> {
  const picture = sharp(Buffer.from(dataUrl.split(",")[1] ?? "", "base64")).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test("the chat opens a dialog with its code and its message, which keeps the focus and gives it back", async () => {
  const page = await browser.open("/el", { ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  const href = (await link(page).getAttribute("href")) ?? "";
  await link(page).click();
  expect(await decoded((await dialog(page).locator("img").getAttribute("src")) ?? "")).toBe(href);
  expect(await dialog(page).locator(`a[href="${href}"]`).isVisible()).toBe(true);
  expect(await inBothSchemes(page, '[role="dialog"]')).toEqual([]);

  await dialog(page).getByRole("button", { name: chat.copy }).click();
  await dialog(page).getByText(chat.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(href).searchParams.get("text"));

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
