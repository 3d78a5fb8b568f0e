import type { Locator } from "playwright-core";
import { pathOf } from "../../built/site";
import { DESKTOP, laidOut, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

/** Shows a number of vehicles, which are copies of the first. */
function show(parade: Locator, count: number): Promise<void> {
  return parade.evaluate((element, wanted) => {
    const row = element.querySelector("ul");
    row?.replaceChildren(...Array.from({ length: wanted }, () => row.children[0]?.cloneNode(true) ?? ""));
  }, count);
}

/** What is wrong with the road and the vehicles on it. */
function faultsOf(parade: Locator): Promise<readonly string[]> {
  return parade.evaluate((element) => {
    const row = element.querySelector("ul") ?? element;
    const road = getComputedStyle(row, "::before");
    const box = row.getBoundingClientRect();
    const roadTop = box.top + Number.parseFloat(road.top);
    const roadBottom = roadTop + Number.parseFloat(road.height);
    const vehicles = Array.from(row.children, (vehicle) => vehicle.getBoundingClientRect());
    return [
      ...Array.from(row.querySelectorAll("img"), (image) => image.getBoundingClientRect()).flatMap(({ bottom, left, right }, index) =>
        bottom > roadTop && bottom < roadBottom && left >= box.left && right <= box.right
          ? []
          : [`vehicle ${String(index + 1)} is off the road`],
      ),
      ...vehicles.flatMap(({ left, width }, index) => [
        ...(width > innerWidth ? [`vehicle ${String(index + 1)} is wider than the screen`] : []),
        ...(left < (vehicles[index - 1]?.right ?? left) ? [`vehicle ${String(index + 1)} overlaps the one before`] : []),
      ]),
      ...(box.width > element.scrollWidth + 1 ? ["the road does not scroll to its end"] : []),
    ];
  });
}

test.each([
  ["home", "fleet"],
  ["van-rental", "products"],
])("on the page %s every vehicle is on the road beside the one before, however many there are", async (route, section) => {
  const page = await browser.visit(pathOf(route), { ...DESKTOP, javaScriptEnabled: false });
  await laidOut(page);
  const parade = page.locator(`section:has(#${section}) [role="group"]`);
  const faults: string[] = [];
  for (const width of [360, 768, 1152, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const count of [1, 2, 5, 9]) {
      await show(parade, count);
      expect(await parade.locator("ul").first().locator(":scope > li").count()).toBe(count);
      faults.push(...(await faultsOf(parade)).map((fault) => `${String(count)} at ${String(width)} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test("a filter without scripts hides the cars that do not fit, and writes the question where none does", async () => {
  const page = await browser.visit("/", { ...DESKTOP, javaScriptEnabled: false });
  const cars = page.locator('section:has(#fleet) [role="group"] h3:visible');
  const wish = (label: string) => page.getByRole("checkbox", { name: label });
  const message = page.getByRole("status").filter({ hasText: "No car shown here" }).locator("blockquote:visible");
  const all = await cars.allInnerTexts();
  expect(all.length).toBeGreaterThan(1);
  await wish("Automatic").check();
  expect(await cars.allInnerTexts()).toEqual(["Nissan March"]);
  await wish("Large bags: 4+").check();
  expect(await cars.count()).toBe(0);
  expect(await message.allInnerTexts()).toEqual([expect.stringContaining("Automatic, Large bags: 4+")]);
  await wish("Manual").check();
  expect(await cars.allInnerTexts()).toEqual(["Dacia Duster"]);
  expect(await message.count()).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await cars.allInnerTexts()).toEqual(all);
});
