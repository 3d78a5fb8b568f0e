import { isMobileLike } from "../../../src/layout/device";
import { likelyPages } from "../../../src/templates/not-found/likely-pages";
import { openingAt } from "../../../src/core/hire/opening";

test.each([
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", 5, true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", 5, true],
  ["Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)", 5, true],
  ["Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; IEMobile/10.0)", 0, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15", 0, false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", 10, false],
])("%s with %i points of touch is a phone or tablet: %s", (userAgent, maxTouchPoints, isMobile) => {
  expect(isMobileLike({ userAgent, maxTouchPoints })).toBe(isMobile);
});

test("hours may run past midnight", () => {
  const night = { opens: "20:00", closes: "08:00" };
  const isOpenAt = (hours: typeof night, moment: string): boolean => openingAt(hours, [], new Date(moment)).isOpen;
  expect(isOpenAt(night, "2026-07-15T21:00:00Z")).toBe(true);
  expect(isOpenAt(night, "2026-07-16T05:00:00Z")).toBe(false);
  expect(isOpenAt({ opens: "00:00", closes: "00:00" }, "2026-07-16T05:00:00Z")).toBe(true);
});

test.each([
  ["the day before", "2026-12-23T10:00:00Z", { isOpen: true, isClosedToday: false, isUsual: false }],
  ["other hours, while it is open", "2026-12-24T10:59:00Z", { isOpen: true, isClosedToday: false, isUsual: false }],
  ["other hours, when it has closed", "2026-12-24T11:00:00Z", { isOpen: false, isClosedToday: false, isUsual: false }],
  // In Cyprus the next day has begun.
  ["a closed day", "2026-12-24T22:30:00Z", { isOpen: false, isClosedToday: true, isUsual: false }],
  ["the day after", "2026-12-27T10:00:00Z", { isOpen: true, isClosedToday: false, isUsual: true }],
])("hours may differ on some days: %s", (_, moment, opening) => {
  const special = [
    { kind: "office", from: "2026-12-24", until: "2026-12-24", opens: "09:00", closes: "13:00" },
    { kind: "office", from: "2026-12-25", until: "2026-12-26" },
  ];
  expect(openingAt({ opens: "09:00", closes: "18:00" }, special, new Date(moment))).toEqual(opening);
});

describe("likelyPages", () => {
  const parking = { path: "/de/parken", label: "Parken", addresses: ["/airport-parking", "/de/parken-flughafen-larnaka"] };
  const paphos = { path: "/de/paphos", label: "Paphos", addresses: ["/de/archaeologischer-park-paphos", "/paphos-archaeological-park"] };
  const home = { path: "/de", label: "Start", addresses: ["/", "/de"] };
  const all = [home, parking, paphos];

  test.each([
    ["/de/airport-parking", parking],
    ["/de/Parken-Flughafen-Larnaca.html", parking],
    ["/paphos-park", paphos],
    ["/de/%E0%A4%A", undefined],
    ["/wp-login.php", undefined],
  ])("for %s the likely page is %j", (address, expected) => {
    expect(likelyPages(address, all, 3)[0]).toBe(expected);
  });
});
