import type { Page } from "playwright-core";
import greek from "../../../locales/el/common.json";
import common from "../../../locales/en/common.json";
import { pathOf } from "../../built/site";
import { DESKTOP, PHONE, address, hydrated, inPages, sharedBrowser } from "../../browser/site";
import { expectUsable } from "../../browser/usable";

const browser = sharedBrowser();

/** Opens a page on which all pictures fail, except the icons. */
async function openWithoutPictures(path: string): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.route(/\.(webp|avif|png)$|\/static\/[^?]*\.svg$/, (route) =>
    route.request().url().includes("sprite") ? route.fallback() : route.abort(),
  );
  await page.goto(address(path));
  await hydrated(page);
  return page;
}

test.each([
  [pathOf("airport-parking"), common.picture.unavailable],
  [pathOf("airport-parking", "el"), greek.picture.unavailable],
])("on %s a note in the page's language replaces a missing picture, and keeps its text", async (path, note) => {
  const page = await openWithoutPictures(path);
  const hero = page.locator("section:has(#title)");
  await hero.getByText(note).waitFor();
  const label = await hero.getByRole("img", { name: note }).getAttribute("aria-label");
  expect(label?.length).toBeGreaterThan(note.length + 20);
  await expectUsable(page);
});

test.each([
  ["home", ["map", "fleet"]],
  ["airport-parking", ["where", "flying"]],
  ["directions", ["map", "contact"]],
  ["van-rental", ["products", "location"]],
] as const)("on the page %s no picture looks broken: drawings have the note, portraits their initials", async (route, sections) => {
  const page = await openWithoutPictures(pathOf(route));
  await page.locator("img").evaluateAll((images) => {
    images.forEach((image) => {
      image.setAttribute("loading", "eager");
    });
  });
  // A picture inside the document cannot fail.
  await page.waitForFunction(() => [...document.images].every(({ currentSrc }) => currentSrc.startsWith("data:")));
  for (const section of sections) {
    expect(await page.locator(`section:has(#${section})`).getByText(common.picture.unavailable).count()).toBeGreaterThan(0);
  }
});

/** Pictures whose `sizes` do not match the width that covers their box. Drawings have one file for every size. */
function wrongSizes(page: Page): Promise<readonly string[]> {
  return page.locator('picture img:not([src$=".svg"]):visible').evaluateAll((images: HTMLImageElement[]) => {
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
    return images.flatMap((image) => {
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
  await inPages(context, paths, async ({ page }, path) => {
    await page.goto(address(path));
    await hydrated(page);
    for (const width of [360, 412, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      wrong.push(...(await wrongSizes(page)).map((finding) => `${path} at ${String(width)} px: ${finding}`));
    }
  });
  expect(wrong).toEqual([]);
});
