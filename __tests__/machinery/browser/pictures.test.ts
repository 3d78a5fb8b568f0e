import type { Page } from "playwright-core";
import greek from "../../../locales/el/common.json";
import common from "../../../locales/en/common.json";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, address, hydrated, inPages, sharedBrowser } from "../../browser/site";
import { expectUsable } from "../../browser/usable";

const browser = sharedBrowser();

const PARKING = pathOf("airport-parking");

/** Lets every picture fail but the signs of the sprite. */
function withoutPictures(page: Page): Promise<unknown> {
  return page.route(/\.(webp|avif|png)$|\/static\/[^?]*\.svg$/, (route) =>
    route.request().url().includes("sprite") ? route.fallback() : route.abort(),
  );
}

/** Pages whose pictures are more than photographs, with the sections that have drawings. */
const PICTURED = [
  { route: "home", sections: ["map", "fleet"] },
  { route: "airport-parking", sections: ["where", "flying"] },
  { route: "directions", sections: ["map", "contact"] },
  { route: "van-rental", sections: ["products", "location"] },
] as const;

test("pictures that fail say so in the page's language, and what they would have shown is still told", async () => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await withoutPictures(page);
  for (const [path, words] of [
    ["/", common.picture.unavailable],
    ["/el", greek.picture.unavailable],
  ] as const) {
    await page.goto(address(path));
    await hydrated(page);
    const hero = page.locator('section[aria-labelledby="title"]');
    await hero.getByText(words).waitFor();
    expect((await hero.getByRole("img", { name: words }).getAttribute("aria-label"))?.length).toBeGreaterThan(words.length + 20);
    await page.locator('section[aria-labelledby="fleet"]').scrollIntoViewIfNeeded();
    await page.locator('section[aria-labelledby="fleet"]').getByText(words).first().waitFor();
  }
  // What matters more than pictures is there.
  await expectUsable(page);
  await context.close();
});

test("where no picture can be fetched none looks broken: drawings have the note, faces their initials", async () => {
  const context = await browser.newContext(PHONE);
  const broken: string[] = [];
  const silent: string[] = [];
  for (const { route, sections } of PICTURED) {
    const page = await context.newPage();
    await withoutPictures(page);
    await page.goto(address(pathOf(route)));
    await hydrated(page);
    await page.locator("img").evaluateAll((images) => {
      images.forEach((image) => {
        image.setAttribute("loading", "eager");
      });
    });
    await page.waitForFunction(() => document.images.length === 0, undefined, { timeout: 10_000 }).catch(() => undefined);
    broken.push(...(await page.locator("img").evaluateAll((images) => images.map((image) => `${location.pathname}: ${image.outerHTML}`))));
    for (const section of sections) {
      if ((await page.locator(`section[aria-labelledby="${section}"]`).getByText(common.picture.unavailable).count()) === 0) {
        silent.push(`${route}: ${section}`);
      }
    }
    await page.close();
  }
  expect(broken).toEqual([]);
  expect(silent).toEqual([]);
  await context.close();
});

test("pictures outside the first screen are fetched when they come near, on a ground of their own colour", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(address(pathOf("explore-cyprus")));
  const pictures = await page
    .locator("main picture img")
    .evaluateAll((images) =>
      images.map((image) => ({ loading: image.getAttribute("loading"), ground: (image as HTMLElement).style.backgroundColor })),
    );
  expect(pictures.filter(({ loading }) => loading === "eager")).toHaveLength(1);
  expect(pictures.filter(({ ground }) => ground === "")).toEqual([]);
  await context.close();
});

test("a page that is opened again begins at its beginning, and one that is returned to stays where it was", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const depth = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(address("/"));
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  await page.waitForFunction(() => window.scrollY > 1400);
  // Without Playwright's own scrolling before it clicks.
  const follow = (path: string) =>
    page
      .locator(`header nav a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
  await follow(PARKING);
  await page.waitForURL(address(PARKING));
  await hydrated(page);
  expect(await depth()).toBe(0);
  await follow("/");
  await page.waitForURL(address("/"));
  await hydrated(page);
  expect(await depth()).toBe(0);
  await page.goBack();
  await page.goBack();
  await page.waitForFunction(() => window.scrollY > 1400);
  await context.close();
});

/** Pictures whose `sizes` do not say how wide the picture has to be to cover its box. Drawings have one file for every size. */
async function wrongSizes(page: Page): Promise<readonly string[]> {
  return page.locator('picture img:not([src$=".svg"]):visible').evaluateAll((images) => {
    const declared = (sizes: string): number => {
      const length = sizes
        .split(",")
        .map((part) => /^\s*(\([^)]*\))?\s*(\S+)\s*$/.exec(part))
        .find((match) => match?.[1] === undefined || window.matchMedia(match[1]).matches)?.[2];
      const ruler = document.body.appendChild(document.createElement("div"));
      ruler.style.cssText = `position: absolute; inline-size: ${length ?? "0"}`;
      const { width } = ruler.getBoundingClientRect();
      ruler.remove();
      return width;
    };
    return (images as HTMLImageElement[]).flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const needed = getComputedStyle(image).objectFit === "cover" ? Math.max(width, height * shape) : width;
      const ratio = declared(image.sizes) / needed;
      return ratio < 0.88 || ratio > 1.2 ? [`${image.alt.slice(0, 30)}: ${image.sizes} for ${needed.toFixed(0)} px`] : [];
    });
  });
}

test("pictures are fetched in the size in which they are shown, at every width of the screen", async () => {
  const wrong: string[] = [];
  const context = await browser.newContext(DESKTOP);
  const paths = ["home", "airport-parking", "van-rental", "explore-cyprus", "old-harbour", "not-found"].map((route) => pathOf(route));
  await inPages(context, paths, 2, async ({ page }, path) => {
    await page.goto(address(path));
    await hydrated(page);
    for (const width of [360, 412, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      wrong.push(...(await wrongSizes(page)).map((finding) => `${path} at ${String(width)}: ${finding}`));
    }
  });
  await context.close();
  expect(wrong).toEqual([]);
});

/** So near to the window the browser fetches a lazy picture by itself, on a slow network; in CSS pixels. */
const NEAR = 2500;

test("coming alive fetches no picture that is far out of view", async () => {
  const page = await browser.newPage(PHONE);
  const fetched: string[] = [];
  await page.goto(address("/"), { waitUntil: "networkidle" });
  page.on("request", (request) => {
    if (request.resourceType() === "image") {
      fetched.push(request.url());
    }
  });
  await hydrated(page);
  const far = await page
    .locator("img")
    .evaluateAll(
      (images, near) =>
        (images as HTMLImageElement[])
          .filter((image) => image.getBoundingClientRect().top > window.innerHeight + near)
          .map((image) => [image.currentSrc, image.src] as const),
      NEAR,
    );
  expect(far.length).toBeGreaterThan(2);
  expect(fetched.filter((url) => far.flat().includes(url))).toEqual([]);
  await page.close();
});
