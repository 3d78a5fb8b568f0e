import { pathOf } from "../../../../src/core/routes/routes";
import { localizedPath } from "../../../../src/core/routes/localized-path";

describe("localizedPath", () => {
  test("gives English no prefix and every other language its own", () => {
    expect(localizedPath("en", "airport-parking", "acme")).toBe("/airport-parking");
    expect(localizedPath("de", "parken", "acme")).toBe("/de/parken");
  });

  test("makes the home page of a language its prefix alone", () => {
    expect(localizedPath("en", "", "acme")).toBe("/");
    expect(localizedPath("tr", "", "acme")).toBe("/tr");
  });

  test("fills the brand into a slug", () => {
    expect(localizedPath("en", "directions-to-{brand}-larnaca", "acme")).toBe("/directions-to-acme-larnaca");
  });
});

test("pathOf finds a page in a language", () => {
  expect(pathOf("booking-terms", "el")).toBe("/el/oroi-kratisis-ochimatos");
});
