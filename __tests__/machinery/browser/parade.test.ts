import type { Locator, Page } from "playwright-core";
import { pathOf } from "../../built/site";
import { DESKTOP, address, laidOut, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** From a telephone to a screen on which a row of five has room. */
const WIDTHS = [360, 768, 1152, 1440, 2560];

const PARADES = [
  { route: "home", section: "fleet" },
  { route: "van-rental", section: "products" },
] as const;

/** Shows so many vehicles, which are copies of the first. */
function show(parade: Locator, count: number): Promise<void> {
  return parade.evaluate((element, wanted) => {
    const row = element.querySelector("ul");
    const [first, ...others] = Array.from(row?.children ?? []);
    others.forEach((vehicle) => {
      vehicle.remove();
    });
    row?.append(...Array.from({ length: wanted - 1 }, () => first?.cloneNode(true) ?? ""));
  }, count);
}

/** What is wrong with the road and the vehicles on it. */
function roadFaults(parade: Locator): Promise<readonly string[]> {
  return parade.evaluate((element) => {
    const row = element.querySelector("ul");
    if (row === null || row.children.length === 0) {
      return ["there are no vehicles"];
    }
    const road = getComputedStyle(row, "::before");
    const ground = row.getBoundingClientRect();
    const roadTop = ground.top + Number.parseFloat(road.top);
    const roadBottom = roadTop + Number.parseFloat(road.height);
    const boxes = Array.from(row.children, (vehicle) => vehicle.getBoundingClientRect());
    const wheels = Array.from(row.querySelectorAll("img"), (image) => image.getBoundingClientRect());
    return [
      ...wheels.flatMap(({ bottom, left, right }, index) =>
        bottom > roadTop && bottom < roadBottom && left >= ground.left && right <= ground.right
          ? []
          : [`vehicle ${String(index + 1)} is off the road`],
      ),
      ...(boxes.some(({ width: column }) => column > innerWidth) ? ["a vehicle takes more than the screen"] : []),
      ...boxes.flatMap(({ left }, index) =>
        left >= (boxes[index - 1]?.right ?? left) ? [] : [`vehicle ${String(index + 1)} overlaps the one before`],
      ),
      ...(ground.right - ground.left > element.scrollWidth + 1 ? ["the road ends where nobody can scroll to"] : []),
    ];
  });
}

/** What is wrong with the arrow on the road: it says that there is more to the side. */
function arrowFaults(parade: Locator): Promise<readonly string[]> {
  return parade.evaluate(async (element) => {
    const isShownAt = async (left: number): Promise<boolean> => {
      element.scrollTo({ left, behavior: "instant" });
      // A scroll timeline takes its new time with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { content, display, opacity } = getComputedStyle(element.firstElementChild ?? element, "::after");
      // The end of a row may lie between two pixels, where the arrow is nearly gone.
      return content !== "none" && display !== "none" && Number(opacity) > 0.1;
    };
    const hasMore = element.scrollWidth > element.clientWidth;
    const atEnd = await isShownAt(element.scrollWidth);
    const atStart = await isShownAt(0);
    return [
      ...(atStart && !hasMore ? ["the arrow is shown, and there is nothing to scroll"] : []),
      ...(!atStart && hasMore ? ["the arrow is not shown, and there is more to the side"] : []),
      ...(atEnd ? ["the arrow is shown at the last vehicle"] : []),
    ];
  });
}

/** Looks at both parades at every width with every number of vehicles. */
async function inEveryParade(
  page: Page,
  counts: readonly number[],
  look: (parade: Locator) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { route, section } of PARADES) {
    await page.goto(address(pathOf(route)));
    await laidOut(page);
    const parade = page.locator(`section[aria-labelledby="${section}"] [role="group"]`);
    // Nothing else has to be laid out again at every width.
    await parade.evaluate((element) => {
      document.querySelectorAll<HTMLElement>("header, footer, aside, main > *").forEach((part) => {
        part.style.display = part.contains(element) ? "" : "none";
      });
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of counts) {
        await show(parade, count);
        wrong.push(...(await look(parade)).map((fault) => `${section} at ${String(width)} px with ${String(count)}: ${fault}`));
      }
    }
  }
  return wrong;
}

test("however many vehicles there are, each is drawn on the road, beside the one before, and can be scrolled to", async () => {
  const page = await browser.newPage({ ...DESKTOP, javaScriptEnabled: false });
  expect(await inEveryParade(page, [1, 2, 4, 5, 9], roadFaults)).toEqual([]);
  await page.close();
});

test.each(["no-preference", "reduce"] as const)(
  "an arrow on the road shows where there is more to scroll to, and is gone at the last vehicle; motion: %s",
  async (reducedMotion) => {
    const page = await browser.newPage({ ...DESKTOP, reducedMotion });
    // React would put the vehicles back.
    await page.route(/\.js$/, (route) => route.abort());
    expect(await inEveryParade(page, [1, 3, 6], arrowFaults)).toEqual([]);
    await page.close();
  },
);
