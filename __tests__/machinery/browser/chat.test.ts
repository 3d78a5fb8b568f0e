import jsQR from "jsqr";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { chat } from "../../../locales/el/common.json";
import { business } from "../../../src/core/business/business";
import { CHAT_CHANNELS, type ChatChannel, chatUrl } from "../../../src/core/business/chat";
import { DESKTOP, address, hydrated, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

const dialog = (page: Page) => page.getByRole("dialog");
const chatLink = (page: Page, channel: ChatChannel = "whatsapp") =>
  page.locator(`aside a[href^="${chatUrl(channel, business.phones.chat, "")}"]`);

/** A desktop page in Greek, with the dialog open. */
async function openDialog(channel: ChatChannel = "whatsapp"): Promise<Page> {
  const page = await browser.open("/el", { ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  await chatLink(page, channel).click();
  await dialog(page).locator("img").waitFor();
  return page;
}

/** What a camera reads from a picture. */
async function decoded(dataUrl: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(dataUrl.split(",")[1] ?? "", "base64"))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each(CHAT_CHANNELS)("on a desktop, %s opens a dialog with a code that a phone can read", async (channel) => {
  const page = await openDialog(channel);
  const href = chatUrl(channel, "+447700900111", chat.message);
  expect(await chatLink(page, channel).getAttribute("href")).toBe(href);
  expect(await dialog(page).getByRole("heading").innerText()).toBe(chat.scan[channel]);
  expect(await dialog(page).getByRole("link").getAttribute("href")).toBe(href);
  expect(await decoded((await dialog(page).locator("img").getAttribute("src")) ?? "")).toBe(href);
});

test("the message can be copied, and the dialog confirms it", async () => {
  const page = await openDialog();
  await dialog(page).getByRole("button", { name: chat.copy }).click();
  await dialog(page).getByText(chat.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chat.message);
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
