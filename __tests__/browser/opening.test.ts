import { DATA, pathOf } from "../built/site";
import { address, sharedBrowser } from "./site";

const browser = sharedBrowser();

const closes = String(DATA.facts.facts.find(({ id }) => id === "officeCloses")?.value);

test.each([
  ["open until the minute before it closes", -1, "open"],
  ["closed from then on", 0, "closed"],
])(
  "the office is %s by the time in Cyprus, on a device in another time zone and before the page is hydrated",
  async (_, minutes, state) => {
    const page = await browser.newPage({ timezoneId: "America/New_York" });
    // In January Cyprus is two hours ahead of UTC.
    await page.clock.setFixedTime(Date.parse(`2027-01-15T${closes}:00+02:00`) + minutes * 60_000);
    await page.goto(address(pathOf("just-landed")), { waitUntil: "commit" });
    await page.locator(`body[data-office="${state}"]`).waitFor({ state: "attached" });
    const shown = page.locator("footer p [data-clock] > :visible");
    await shown.waitFor();
    expect(await shown.count()).toBe(1);
  },
);
