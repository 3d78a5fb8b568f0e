import type { Page } from "playwright-core";
import { chat } from "../../../locales/el/common.json";
import { business } from "../../../src/core/business/business";
import { chatUrl } from "../../../src/core/business/chat";
import { DESKTOP, PHONE, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const dialog = (page: Page) => page.getByRole("dialog");
const chatLink = (page: Page) => page.locator(`aside a[href^="${chatUrl("whatsapp", business.phones.chat, "")}"]`);

/** A desktop page in Greek, with the dialog open. */
async function openDialog(): Promise<Page> {
  const page = await browser.open("/el", { ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  await chatLink(page).click();
  await dialog(page).locator("img").waitFor();
  return page;
}

test("the message can be copied, and the dialog confirms it", async () => {
  const page = await openDialog();
  await dialog(page).getByRole("button", { name: chat.copy }).click();
  await dialog(page).getByText(chat.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chat.messages.car);
});

test("the dialog keeps the focus, and gives it back when it is closed", async () => {
  const page = await openDialog();
  for (const close of [
    () => dialog(page).getByRole("button", { name: chat.close }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 450),
  ]) {
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    }
    await close();
    await dialog(page).waitFor({ state: "detached" });
    expect(await chatLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
  }
});

test("without the script of the dialog, the link to the chat opens", async () => {
  const page = await browser.open("/");
  await page.route("**/*.js", (route) => route.abort());
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await chatLink(page).click();
  await page.waitForURL(/^https:\/\/wa\.me/);
});

test("a code that cannot be drawn is logged, and the dialog keeps the link", async () => {
  const page = await browser.newPage(DESKTOP);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => {
      throw new Error("no canvas");
    };
  });
  await page.goto(address("/el"));
  await hydrated(page);
  const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.text().includes("QR code"));
  await chatLink(page).click();
  await dialog(page).getByRole("link", { name: chat.open.whatsapp }).waitFor();
  await logged;
  expect(await dialog(page).locator("img").count()).toBe(0);
});

test("on a phone the bar leaves on the way down, comes back on the way up and at the end, and moves away from a text that is typed", async () => {
  const page = await browser.open("/", PHONE);
  const links = page.locator("aside a:visible");
  expect(await links.evaluateAll((all) => all.filter((link) => link.getBoundingClientRect().height < 48).length)).toBe(0);
  const isShown = (wanted: boolean) =>
    page.waitForFunction((shown) => {
      const bar = document.querySelector("aside a[href^='tel:']")?.getBoundingClientRect();
      return bar !== undefined && bar.top < innerHeight === shown;
    }, wanted);
  const scroll = (by: number) =>
    page.evaluate((top) => {
      window.scrollBy({ top, behavior: "instant" });
    }, by);
  await isShown(true);
  await scroll(600);
  await isShown(false);
  await scroll(-100);
  await isShown(true);
  await page.evaluate(() => {
    const field = document.createElement("input");
    document.querySelector("main")?.append(field);
    field.focus({ preventScroll: true });
  });
  await isShown(false);
  await page.evaluate(() => {
    document.querySelector("main > input")?.remove();
  });
  await isShown(true);
  await scroll(99_999);
  await isShown(true);
  // The bar has its own space there.
  const [foot = 0, bar = 0] = await page.evaluate(() => [
    document.querySelector("footer")?.getBoundingClientRect().bottom,
    document.querySelector("aside a[href^='tel:']")?.getBoundingClientRect().top,
  ]);
  expect(foot).toBeLessThanOrEqual(Math.ceil(bar));
});

test("a phone opens the app at once", async () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
  const page = await browser.open("/", { ...PHONE, userAgent });
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await chatLink(page).click();
  await page.waitForURL(/^https:\/\/wa\.me\/447700900111/);
});
