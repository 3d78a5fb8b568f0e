import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SITE_ROOT } from "../../site-root";
import { PAGES, difference, testEvery } from "../../built/site";

const uses = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(join(SITE_ROOT, ".cache", "fact-uses.json"), "utf8")));

/** What the texts of a page name beyond those of the frame, which every page has. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  offline: ["emergencyNumber", "roundTheClock"],
  "old-harbour": ["toPaphosKm"],
  // The table of hours asks for the facts of cars and vans too.
  "airport-parking": ["carLateGrace", "parkingSaving", "parkingSavingOn", "roundTheClock", "vanLateFee", "vanLateHour"],
};

testEvery(
  "the record of uses names the facts that each page shows, and no other",
  PAGES.filter(({ routeId }) => routeId in NAMED),
  ({ path, routeId, language }) => {
    const frame = uses[PAGES.find((page) => page.routeId === "not-found" && page.language === language)?.path ?? ""] ?? [];
    return difference(
      "what is beyond the frame's",
      uses[path]?.filter((fact) => !frame.includes(fact)),
      NAMED[routeId],
    );
  },
);

test("the record of uses names every page, and no other", () => {
  expect(Object.keys(uses).sort()).toEqual(PAGES.map(({ path }) => path).sort());
});
