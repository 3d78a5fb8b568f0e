import { address, sharedBrowser } from "./site";
import { letWordsBeTakenOut, poorLines } from "./text-on-pictures";

const browser = sharedBrowser();

test.each(["light", "dark"] as const)(
  "text over the picture of the home page can be read at every pixel, in the %s scheme",
  async (colorScheme) => {
    const poor: string[] = [];
    const hero = 'section[aria-labelledby="title"]';
    const height = 1400;
    // In the dark the picture is dimmed behind the same light words: the shortest and the longest are enough.
    for (const path of colorScheme === "light" ? ["/", "/de", "/el", "/ru"] : ["/", "/el"]) {
      const context = await browser.newContext({ colorScheme, reducedMotion: "reduce", bypassCSP: true });
      const page = await context.newPage();
      await page.goto(address(path));
      await letWordsBeTakenOut(page, hero);
      for (const width of path === "/" ? [360, 768, 1024, 1152, 1440, 1920] : [360, 768, 1152, 1920]) {
        await page.setViewportSize({ width, height });
        const measured = await poorLines(page, hero);
        expect(measured.count).toBeGreaterThan(5);
        poor.push(...measured.poor.map((line) => `${path} at ${String(width)} px: ${line}`));
      }
      await context.close();
    }
    expect(poor).toEqual([]);
  },
);
