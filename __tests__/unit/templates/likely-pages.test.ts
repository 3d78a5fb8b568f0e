import { likelyPages } from "../../../src/templates/not-found/likely-pages";

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
