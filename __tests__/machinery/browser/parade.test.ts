import { pathOf } from "../../built/site";
import { DESKTOP, address, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** From a telephone to a screen on which a row of five has room. */
const WIDTHS = [360, 768, 1152, 1296, 1440, 2560];

const PARADES = [
  { route: "home", section: "fleet" },
  { route: "van-rental", section: "products" },
] as const;

test("however many vehicles there are, each is drawn on the road, beside the one before, and can be scrolled to", async () => {
  const context = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
  const page = await context.newPage();
  const wrong: string[] = [];
  for (const { route, section } of PARADES) {
    await page.goto(address(pathOf(route, "en")));
    const parade = page.locator(`section[aria-labelledby="${section}"] [role="group"]`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of [1, 2, 3, 4, 5, 6, 9]) {
        const found = await parade.evaluate((element, wanted) => {
          const row = element.querySelector("ul");
          const [first, ...others] = Array.from(row?.children ?? []);
          if (row === null || first === undefined) {
            return ["has no vehicles"];
          }
          others.forEach((vehicle) => {
            vehicle.remove();
          });
          row.append(...Array.from({ length: wanted - 1 }, () => first.cloneNode(true)));
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
              left >= (boxes[index - 1]?.right ?? left) ? [] : [`vehicle ${String(index + 1)} stands on another one`],
            ),
            ...(ground.right - ground.left > element.scrollWidth + 1 ? ["the road ends where nobody can scroll to"] : []),
          ];
        }, count);
        wrong.push(...found.map((fault) => `${section} at ${String(width)} px with ${String(count)}: ${fault}`));
      }
    }
  }
  expect(wrong).toEqual([]);
  await context.close();
});
