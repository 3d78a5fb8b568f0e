import type { Page } from "playwright-core";
import greek from "../../../locales/el/common.json";
import common from "../../../locales/en/common.json";
import { pathOf } from "../../built/site";
import { PHONE, address, hydrated, sharedBrowser } from "../../browser/site";
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
  ["/", common.picture.unavailable],
  ["/el", greek.picture.unavailable],
])("on %s a note in the page's language replaces a missing picture, and keeps its text", async (path, note) => {
  const page = await openWithoutPictures(path);
  const hero = page.locator('section[aria-labelledby="title"]');
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
] as const)("on the page %s a note replaces a missing drawing, and initials a missing portrait", async (route, sections) => {
  const page = await openWithoutPictures(pathOf(route));
  await page.locator("img").evaluateAll((images) => {
    images.forEach((image) => {
      image.setAttribute("loading", "eager");
    });
  });
  await page.waitForFunction(() => document.images.length === 0);
  for (const section of sections) {
    expect(await page.locator(`section[aria-labelledby="${section}"]`).getByText(common.picture.unavailable).count()).toBeGreaterThan(0);
  }
});
