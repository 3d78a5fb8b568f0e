import { type BrowserContext, type Page } from "playwright-core";
import { canRent } from "../../../locales/en/home.json";
import { pathOf } from "../../built/site";
import { launchWithPageMemory } from "../../browser/chromium";
import { DESKTOP, PHONE, VISITOR, address, hydrated, sharedBrowser, slowScripts } from "../../browser/site";
import { expectUsable } from "../../browser/usable";

const browser = sharedBrowser();

let context: BrowserContext;
beforeAll(async () => {
  context = await browser.newContext({ ...DESKTOP, userAgent: VISITOR });
});
afterEach(() => Promise.all(context.pages().map((page) => page.close())));
afterAll(() => context.close());

const PAGE_DATA = /\/page-data\//;

/** Every script that a page asks for, from its beginning. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** Lets time stand still, so that nothing comes by itself until the clock is told to run. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Far enough ahead that the clock, which has begun to run, cannot have passed it.
  await page.clock.pauseAt(3_600_000);
}

const alive = (page: Page) => page.waitForFunction(() => document.body.dataset["life"] === "alive");
const failed = (page: Page) => page.waitForFunction(() => (document.body.dataset["life"] ?? "alive") !== "alive");
const chatLink = (page: Page) => page.locator("aside a", { hasText: "WhatsApp" });

describe("scripts come", () => {
  test("with a moving pointer, a key or a focus, and not before", async () => {
    const acts: readonly ((page: Page) => Promise<void>)[] = [
      (page) => page.mouse.move(200, 200),
      (page) => page.keyboard.press("Tab"),
      (page) => page.locator("header a").first().focus(),
    ];
    for (const act of acts) {
      const page = await context.newPage();
      await stopClock(page);
      const scripts = scriptsOf(page);
      await page.goto(address("/"), { waitUntil: "load" });
      expect(scripts).toEqual([]);
      await act(page);
      await alive(page);
      expect(scripts.length).toBeGreaterThan(3);
      await page.close();
    }
  });

  test("when the page has been loaded and left alone for a while", async () => {
    const page = await context.newPage();
    await stopClock(page);
    const scripts = scriptsOf(page);
    await page.goto(address("/"), { waitUntil: "load" });
    await page.clock.runFor(2400);
    expect(scripts).toEqual([]);
    await page.clock.runFor(1000);
    await alive(page);
  });

  test("at once where the address names a question, which is then open", async () => {
    const page = await context.newPage();
    await stopClock(page);
    await page.goto(address("/#faq-renting-young"), { waitUntil: "load" });
    await page.clock.runFor(1000);
    await page.locator('#faq-renting-young button[aria-expanded="true"]').waitFor();
  });

  test("only when somebody acts, where the connection is slow or asks to save data; and no page is fetched in advance", async () => {
    for (const connection of [
      { saveData: true, effectiveType: "4g" },
      { saveData: false, effectiveType: "slow-2g" },
    ]) {
      const page = await context.newPage();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await stopClock(page);
      const scripts = scriptsOf(page);
      await page.goto(address("/"), { waitUntil: "load" });
      await page.clock.runFor(60_000);
      expect(scripts).toEqual([]);
      expect(await page.locator('script[type="speculationrules"]').count()).toBe(0);
      await hydrated(page);
      await page.close();
    }
  });
});

test("pages of this site are fetched in advance once a pointer rests on their link, and no others", async () => {
  const page = await context.newPage();
  await page.goto(address("/"));
  const rules = JSON.parse((await page.locator('script[type="speculationrules"]').textContent()) ?? "") as {
    readonly prefetch: readonly { readonly eagerness: string; readonly where: { readonly href_matches: string } }[];
  };
  expect(rules.prefetch).toEqual([{ eagerness: "moderate", where: { href_matches: "/*" } }]);
  const prefetched = context.waitForEvent("request", (request) => request.headers()["sec-purpose"]?.startsWith("prefetch") === true);
  const parking = pathOf("airport-parking");
  await page.locator(`header a[href="${parking}"]`).first().hover();
  expect(new URL((await prefetched).url()).pathname).toBe(parking);
});

describe("before the scripts have come", () => {
  test("a question and a chat that are pressed at once open when they have, and each once", async () => {
    const page = await context.newPage();
    const letGo = await slowScripts(page);
    await page.goto(address("/"), { waitUntil: "domcontentloaded" });
    const question = page.locator("#faq-renting-young button");
    await question.click();
    await question.click();
    await chatLink(page).click();
    expect(await question.getAttribute("aria-busy")).toBe("true");
    expect(await question.getAttribute("aria-expanded")).toBe("false");
    letGo();
    await page.getByRole("dialog").locator("img").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await question.getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("[aria-busy]").count()).toBe(0);
    expect(page.url()).toBe(address("/"));
  });

  test("the menu opens and leads on", async () => {
    const page = await browser.newPage({ ...PHONE, userAgent: VISITOR });
    await slowScripts(page);
    await page.goto(address("/el"), { waitUntil: "domcontentloaded" });
    await page.locator("header summary:visible").last().tap();
    const parking = pathOf("airport-parking", "el");
    await page.locator(`header a[href="${parking}"]:visible`).tap();
    await page.waitForURL(address(parking));
    await page.close();
  });

  test("a finger opens the chat itself, because an app opens for a true press only", async () => {
    const page = await browser.newPage({ ...PHONE, userAgent: VISITOR, isMobile: true });
    await slowScripts(page);
    await page.goto(address("/"), { waitUntil: "domcontentloaded" });
    const asked = page.waitForRequest(/^https:\/\/wa\.me\//);
    await page.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: "chat" }));
    await chatLink(page).tap();
    await asked;
    await page.close();
  });

  test("a press with the key for a new tab is left to the browser", async () => {
    const page = await context.newPage();
    await slowScripts(page);
    await context.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: "chat" }));
    await page.goto(address("/"), { waitUntil: "domcontentloaded" });
    // After the loader has heard of the press.
    const isHeld = await page.evaluateHandle(() => ({
      pressed: new Promise<boolean>((resolve) => {
        addEventListener(
          "click",
          ({ defaultPrevented }) => {
            resolve(defaultPrevented);
          },
          { capture: true, once: true },
        );
      }),
    }));
    await chatLink(page).click({ modifiers: ["ControlOrMeta"] });
    expect(await isHeld.evaluate(({ pressed }) => pressed)).toBe(false);
    expect(page.url()).toBe(address("/"));
  });
});

describe("where the scripts cannot come", () => {
  const breaks: readonly [string, (page: Page) => Promise<unknown>][] = [
    ["a script is missing", (page) => page.route(/\/app-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }))],
    ["a template is missing", (page) => page.route(/\/component---[^/]*\.js$/, (route) => route.abort())],
    ["the data of the page are missing", (page) => page.route(PAGE_DATA, (route) => route.fulfill({ status: 404, body: "" }))],
    ["a page stands in place of the data", (page) => page.route(PAGE_DATA, (route) => route.fulfill({ body: "<!DOCTYPE html>" }))],
    [
      "the data are of another make",
      (page) =>
        page.route(PAGE_DATA, async (route) => {
          const response = await route.fetch();
          const data = (await response.json()) as { result: { data: object } };
          await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
        }),
    ],
  ];

  test.each(breaks)("because %s, everything can be read, and links lead on", async (_, breakIt) => {
    const page = await context.newPage();
    await breakIt(page);
    await page.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ status: 204 }));
    await page.goto(address("/"));
    const words = (await page.locator("main").textContent()) ?? "";
    const led = page.waitForRequest(/^https:\/\/wa\.me\//);
    await chatLink(page).click({ noWaitAfter: true });
    await led;
    await failed(page);
    expect(words.length).toBeGreaterThan(3000);
    expect(await page.locator("main").textContent()).toBe(words);
    // The answers stand open, and what could only work with scripts is gone.
    expect(await page.locator("#faq-renting-cards + [data-reach-accordion-panel]").isVisible()).toBe(true);
    expect(await page.getByRole("group", { name: canRent.title }).count()).toBe(0);
    await expectUsable(page);
  });
});

test("a page fetches the fonts that it asked for first, and no others", async () => {
  for (const language of ["en", "el"] as const) {
    const page = await browser.newPage();
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") {
        fonts.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(address(pathOf("airport-parking", language)));
    await hydrated(page);
    const asked = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect([...new Set(fonts)].sort()).toEqual(asked.sort());
    await page.close();
  }
});

test("what React believes of the document is what stands there", async () => {
  const page = await browser.newPage();
  await page.goto(address("/el"));
  await hydrated(page);
  const different = await page.evaluate(() =>
    Array.from(document.querySelectorAll("#___gatsby [id], #___gatsby [aria-controls], #___gatsby [aria-labelledby]")).flatMap(
      (element) => {
        const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
        const properties = (key === undefined ? {} : Reflect.get(element, key)) as Readonly<Record<string, string | undefined>>;
        return ["id", "aria-controls", "aria-labelledby"]
          .filter((name) => element.getAttribute(name) !== (properties[name] ?? null))
          .map((name) => `${name}: ${String(element.getAttribute(name))}, React: ${String(properties[name])}`);
      },
    ),
  );
  await page.close();
  expect(different).toEqual([]);
});

test("a page that was left is still alive when one comes back to it", async () => {
  const own = await launchWithPageMemory();
  try {
    const page = await own.newPage({ ...DESKTOP, userAgent: VISITOR });
    await page.goto(address("/"));
    await hydrated(page);
    await page.locator("#faq-renting-young button").click();
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.body.dataset["persisted"] = String(persisted);
      });
    });
    await page.goto(address(pathOf("airport-parking")));
    // Playwright’s own way back waits for a page that is loaded, which this one is not.
    await page.evaluate(() => {
      history.back();
    });
    await page.waitForFunction(() => document.body.dataset["persisted"] === "true");
    expect(await page.locator("#faq-renting-young button").getAttribute("aria-expanded")).toBe("true");
    await page.locator("#faq-renting-cards button").click();
    expect(await page.locator("#faq-renting-cards button").getAttribute("aria-expanded")).toBe("true");
    await expectUsable(page);
  } finally {
    await own.close();
  }
});
