import jsQR from "jsqr";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { DESKTOP, PHONE, address, sharedBrowser, hydrated } from "../../browser/site";

const browser = sharedBrowser();

let context: BrowserContext;
beforeEach(async () => {
  context = await browser.newContext({ ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
});
afterEach(async () => {
  await context.close();
});

const dialog = (page: Page) => page.getByRole("dialog");
const chatLink = (page: Page, name: string) => page.locator("aside a", { hasText: name });

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address(path));
  await hydrated(page);
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

test.each([
  ["WhatsApp", /^https:\/\/wa\.me\/447700900123\?text=Hallo/],
  ["Viber", /^viber:\/\/chat\?number=%2B447700900123/],
])("on a desktop, %s opens a dialog with a code that a phone can read", async (name, link) => {
  const page = await open("/de");
  const href = (await chatLink(page, name).getAttribute("href")) ?? "";
  expect(href).toMatch(link);
  expect(decodeURIComponent(href)).toContain("Hallo! Ich habe eine Frage zu Ihren Mietwagen.");
  await chatLink(page, name).click();
  await dialog(page).locator("img").waitFor();
  expect(await dialog(page).getByRole("heading").innerText()).toContain(name);
  expect(await decoded((await dialog(page).locator("img").getAttribute("src")) ?? "")).toBe(href);
  expect(await dialog(page).getByRole("link").getAttribute("href")).toBe(href);
  expect(
    await dialog(page)
      .locator("img")
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width]),
  ).toEqual([256, 256]);
});

test("the message can be copied, and that is said", async () => {
  const page = await open("/de");
  await chatLink(page, "WhatsApp").click();
  await dialog(page).getByRole("button", { name: "Nachricht kopieren" }).click();
  await dialog(page).getByText("Nachricht kopiert").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Hallo! Ich habe eine Frage zu Ihren Mietwagen.");
});

test.each<[string, (page: Page) => Promise<void>]>([
  ["its close button", (page) => dialog(page).getByRole("button", { name: "Schließen" }).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a press outside", (page) => page.mouse.click(20, 450)],
])("%s closes the dialog and gives the focus back", async (_, close) => {
  const page = await open("/de");
  await chatLink(page, "WhatsApp").click();
  await dialog(page).locator("img").waitFor();
  await close(page);
  await dialog(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toMatch(/^https:\/\/wa\.me/);
});

test("focus stays in the dialog while it is open", async () => {
  const page = await open("/");
  await chatLink(page, "Viber").focus();
  await page.keyboard.press("Enter");
  await dialog(page).locator("img").waitFor();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
});

test("dialog and codes are fetched only when they are asked for", async () => {
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) {
      scripts.push(response.url());
    }
  });
  await page.goto(address("/"), { waitUntil: "networkidle" });
  await hydrated(page);
  const before = scripts.length;
  await chatLink(page, "WhatsApp").click();
  await dialog(page).locator("img").waitFor();
  expect(scripts.length).toBeGreaterThan(before);
});

test("a code that cannot be drawn is logged, and the link remains", async () => {
  const page = await context.newPage();
  const logged = page.waitForEvent("console", (message) => message.text().includes("QR code"));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => {
      throw new Error("no canvas");
    };
  });
  await page.goto(address("/"));
  await hydrated(page);
  await chatLink(page, "WhatsApp").click();
  await dialog(page).getByRole("link", { name: "Open WhatsApp on this device" }).waitFor();
  expect((await logged).type()).toBe("error");
  expect(await dialog(page).locator("img").count()).toBe(0);
});

test("a dialog that cannot be fetched leaves the link", async () => {
  const page = await open("/");
  await page.route("**/*.js", (route) => route.abort());
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await chatLink(page, "WhatsApp").click();
  await page.waitForURL(/^https:\/\/wa\.me/);
});

test("a phone opens the app at once, and so does an iPad that calls itself a Macintosh", async () => {
  for (const [userAgent, touch] of [
    ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", 5],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15", 5],
  ] as const) {
    const phone = await browser.newContext({ ...PHONE, userAgent });
    await phone.addInitScript((points) => {
      Object.defineProperty(navigator, "maxTouchPoints", { get: () => points });
    }, touch);
    const page = await phone.newPage();
    await page.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await page.goto(address("/"));
    await hydrated(page);
    await chatLink(page, "WhatsApp").click();
    await page.waitForURL(/^https:\/\/wa\.me\/447700900123/);
    await phone.close();
  }
});

test("a tooltip names each button, on hover and on focus", async () => {
  const page = await open("/");
  const link = chatLink(page, "Viber");
  const shows = (opacity: string) =>
    page.waitForFunction((expected) => {
      const tooltip = [...document.querySelectorAll("aside a span")].find((span) => span.textContent.includes("Viber"));
      return tooltip !== undefined && getComputedStyle(tooltip).opacity === expected;
    }, opacity);
  await link.hover();
  await shows("1");
  await page.mouse.move(10, 10);
  await shows("0");
  await page.keyboard.press("Tab");
  await link.focus();
  await shows("1");
});
