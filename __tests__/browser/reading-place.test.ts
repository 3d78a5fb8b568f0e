import { onePagePerTemplate, pathOf } from "../built/site";
import { address, laidOut, sharedBrowser } from "./site";

const browser = sharedBrowser();

/** A laptop, where columns that stick may be higher than the window. */
const LAPTOP = { viewport: { width: 1280, height: 720 } } as const;

test("after reloads the same section is in the window", async () => {
  const page = await browser.visit(pathOf("home", "el"), LAPTOP);
  await laidOut(page);
  const heading = page.locator("#fleet");
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  for (let reload = 0; reload < 3; reload += 1) {
    await page.reload();
    await laidOut(page);
    const { top, bottom } = await heading.evaluate((element) => element.getBoundingClientRect());
    expect([reload, top > 0, bottom < LAPTOP.viewport.height]).toEqual([reload, true, true]);
  }
});

test("what sticks to the upper edge is not higher than the window, so that every link in it can be seen", async () => {
  const page = await browser.newPage(LAPTOP);
  const found: (readonly string[])[] = [];
  for (const path of onePagePerTemplate()) {
    await page.goto(address(path));
    const tooHigh = page.locator("body *").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { position, insetBlockStart } = getComputedStyle(element);
        const excess = Number.parseFloat(insetBlockStart) + element.clientHeight - innerHeight;
        return position === "sticky" && excess > 0 ? [`${element.tagName}: ${String(excess)} px`] : [];
      }),
    );
    found.push(await tooHigh);
  }
  expect(found.flat()).toEqual([]);
});
