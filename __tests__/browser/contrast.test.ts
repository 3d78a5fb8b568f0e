import type { Language } from "../../src/core/languages";
import { pathOf } from "../built/site";
import { address, sharedBrowser } from "./site";
import { letWordsBeTakenOut, poorLines } from "./text-on-pictures";

const browser = sharedBrowser();

const HERO = 'section[aria-labelledby="title"]';

/** Where the picture or the words change their place, and the widest screen. */
const WIDTHS = [360, 768, 1152, 1920] as const;

/** Languages of which the lines end in different places. In the dark the picture is dimmed behind the same light words: the shortest and the longest are enough. */
const SCHEMES: Readonly<Partial<Record<Language, readonly ("light" | "dark")[]>>> = {
  en: ["light", "dark"],
  de: ["light"],
  el: ["light", "dark"],
  ru: ["light"],
};

test("text over the picture of the home page can be read at every pixel, in the light scheme and the dark one", async () => {
  const page = await browser.newPage({ bypassCSP: true });
  const poor: string[] = [];
  for (const [language, schemes] of Object.entries(SCHEMES)) {
    await page.goto(address(pathOf("home", language as Language)));
    await letWordsBeTakenOut(page, HERO);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1400 });
        const measured = await poorLines(page, HERO);
        expect(measured.count).toBeGreaterThan(0);
        poor.push(...measured.poor.map((line) => `${language} at ${String(width)} px, ${colorScheme}: ${line}`));
      }
    }
  }
  await page.close();
  expect(poor).toEqual([]);
});
