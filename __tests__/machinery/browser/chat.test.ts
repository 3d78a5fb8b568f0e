import jsQR from "jsqr";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { chat } from "../../../locales/el/common.json";
import { business } from "../../../src/core/business/business";
import { CHAT_CHANNELS, type ChatChannel, chatUrl } from "../../../src/core/business/chat";
import { DESKTOP, PHONE, address, sharedBrowser, hydrated } from "../../browser/site";

const browser = sharedBrowser();

let context: BrowserContext;
/** A page in Greek, on which most tests open the dialog and close it again. */
let page: Page;

beforeAll(async () => {
  context = await browser.newContext({ ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  page = await open("/el");
});
afterEach(async () => {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
});
afterAll(async () => {
  await context.close();
});

const dialog = (where: Page) => where.getByRole("dialog");
const chatLink = (where: Page, channel: ChatChannel) => where.locator(`aside a[href^="${chatUrl(channel, business.phones.chat, "")}"]`);

async function open(path: string): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(address(path));
  await hydrated(opened);
  return opened;
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
  await chatLink(page, channel).click();
  const code = dialog(page).locator("img");
  await code.waitFor();
  const href = chatUrl(channel, "+447700900111", chat.message);
  expect(await chatLink(page, channel).getAttribute("href")).toBe(href);
  expect(await dialog(page).getByRole("heading").innerText()).toBe(chat.scan[channel]);
  expect(await dialog(page).getByRole("link").getAttribute("href")).toBe(href);
  expect(await decoded((await code.getAttribute("src")) ?? "")).toBe(href);
  expect(await code.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width])).toEqual([256, 256]);
});

test("the message can be copied, and that is said", async () => {
  await chatLink(page, "whatsapp").click();
  await dialog(page).getByRole("button", { name: chat.copy }).click();
  await dialog(page).getByText(chat.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chat.message);
});

test.each<[string, () => Promise<void>]>([
  ["its close button", () => dialog(page).getByRole("button", { name: chat.close }).click()],
  ["Escape", () => page.keyboard.press("Escape")],
  ["a press outside", () => page.mouse.click(20, 450)],
])("%s closes the dialog and gives the focus back", async (_, close) => {
  await chatLink(page, "whatsapp").click();
  await dialog(page).locator("img").waitFor();
  await close();
  await dialog(page).waitFor({ state: "detached" });
  expect(await chatLink(page, "whatsapp").evaluate((link) => link === document.activeElement)).toBe(true);
});

test("focus stays in the dialog while it is open", async () => {
  await chatLink(page, "viber").focus();
  await page.keyboard.press("Enter");
  await dialog(page).locator("img").waitFor();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
});

test("a tooltip names each button, on hover and on focus", async () => {
  const link = chatLink(page, "viber");
  const tooltip = await link.locator("span").elementHandle();
  const shows = (opacity: string) =>
    page.waitForFunction(([element, expected]) => getComputedStyle(element).opacity === expected, [tooltip, opacity] as const);
  expect(await tooltip.textContent()).toContain("Viber");
  await link.blur();
  await shows("0");
  await link.hover();
  await shows("1");
  await page.mouse.move(10, 10);
  await shows("0");
  await page.keyboard.press("Tab");
  await link.focus();
  await shows("1");
});

test("dialog and codes are fetched only when they are asked for", async () => {
  const fresh = await context.newPage();
  const scripts: string[] = [];
  fresh.on("response", (response) => {
    if (response.url().endsWith(".js")) {
      scripts.push(response.url());
    }
  });
  await fresh.goto(address("/"), { waitUntil: "networkidle" });
  await hydrated(fresh);
  const before = scripts.length;
  await chatLink(fresh, "whatsapp").click();
  await dialog(fresh).locator("img").waitFor();
  expect(scripts.length).toBeGreaterThan(before);
  await fresh.close();
});

test("a code that cannot be drawn is logged, and the link remains", async () => {
  const broken = await context.newPage();
  const logged = broken.waitForEvent("console", (message) => message.text().includes("QR code"));
  await broken.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => {
      throw new Error("no canvas");
    };
  });
  await broken.goto(address("/el"));
  await hydrated(broken);
  await chatLink(broken, "whatsapp").click();
  await dialog(broken).getByRole("link", { name: chat.open.whatsapp }).waitFor();
  expect((await logged).type()).toBe("error");
  expect(await dialog(broken).locator("img").count()).toBe(0);
  await broken.close();
});

test("a dialog that cannot be fetched leaves the link", async () => {
  const cut = await open("/");
  await cut.route("**/*.js", (route) => route.abort());
  await cut.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await chatLink(cut, "whatsapp").click();
  await cut.waitForURL(/^https:\/\/wa\.me/);
  await cut.close();
});

test("a phone opens the app at once", async () => {
  const phone = await browser.newContext({
    ...PHONE,
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
  });
  const inHand = await phone.newPage();
  await inHand.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await inHand.goto(address("/"));
  await hydrated(inHand);
  await chatLink(inHand, "whatsapp").click();
  await inHand.waitForURL(/^https:\/\/wa\.me\/447700900111/);
  await phone.close();
});
