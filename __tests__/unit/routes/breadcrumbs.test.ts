import { pageBreadcrumbs } from "../../../src/core/routes/breadcrumbs";
import { required } from "../../../src/core/required";
import { HOME } from "../../../src/core/page-ids";
import { LABELLED_PAGES, pathOf } from "../../../src/core/routes/routes";

const trail = (path: string, rest: { readonly parent?: string; readonly ownLabel?: string } = {}) =>
  pageBreadcrumbs({ language: "el", path, parent: null, navigationLabel: (route) => `label of ${route}`, ...rest });

const home = { label: `label of ${HOME}`, path: "/el" };

test("a breadcrumb leads from home through the parent to the page", () => {
  const parent = required(
    LABELLED_PAGES.find((id) => id !== HOME),
    "A page of the menus",
  );
  expect(trail("/el/article", { parent, ownLabel: "An article" })).toEqual([
    home,
    { label: `label of ${parent}`, path: pathOf(parent, "el") },
    { label: "An article", path: "/el/article" },
  ]);
});

test("a page without a label is named by its slug", () => {
  expect(trail("/el/top-5-scenic-drives")).toEqual([home, { label: "Top 5 Scenic Drives", path: "/el/top-5-scenic-drives" }]);
});

test("the home page has no breadcrumb", () => {
  expect(trail("/el")).toEqual([]);
});
