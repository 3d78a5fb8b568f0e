import { localizedPath } from "../../../../src/core/routes/localized-path";

test.each([
  ["en", "airport-parking", "/airport-parking"],
  ["de", "parken", "/de/parken"],
  ["en", "", "/"],
  ["tr", "", "/tr"],
  ["en", "directions-to-{brand}-larnaca", "/directions-to-acme-larnaca"],
] as const)("in %s, the slug “%s” has the path %s", (language, slug, path) => {
  expect(localizedPath(language, slug, "acme")).toBe(path);
});
